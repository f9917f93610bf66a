import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('signing in as an employee', () => {
  const web = inBrowser()
  let company: Company
  let maya: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    maya = await hire(web.product, company, 'Maya')
  })

  it('begins in their profile, names both people, and ends in one’s own session', async () => {
    // Requests of a page whose session is ending are refused.
    const visitor = (await web.visitor({ token: company.admin.token })).expects(
      /^GET .* answered 401$/,
    )
    const page = await visitor.open(`/admin/employees/${maya.employee}/profile`)
    await page.getByRole('button', { name: /^Actions for Maya/ }).click()
    await page.getByRole('menuitem', { name: 'Sign in as this person' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click()
    const banner = page.getByText(/^.+ is signed in as Maya .+\./)
    await banner.waitFor()
    expect(await banner.textContent()).not.toMatch(/[0-9a-f]{8}-/)
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await banner.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Employees' }).first().waitFor()
  })
})
