import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { atRest, overflows } from './support/document'
import { inBrowser } from './support/in-browser'

/** Widths of a phone, an upright tablet and a tablet. */
const WIDTHS = [390, 768, 1024]

describe('a kiosk', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')

    await web.product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: employee.employee },
      body: { oid: 'W-17' },
    })
  })

  it('is added, paired and used, tells a lost connection, and ends with its removal', async () => {
    const admin = await web.visitor({ token: company.admin.token })
    const settings = await admin.open('/admin/general?tab=kiosks')
    await settings.getByText('There are no kiosks.').waitFor()
    await settings.getByRole('button', { name: 'Add kiosk' }).first().click()
    const dialog = settings.getByRole('dialog', { name: 'Add kiosk' })
    await dialog.getByRole('button', { name: 'Add kiosk' }).click()
    await dialog.getByText('Enter a name for the kiosk.').waitFor()
    await dialog.getByLabel('Name').fill('Main entrance')
    await dialog.getByRole('button', { name: 'Add kiosk' }).click()
    const pairing = settings.getByRole('dialog', { name: /Pair a tablet with .*Main entrance/ })
    const link = await pairing.locator('code').innerText()
    await atRest(settings)
    expect(await axeInBothThemes(settings)).toEqual([])
    await pairing.getByRole('button', { name: 'Done' }).click()
    await settings.getByText('No tablet').waitFor()
    expect([...(await axeInBothThemes(settings)), ...(await overflows(settings, [390]))]).toEqual(
      [],
    )

    const person = await web.visitor({ token: employee.token })
    const account = await person.open('/my_account')
    await account.getByRole('button', { name: 'Set PIN' }).click()
    const setting = account.getByRole('dialog', { name: 'PIN for kiosks' })
    await setting.getByLabel('New PIN').fill('1234')
    await setting.getByLabel('Current password').fill(PASSWORD)
    await setting.getByRole('button', { name: 'Set PIN' }).click()
    await setting.getByText('This PIN is easy to guess.').waitFor()
    await setting.getByLabel('New PIN').fill('2580')
    await setting.getByRole('button', { name: 'Set PIN' }).click()
    await account.getByRole('button', { name: 'Change PIN' }).waitFor()

    const tablet = (await web.visitor({ viewport: { width: 1024, height: 768 } })).expects(
      /\/kiosks\//,
    )
    const page = await tablet.open(link.slice(web.url.length))
    await page.getByRole('heading', { name: 'Check in or out' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByText('Main entrance').waitFor()
    expect([...(await axeInBothThemes(page)), ...(await overflows(page, WIDTHS))]).toEqual([])

    const enter = async (pin: string) => {
      await page.getByLabel('Employee ID').fill('W-17')
      await page.getByLabel(/^PIN/).fill(pin)
      await page.keyboard.press('Enter')
    }

    await enter('1379')
    await page.getByText('Employee ID and PIN do not match').waitFor()
    await enter('2580')
    await page.getByRole('heading', { name: 'Eli Tester' }).waitFor()
    expect([...(await axeInBothThemes(page)), ...(await overflows(page, WIDTHS))]).toEqual([])
    await page.getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('heading', { name: /^Checked in at/ }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    // The next person finds nothing of the one before.
    await page.getByRole('heading', { name: 'Check in or out' }).waitFor()
    expect(await page.getByLabel('Employee ID').inputValue()).toBe('')
    await enter('2580')
    await page.getByText('Checked in since').waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()

    await tablet.context.setOffline(true)
    await enter('2580')
    await page.getByRole('heading', { name: 'Not connected' }).waitFor()
    await tablet.context.setOffline(false)
    await page.getByRole('heading', { name: 'Check in or out' }).waitFor()

    // The pairing outlives a restart of the tablet, until the kiosk is removed.
    await page.reload()
    await page.getByRole('heading', { name: 'Check in or out' }).waitFor()
    const params = { ws: company.ws }
    const { token } = company.admin
    const [kiosk] = (await web.product.call(kiosksApi.kiosks, { token, params })).body.data
    await settings.getByRole('button', { name: /^Remove/ }).click()
    await settings.getByRole('button', { name: 'Remove', exact: true }).click()
    await settings.getByText('There are no kiosks.').waitFor()
    await enter('2580')
    await page.getByRole('heading', { name: 'This tablet is not paired' }).waitFor()
    expect(await page.evaluate('localStorage.getItem("workledger.kiosk")')).toBeNull()
    expect(kiosk).toMatchObject({ name: 'Main entrance' })
  })

  it('gets another name, and an administrator takes a PIN away', async () => {
    const params = { ws: company.ws }
    const { token } = company.admin
    const body = { name: 'Back door' }
    const added = await web.product.call(kiosksApi.addKiosk, { token, params, body })
    const admin = (await web.visitor({ token })).expects(/reset_kiosk_pin answered 409/)
    const settings = await admin.open('/admin/general?tab=kiosks')
    await settings.getByRole('button', { name: /^Rename.*Back door/ }).click()
    const dialog = settings.getByRole('dialog', { name: /Rename .*Back door/ })
    await atRest(settings)
    expect(await axeInBothThemes(settings)).toEqual([])
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByText('Enter a name for the kiosk.').waitFor()
    await dialog.getByLabel('Name').fill('Garden door')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await settings.getByText('Kiosk renamed').waitFor()
    await settings.getByText('Garden door').first().waitFor()

    const pin = { pin: '2580', current_password: PASSWORD }
    const nora = await hire(web.product, company, 'Nora')
    await web.product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: nora.employee },
      body: { oid: 'W-18' },
    })
    await web.product.call(kiosksApi.setKioskPin, { token: nora.token, params, body: pin })
    const profile = await admin.open(`/admin/employees/${nora.employee}/profile`)

    const reset = async () => {
      await profile
        .getByRole('button', { name: /^(Actions|More)/ })
        .first()
        .click()
      await profile.getByRole('menuitem', { name: 'Reset PIN for kiosks' }).click()
      const question = profile.getByRole('alertdialog', { name: /Reset the PIN of/ })
      await question.getByText('Only this person can set a new one').waitFor()
      await question.getByRole('button', { name: 'Reset PIN' }).click()
    }

    await reset()
    await profile.getByText(/PIN reset: /).waitFor()
    await reset()
    await profile.getByText('This person has no PIN for kiosks.').waitFor()
    const removed = { token, params: { ...params, id: added.body.data.id } }
    await web.product.call(kiosksApi.removeKiosk, removed)
  })

  it('tells a used link, and a tablet without any', async () => {
    const tablet = (await web.visitor()).expects(/\/kiosks\//)
    const bare = await tablet.open('/kiosk')
    await bare.getByRole('heading', { name: 'This tablet is not paired' }).waitFor()
    const params = { ws: company.ws }

    const { url } = (
      await web.product.call(kiosksApi.addKiosk, {
        token: company.admin.token,
        params,
        body: { name: 'Side door' },
      })
    ).body.data

    const first = await tablet.open(url.slice(web.url.length))
    await first.getByText('Side door').waitFor()
    const other = (await web.visitor()).expects(/\/kiosks\//)
    const second = await other.open(url.slice(web.url.length))
    await second.getByText('This link is used or has expired.').waitFor()
  })
})
