import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('networks for check-in', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli')
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
})
