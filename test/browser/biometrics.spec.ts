import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('biometric devices', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
  })

  /** Sends a device's call from its address. */
  const says = (method: 'GET' | 'POST', url: string, payload = '') =>
    web.product.app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': '203.0.113.7',
        ...(payload ? { 'content-type': 'text/plain' } : {}),
      },
      ...(payload ? { payload } : {}),
    })

  it('a device that waits is added, an employee enrolls at it, and punches', async () => {
    const admin = (await web.visitor({ token: company.admin.token })).expects(
      /register-employee answered 409/,
    )
    const page = await admin.open('/admin/biometrics')
    await page.getByText('No devices yet').waitFor()
    await page.getByRole('button', { name: 'Add device' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add device' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please input the Device Name!').waitFor()
    await dialog.getByText('Please input the Serial Number!').waitFor()
    await dialog.getByText('Please select the Office!').waitFor()
    await dialog.getByLabel('Device Name').fill('Reception')
    await dialog.getByLabel('Serial Number').fill('BROWSER1')
    await dialog.getByRole('combobox', { name: 'Office' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('New Device Added').waitFor()
    expect((await says('GET', '/iclock/cdata?SN=BROWSER1&options=all')).statusCode).toBe(200)
    await page.getByRole('button', { name: 'Deploy all' }).click()
    await page.getByText('All Devices deployed').waitFor()

    const profile = await admin.open(`/admin/employees/${employee.employee}/profile`)
    await profile.getByRole('button', { name: 'Enroll' }).click()
    const enrol = profile.getByRole('dialog', { name: 'Enroll' })
    await enrol.getByRole('button', { name: 'Register' }).click()
    await enrol.getByText('Please select the Device!').waitFor()
    await enrol.getByRole('combobox', { name: 'Device' }).click()
    await profile.getByRole('option', { name: 'Reception' }).click()
    await enrol.getByRole('button', { name: 'Register' }).click()
    const waits = profile.getByRole('dialog', { name: 'Go to the device and enroll' })
    await waits.getByRole('button', { name: 'OK' }).click()
    await profile.getByText('Not Enrolled at device. Please try again').waitFor()
    // Closed and reopened, it shows the same place; the list opens it too.
    await profile.keyboard.press('Escape')
    await profile.getByRole('button', { name: 'Enroll' }).click()
    await enrol.getByRole('combobox', { name: 'Device' }).click()
    await profile.getByRole('option', { name: 'Reception' }).click()
    await enrol.getByRole('button', { name: 'Register' }).click()
    await waits.waitFor()
    const list = await admin.open('/admin/biometrics?tab=people')
    await list.getByRole('button', { name: 'Actions for Eli Tester' }).first().click()
    await list.getByRole('menuitem', { name: 'Check enrollment' }).click()
    await list.getByRole('dialog', { name: 'Go to the device and enroll' }).waitFor()
    expect((await says('GET', '/iclock/getrequest?SN=BROWSER1')).body).toContain('ENROLL_FP PIN=1')

    await says(
      'POST',
      '/iclock/devicecmd?SN=BROWSER1',
      'ID=1&Return=0&CMD=DATA\nID=2&Return=0&CMD=ENROLL_FP\n',
    )

    await web.product.settled()
    await waits.getByRole('button', { name: 'OK' }).click()
    await profile.getByText('Enrolled Successfully').waitFor()

    const people = await admin.open('/admin/biometrics?tab=people')
    await people.getByText('Eli Tester').first().waitFor()
    await people.getByText('Enrolled').first().waitFor()
    const now = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Lisbon' })
    await says('POST', '/iclock/cdata?SN=BROWSER1&table=ATTLOG', `1\t${now}\t0\t1\n`)
    const punches = await admin.open('/admin/biometrics?tab=punches')
    await punches.getByText('Eli Tester').first().waitFor()
    await punches.getByText('Reception').first().waitFor()
  })
})
