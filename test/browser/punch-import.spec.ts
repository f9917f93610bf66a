import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire } from '../support/people'
import { inBrowser } from './support/in-browser'

/** Returns a time so many days ago, as a device writes it. */
const shown = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')

describe('an import of punches', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    const eli = await hire(web.product, company, 'Eli')
    const call = { token: company.admin.token, params: { ws: company.ws } }
    const offices = await web.product.call(structureApi.offices, call)

    const added = await web.product.call(biometricsApi.addDevice, {
      ...call,
      body: { name: 'Door', serial_no: 'USB1', location_id: offices.body.data[0]!.id },
    })

    await web.product.call(biometricsApi.registerEmployee, {
      ...call,
      body: {
        employee_id: eli.employee,
        device_id: added.body.data.id,
        pin: '7',
        since: shown(9),
      },
    })
  })

  it('is previewed, carried out and undone', async () => {
    const rows = [`7\t${shown(5)}\t1\t0\t1\t0`, `9\t${shown(5)}\t1\t0\t1\t0`]
    const { token } = company.admin
    const page = await (await web.visitor({ token })).open('/admin/biometrics')

    await page.getByRole('tab', { name: 'Imports' }).click()
    await page.getByText('No file was imported yet').waitFor()
    await page.getByRole('link', { name: 'Import punches' }).click()

    await page.locator('input[type=file]').setInputFiles({
      name: '1_attlog.dat',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(rows.join('\r\n')),
    })

    await page.getByText('No person at that time').waitFor()
    await page.getByText('The PIN belonged to no one at this device at that time.').waitFor()
    await page.getByRole('button', { name: 'Import 1 punch' }).click()
    await page.getByText('The punches were imported').waitFor()
    await page.getByRole('heading', { name: 'Import from Door' }).waitFor()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Undo the import' }).click()
    await page.getByText('1 punch is removed.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('1 punch was removed').waitFor()
    await page.getByText('Undone').first().waitFor()
  })
})
