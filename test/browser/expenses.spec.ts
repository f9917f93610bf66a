import { readFileSync } from 'node:fs'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('an expense', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person
  let other: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
    other = await hire(web.product, company, 'Una')
  })

  it('is claimed by the employee, approved by the manager, reimbursed by an admin, and told to the employee', async () => {
    const eli = await web.visitor({ token: employee.token })
    const own = await eli.open('/requests?tab=expenses')
    const before = await web.product.events(company.ws)
    await own.getByText('No expenses yet').waitFor()
    await own.getByRole('button', { name: 'Add expense' }).first().click()
    const dialog = own.getByRole('dialog', { name: 'Add expense' })
    await dialog.getByRole('button', { name: 'Add expense' }).click()
    await dialog.getByText('Enter the expense name!').waitFor()
    await dialog.getByText('Please Select the expense type').waitFor()
    await dialog.getByText('Please Enter the Cost in Numeric Value!').waitFor()
    await dialog.getByText('Please enter the description!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByLabel('Name').fill('Train to Porto')
    await dialog.getByRole('combobox', { name: 'Category' }).click()
    await own.getByRole('option', { name: 'Travelling' }).click()
    await dialog.getByLabel('Amount').fill('42.5')
    await dialog.getByLabel('Description').fill('Visit of a client')

    await dialog.locator('input[type=file]').setInputFiles({
      name: 'ticket.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 ticket'),
    })

    await dialog.getByRole('button', { name: 'Add expense' }).click()
    await own.getByText('New Expense Added').waitFor()
    const row = own.getByRole('row').filter({ hasText: 'Train to Porto' })
    await row.getByText('Pending').waitFor()
    await row.getByText('42.50').waitFor()
    await row.getByRole('button', { name: 'Download receipt' }).waitFor()
    await own.live()

    const mia = await web.visitor({ token: manager.token })
    const inbox = await mia.open('/requests?tab=approvals&of=expenses')

    const item = inbox
      .getByRole('list', { name: 'Expenses' })
      .getByRole('listitem')
      .filter({ hasText: 'Eli Tester' })

    await item.getByRole('button', { name: 'Reject' }).click()
    await inbox.getByText('Expense Rejected: Eli Tester').waitFor()
    await inbox.getByRole('button', { name: 'Undo' }).click()
    await item.getByRole('button', { name: 'Details' }).click()
    const details = inbox.getByRole('dialog', { name: 'Expense of Eli Tester' })
    await details.getByText('Visit of a client').waitFor()
    expect(await overflows(inbox, [320, 390])).toEqual([])
    await inbox.setViewportSize({ width: 1440, height: 900 })
    await details.getByLabel('Comment').fill('Enjoy Porto')
    await details.getByRole('button', { name: 'Approve Expense' }).click()
    await inbox.getByText('Expense Approved: Eli Tester').waitFor()
    await inbox.getByText('No pending expenses').waitFor()
    await row.getByText('Approved').waitFor()
    await row.getByText('Due').waitFor()

    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open(`/admin/employees/${employee.employee}/requests?tab=expenses`)
    await page.getByRole('button', { name: 'Actions for the expense of Eli Tester' }).click()
    await page.getByRole('menuitem', { name: 'Mark as reimbursed' }).click()
    const paying = page.getByRole('dialog', { name: 'Mark as reimbursed' })
    await paying.getByLabel('Note').fill('By bank')
    await paying.getByRole('button', { name: 'Mark as reimbursed' }).click()
    await page.getByText('Expense reimbursed').waitFor()
    // Only a counter-entry takes a payment back.
    await page.getByRole('button', { name: 'Actions for the expense of Eli Tester' }).click()
    await page.getByRole('menuitem', { name: 'Counter-entry' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await page.keyboard.press('Escape')

    await row.getByText('Reimbursed on').waitFor()

    const answer = await web.product.call(expensesApi.expenses, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(answer.body.data).toMatchObject([
      { amount: '42.50', status: 'approved', payment: 'paid', comment: 'Enjoy Porto' },
    ])
    expect(await web.product.events(company.ws)).toBe(before + 3)
    // After its counter-entry it is due again; it stays for the books and cannot be deleted.
    await page.getByRole('button', { name: 'Actions for the expense of Eli Tester' }).click()
    await page.getByRole('menuitem', { name: 'Counter-entry' }).click()
    const counter = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Counter-entry' }) })
    await counter.getByRole('textbox', { name: 'Why' }).fill('Paid twice')
    await counter.getByRole('button', { name: 'Counter-entry' }).click()
    await row.getByText('Due').waitFor()
    await page.getByRole('row').filter({ hasText: 'Due' }).waitFor()
    await page.getByRole('button', { name: 'Actions for the expense of Eli Tester' }).click()
    expect(await page.getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await page.getByRole('menuitem', { name: 'Mark as reimbursed' }).click()
    await paying.getByRole('button', { name: 'Mark as reimbursed' }).click()
    await row.getByText('Reimbursed on').waitFor()
  })

  it('that changes while its approval is delayed for Undo is refused, shows the changes, and can be decided again', async () => {
    const typed = {
      name: 'Parking',
      category: 'travelling',
      description: 'Garage',
      currency: 'EUR',
      date: '2026-06-03',
    }

    const params = { id: employee.employee }

    const claimed = await web.product.call(expensesApi.requestExpense, {
      token: employee.token,
      params,
      body: { ...typed, amount: '7.40' } as never,
    })

    const expenseId = claimed.body.data.id
    const mia = await web.visitor({ token: manager.token })
    mia.expects(/409/)
    const inbox = await mia.open('/requests?tab=approvals&of=expenses')

    const item = inbox
      .getByRole('list', { name: 'Expenses' })
      .getByRole('listitem')
      .filter({ hasText: 'Parking' })

    await item.getByText('7.40').waitFor()
    await item.getByRole('button', { name: 'Approve' }).click()
    await inbox.getByText('Expense Approved: Eli Tester').waitFor()

    const changed = await web.product.call(expensesApi.changeExpense, {
      token: employee.token,
      params: { ...params, expenseId },
      body: { ...typed, amount: '7400.00' } as never,
    })

    expect(changed.status).toBe(200)

    await inbox
      .getByText(/changed after it was shown to you.*Amount: 7\.40.EUR → 7,400\.00.EUR/)
      .waitFor()
    await item.getByText('7,400.00').waitFor()

    const pending = await web.product.call(expensesApi.expense, {
      token: employee.token,
      params: { ...params, expenseId },
    })

    expect(pending.body.data).toMatchObject({ status: 'pending', amount: '7400.00' })

    await item.getByRole('button', { name: 'Reject' }).click()
    await inbox.getByText('No pending expenses').waitFor()

    await until(async () => {
      const { body } = await web.product.call(expensesApi.expense, {
        token: employee.token,
        params: { ...params, expenseId },
      })
      return body.data.status === 'rejected'
    })
  })

  it('in another currency is separate, is exported, and is decided by the manager at the employee’s requests', async () => {
    const body = {
      name: 'Hotel in London',
      category: 'travelling',
      description: 'Fair',
      amount: '312',
      currency: 'GBP',
      date: '2026-06-01',
    }

    const claimed = await web.product.call(expensesApi.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      body: body as never,
    })

    expect(claimed.status).toBe(201)

    const eli = await web.visitor({
      token: employee.token,
      locale: 'ar',
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
    })

    await eli.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const own = await eli.open('/requests?tab=expenses')
    const card = own.getByRole('listitem').filter({ hasText: 'Hotel in London' })
    await card.getByText('312.00').waitFor()
    expect(await readIn(own)).toEqual({ lang: 'ar', dir: 'rtl' })
    // The amounts are never added: the company's currency shows its own sum.
    await own.getByText('42.50').first().waitFor()
    await own.getByText('312.00 GBP').first().waitFor()
    // Only pounds wait, so no zero euros are shown.
    expect(await own.getByText(/^0\.00/).count()).toBe(0)
    await settled(own)
    expect(await overflows(own, [320, 390])).toEqual([])
    expect(await axeInBothThemes(own)).toEqual([])
    await own.getByRole('button', { name: 'تصدير' }).click()

    const [file] = await Promise.all([
      own.waitForEvent('download'),
      own.getByRole('menuitem').filter({ hasText: 'CSV' }).click(),
    ])

    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n')
    expect(lines).toHaveLength(4)
    expect(lines.slice(1).every((line) => line.includes('Eli Tester'))).toBe(true)

    const mia = await web.visitor({ token: manager.token })
    const page = await mia.open(`/employees/${employee.employee}/requests`)
    await page.getByRole('tab', { name: 'TimeOff' }).waitFor()
    expect(await page.getByRole('tab', { name: 'Payslips' }).count()).toBe(0)
    // She manages him, so she sees his profile without a role.
    await page.getByRole('link', { name: 'Employee Data' }).waitFor()
    await page.getByRole('tab', { name: 'Expense' }).click()

    await page
      .getByRole('row')
      .filter({ hasText: 'Hotel in London' })
      .getByRole('button', { name: 'Approve' })
      .click()

    const details = page.getByRole('dialog', { name: 'Expense of Eli Tester' })
    await details.getByRole('button', { name: 'Approve Expense' }).click()
    await details.getByText('Please enter the rate from GBP to EUR.').waitFor()
    await details.getByLabel('Rate: 1 GBP in EUR').fill('1.1424')
    await details.getByRole('button', { name: 'Approve Expense' }).click()
    await page.getByText('Expense Approved: Eli Tester').waitFor()
    await page.getByText('at 1.1424').first().waitFor()

    const outsider = await web.visitor({ token: other.token })
    outsider.expects(/answered 403/)
    const denied = await outsider.open(`/employees/${employee.employee}/requests`)
    await denied.getByText('You are not allowed to see this page.').waitFor()
  })
})
