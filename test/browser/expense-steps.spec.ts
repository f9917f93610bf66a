import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('expenses approved in steps', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let officer: Person
  let employee: Person

  beforeAll(async () => {
    const { product } = web
    company = await createCompany(product)
    const { ws, admin } = company

    const role = await product.call(structureApi.addRole, {
      token: admin.token,
      params: { ws },
      body: { name: 'Finance', permissions: ['manage_employee'] },
    })

    manager = await hire(product, company, 'Jonas')
    officer = await hire(product, company, 'Hanna', { role_id: role.body.data.id })
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
  })

  it('has rules that an administrator adds and tries out', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/expenses?tab=approval',
    )

    await page.getByText('No rules yet').waitFor()
    await page.getByRole('button', { name: 'Add rule' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add rule' })
    await dialog.getByLabel('Name').fill('All expenses')
    await dialog.getByRole('button', { name: 'Add step' }).click()
    const second = dialog.getByRole('group', { name: 'Step 2' })
    await second.getByLabel('Decided by').click()
    await page.getByRole('option', { name: 'A role' }).click()
    // Without the role the server's own rule says what is missing.
    await dialog.getByRole('button', { name: 'Save' }).click()
    await second.getByText('Choose the role that decides this step.').waitFor()
    await second.getByLabel('Role').click()
    await page.getByRole('option', { name: 'Finance', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: /the manager, then .?Finance/i }).waitFor()

    await page.getByLabel('Person').fill('Eli')
    await page.getByRole('option', { name: /Eli/ }).click()
    const steps = page.getByRole('list', { name: 'Approval steps' })
    await steps.getByText('Jonas Tester').waitFor()
    await steps.getByText('Finance').waitFor()
  })

  it('goes to the manager and then to Finance, as the person who asks reads', async () => {
    const own = await (await web.visitor({ token: employee.token })).open('/requests?tab=expenses')
    await own.getByRole('button', { name: 'Add expense' }).first().click()
    const dialog = own.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Train')
    await dialog.getByLabel('Category').click()
    await own.getByRole('option', { name: 'Travelling' }).click()
    await dialog.getByLabel('Amount').fill('120')
    await dialog.getByText(/Goes to .?Jonas Tester.?, then .?Finance/).waitFor()
    await dialog.getByLabel('Description').fill('Client visit')
    await dialog.getByRole('button', { name: 'Add expense' }).click()
    await own.getByText(/Waits for .?Jonas Tester/).waitFor()

    const finance = await (await web.visitor({ token: officer.token })).open('/inbox')
    await finance.getByRole('heading', { name: 'Inbox' }).waitFor()
    expect(await finance.getByText('Eli Tester').count()).toBe(0)

    const first = await (await web.visitor({ token: manager.token })).open('/inbox')
    await first.getByRole('list', { name: 'Approval steps' }).getByText('Finance').waitFor()
    await first.getByRole('button', { name: 'Approve', exact: true }).first().click()

    await own.getByText(/Waits for .?Finance/).waitFor()
    const item = finance.getByText('Eli Tester').first()
    await item.waitFor()
    await item.click()
    await finance.getByText(/Jonas Tester.? on /).waitFor()
    await finance.getByRole('button', { name: 'Approve', exact: true }).first().click()
    await own.getByText('Approved', { exact: true }).first().waitFor()
  })
})
