import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('an expense', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person
  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
  })

  it('is claimed by the employee, approved by the manager, reimbursed by an admin, and told to the employee', async () => {
    const eli = await web.visitor({ token: employee.token })
    const own = await eli.open('/requests?tab=expenses')
    const before = await web.product.events(company.ws)
    await own.getByText('No expenses yet').waitFor()
    await own.getByRole('button', { name: 'Add Expense' }).first().click()
    const dialog = own.getByRole('dialog', { name: 'Add Expense' })
    await dialog.getByRole('button', { name: 'Add Expense' }).click()
    await dialog.getByText('Enter the expense name!').waitFor()
    await dialog.getByText('Please Select the expense type').waitFor()
    await dialog.getByText('Please Enter the Cost in Numeric Value!').waitFor()
    await dialog.getByText('Please enter the description!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByLabel('Name').fill('Train to Porto')
    await dialog.getByRole('combobox', { name: 'Type' }).click()
    await own.getByRole('option', { name: 'Travelling' }).click()
    await dialog.getByLabel('Cost').fill('42.5')
    await dialog.getByLabel('Description').fill('Visit of a client')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ticket') })
    await dialog.getByRole('button', { name: 'Add Expense' }).click()
    await own.getByText('New Expense Added').waitFor()
    const row = own.getByRole('row').filter({ hasText: 'Train to Porto' })
    await row.getByText('Pending').waitFor()
    await row.getByText('42.50').waitFor()
    await row.getByRole('button', { name: 'Download invoice' }).waitFor()
    await own.live()

    const mia = await web.visitor({ token: manager.token })
    const inbox = await mia.open('/requests?tab=approvals&of=expenses')
    const item = inbox.getByRole('list', { name: 'Expenses' }).getByRole('listitem').filter({ hasText: 'Eli Tester' })
    await item.getByRole('button', { name: 'Reject' }).click()
    await inbox.getByText('Expense Rejected: Eli Tester').waitFor()
    await inbox.getByRole('button', { name: 'Undo' }).click()
    await item.getByRole('button', { name: 'Details' }).click()
    const details = inbox.getByRole('dialog', { name: 'Expense of Eli Tester' })
    await details.getByText('Visit of a client').waitFor()
    await details.getByLabel('Comment').fill('Enjoy Porto')
    await details.getByRole('button', { name: 'Approve Expense' }).click()
    await inbox.getByText('Expense Approved: Eli Tester').waitFor()
    await inbox.getByText('No Pending Expenses').waitFor()
    await row.getByText('Approved').waitFor()
    await row.getByText('Due').waitFor()

    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open(`/admin/employees/${employee.employee}/requests?tab=expenses`)
    await page.getByRole('button', { name: 'Actions for the expense of Eli Tester' }).click()
    await page.getByRole('menuitem', { name: 'Mark as reimbursed' }).click()
    const paying = page.getByRole('dialog', { name: 'Mark as reimbursed' })
    await paying.getByLabel('Note').fill('By bank')
    await paying.getByRole('button', { name: 'Mark as reimbursed' }).click()
    await page.getByText('Expense Reimbursed').waitFor()

    await row.getByText('Reimbursed on').waitFor()
    const answer = await web.product.call(expensesApi.expenses, { token: employee.token, params: { id: employee.employee } })
    expect(answer.body.data).toMatchObject([{ amount: '42.50', status: 'approved', payment: 'paid', comment: 'Enjoy Porto' }])
    expect(await web.product.events(company.ws)).toBe(before + 3)
  })
})
