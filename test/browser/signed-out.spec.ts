import { accessApi } from '@workledger/contracts/access/access.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { axeFindings } from './support/axe'
import { settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('a session that ends while its person types', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  /** Types an expense, and sends it after the session has ended. */
  async function typeAndSend(): Promise<Page> {
    employee = await hire(web.product, company, 'Eli')
    const visitor = (await web.visitor({ token: employee.token })).expects(/answered 401/)
    const page = await visitor.tab()
    const later = page.waitForResponse(/\/assets\/later-/)
    await page.goto(`${web.url}/requests?tab=expenses`)
    await later
    await settled(page)
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Add expense' })
    await dialog.getByLabel('Name').fill('Train to Porto')
    await dialog.getByRole('combobox', { name: 'Category' }).press('ArrowDown')
    await page.getByRole('option', { name: 'Travelling' }).click()
    await dialog.getByLabel('Amount').fill('42.5')
    await dialog.getByLabel('Description').fill('A long story')
    await web.product.call(accessApi.logout, { token: employee.token })
    await dialog.getByRole('button', { name: 'Add expense' }).click()
    await page.getByRole('alertdialog', { name: 'You are signed out' }).waitFor()

    return page
  }

  /** Signs in in the tab that the question opens. */
  async function signInAs(page: Page, email: string): Promise<Page> {
    const opened = page.waitForEvent('popup')
    await page.getByRole('alertdialog').getByRole('link', { name: 'Sign in' }).click()
    const tab = await opened
    await tab.getByLabel('Email').fill(email)
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
    await tab.getByRole('heading', { level: 1 }).waitFor()

    return tab
  }

  it('keeps the work, and sends it after a sign-in in another tab', async () => {
    const page = await typeAndSend()
    expect(await axeFindings(page)).toEqual([])
    await signInAs(page, employee.email)
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    const dialog = page.getByRole('dialog', { name: 'Add expense' })
    expect(await dialog.getByLabel('Description').inputValue()).toBe('A long story')
    await dialog.getByRole('button', { name: 'Add expense' }).click()
    await page.getByText('New Expense Added').waitFor()

    const { body } = await web.product.call(expensesApi.expenses, {
      token: company.admin.token,
      params: { id: employee.employee },
    })

    expect(body.data).toMatchObject([{ name: 'Train to Porto', status: 'pending' }])
  })

  it('gives the page of one person to no other', async () => {
    const page = await typeAndSend()
    await signInAs(page, company.admin.email)
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await settled(page)
    expect(await page.getByText('A long story').count()).toBe(0)
  })

  it('leaves the page when its person wishes', async () => {
    const page = await typeAndSend()
    await page.getByRole('button', { name: 'Leave this page' }).click()
    await page.waitForURL(/\/signin\?next=/)
  })
})
