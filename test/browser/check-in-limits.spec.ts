import { accessApi } from '@workledger/contracts/access/access.api'
import { checkInLimitsApi } from '@workledger/contracts/attendance/check-in-limits.api'
import type { Locator, Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { overflows } from './support/document'
import { inBrowser } from './support/in-browser'

const expectValue = (field: Locator, value: string) =>
  until(async () => (await field.inputValue()) === value)

describe('networks for check-in', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
  })

  const setLimits = (body: object) =>
    web.product.call(checkInLimitsApi.setCheckInLimits, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: body as never,
    })

  it('are set in the console, refuse a check-in elsewhere, and let exempt people pass', async () => {
    const admin = await web.visitor({ token: company.admin.token })
    const settings = await admin.open('/admin/general?tab=networks')
    await settings.getByText(/Yours is .*127\.0\.0\.1/).waitFor()
    const network = settings.getByRole('textbox', { name: /^Network or address/ }).first()
    const save = settings.getByRole('tabpanel').getByRole('button', { name: 'Save' })
    await network.fill('somewhere')
    await save.click()
    await settings.getByText('Enter an address or a network in CIDR notation').waitFor()
    await network.fill('203.0.113.0/24')
    await save.click()
    await settings.getByText('Networks saved').waitFor()
    await settings.getByText(/Your own address .* is outside these networks/).waitFor()

    expect([
      ...(await axeInBothThemes(settings)),
      ...(await overflows(settings, [390, 768])),
    ]).toEqual([])

    const person = (await web.visitor({ token: employee.token })).expects(
      /attendances-checkin answered 403/,
    )
    const page = await person.open('/dashboard')
    await page.getByRole('button', { name: 'Check in' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'What you plan to do today' }).fill('Invoices')
    await dialog.getByRole('button', { name: 'Check in' }).click()
    await page.getByText('only from its own networks').waitFor()

    await settings.getByRole('combobox', { name: /People without this limit/ }).fill('Eli')
    await settings.getByRole('option', { name: /Eli Tester/ }).click()
    await settings.keyboard.press('Escape')
    await save.click()
    await settings.getByText('Networks saved').waitFor()
    // What was typed is still there.
    await dialog.getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('button', { name: 'Check out' }).first().waitFor()

    await settings.getByRole('button', { name: 'History of the networks' }).click()
    const history = settings.getByRole('dialog', { name: 'History' })
    await history.getByText('Networks for check-in set').first().waitFor()
    await history.getByText('203.0.113.0/24').first().waitFor()
    await history.getByText('Eli Tester').first().waitFor()
  })

  describe('at places', () => {
    const PLANT = { name: 'Plant', lat: 52.52, long: 13.405, radius: 100 }

    const open = async (person: Person, geolocation?: object) => {
      const visitor = (await web.visitor({ token: person.token })).expects(
        /attendances-check(in|out) answered 403/,
      )
      const page = await visitor.open('/dashboard')
      const context = page.context()
      if (geolocation) await context.grantPermissions(['geolocation'])
      await context.setGeolocation((geolocation ?? null) as never)

      return page
    }

    const press = async (page: Page) => {
      await page.getByRole('button', { name: 'Check in' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'What you plan to do today' }).fill('Invoices')
      await dialog.getByRole('button', { name: 'Check in' }).click()
    }

    it('are set in the console, with the location of its device', async () => {
      const admin = await web.visitor({ token: company.admin.token })
      const settings = await admin.open('/admin/general?tab=networks')
      await settings.context().grantPermissions(['geolocation'])
      await settings
        .context()
        .setGeolocation({ latitude: 52.5201, longitude: 13.4049, accuracy: 9 })
      const panel = settings.getByRole('tabpanel')
      await panel.getByRole('button', { name: 'Remove' }).first().waitFor({ state: 'detached' })
      await panel.getByRole('button', { name: 'Add place' }).click()
      await panel.getByRole('textbox', { name: 'Radius in metres' }).fill('49')
      const save = panel.getByRole('button', { name: 'Save' })
      await save.click()
      await panel.getByText('At least 50.').waitFor()
      await panel.getByRole('textbox', { name: 'Radius in metres' }).fill('100')
      await panel.getByRole('textbox', { name: 'Name' }).fill('Plant')
      await panel.getByRole('button', { name: 'Use my location' }).click()
      await settings.getByText('exact to 9 m').waitFor()
      await expectValue(panel.getByRole('textbox', { name: 'Latitude' }), '52.52')
      await panel.getByRole('textbox', { name: 'Days for which locations are kept' }).fill('7')
      await save.click()
      await settings.getByText('Networks saved').waitFor()
      await settings.getByRole('button', { name: 'History of the networks' }).click()
      const history = settings.getByRole('dialog', { name: 'History' })
      await history.getByText('Places for check-in set').first().waitFor()
      await history.getByText('Plant (52.52, 13.405; 100 m)').first().waitFor()
      await settings.keyboard.press('Escape')

      expect([
        ...(await axeInBothThemes(settings)),
        ...(await overflows(settings, [390, 768])),
      ]).toEqual([])
    })

    it('ask for the location after saying why, and say what to do without one', async () => {
      await setLimits({ places: [PLANT], exempt: [], position_days: 7 })
      const nora = await hire(web.product, company, 'Nora')
      const page = await open(nora)
      await press(page)
      const question = page.getByRole('alertdialog', { name: 'Share your location?' })
      await question.getByText('deleted after 7 days').waitFor()
      expect(await axeInBothThemes(page)).toEqual([])
      await question.getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('only at its places').first().waitFor()

      await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
      await question.getByRole('button', { name: 'Share location' }).click()
      await page.getByText('Your browser does not share the location').first().waitFor()
    })

    it('ask in the language of the person', async () => {
      const zoe = await hire(web.product, company, 'Zoe')
      await web.product.call(accessApi.changeMe, { token: zoe.token, body: { language: 'fr' } })
      const page = await open(zoe)
      await page
        .getByRole('button', { name: /arrivée/i })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('textarea').first().fill('Factures')
      await dialog.getByRole('button', { name: /arrivée/i }).click()
      const question = page.getByRole('alertdialog', { name: /Partager votre position/ })
      await question.getByText(/supprimée après 7 jours/).waitFor()
      await question.getByRole('button', { name: 'Partager la position' }).click()
      await page.getByText('Votre navigateur ne partage pas la position').first().waitFor()
    })

    it('take a location at a place, refuse one elsewhere, and show it to its person', async () => {
      const paul = await hire(web.product, company, 'Paul')
      const page = await open(paul, { latitude: 48.137, longitude: 11.575, accuracy: 10 })
      await press(page)
      await page.getByText('You are not at a place').first().waitFor()
      const context = page.context()
      await context.setGeolocation({ latitude: 52.52, longitude: 13.405, accuracy: 9000 })
      const again = page.getByRole('dialog').getByRole('button', { name: 'Check in' })
      await again.click()
      await page.getByText('Your device knows its location only to').first().waitFor()
      await context.setGeolocation({ latitude: 52.52041, longitude: 13.40531, accuracy: 20 })
      await again.click()
      await page.getByRole('button', { name: 'Check out' }).first().waitFor()
      const [year, month] = new Date().toISOString().split('-').map(Number)
      await page.goto(`${web.url}/my_profile?tab=attendance&year=${year}&month=${month}`)
      await page.getByText('Plant').first().waitFor()
      await page
        .getByText(/Your location: .*52\.52,\s13\.405/)
        .first()
        .waitFor()
    })
  })
})
