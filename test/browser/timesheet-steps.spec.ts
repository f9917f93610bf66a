import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('weeks approved in steps', () => {
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
      body: { name: 'HR', permissions: ['manage_employee'] },
    })

    manager = await hire(product, company, 'Jonas')
    officer = await hire(product, company, 'Hanna', { role_id: role.body.data.id })
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })

    await product.call(timesheetsApi.setTimesheetRules, {
      token: admin.token,
      params: { ws },
      body: { on: true },
    })
  })

  it('has rules that an administrator adds and tries out', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/general?tab=weeks',
    )

    await page.getByText('No rules yet').waitFor()
    await page.getByRole('button', { name: 'Add rule' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add rule' })
    await dialog.getByLabel('Name').fill('All weeks')
    const first = dialog.getByRole('group', { name: 'Step 1' })
    await first.getByLabel('Days until it escalates').fill('3')
    await first.getByLabel('It then also goes to').click()
    await page.getByRole('option', { name: 'A role' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await first.getByText('Choose the role that decides this step.').waitFor()
    await first.getByLabel('It then also goes to').click()
    await page.getByRole('option', { name: 'The manager’s manager' }).click()
    await dialog.getByRole('button', { name: 'Add step' }).click()
    const second = dialog.getByRole('group', { name: 'Step 2' })
    await second.getByLabel('Decided by').click()
    await page.getByRole('option', { name: 'A role' }).click()
    // Without the role the server's own rule says what is missing.
    await dialog.getByRole('button', { name: 'Save' }).click()
    await second.getByText('Choose the role that decides this step.').waitFor()
    await second.getByLabel('Role').click()
    await page.getByRole('option', { name: 'HR', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: /the manager, then .?HR/i }).waitFor()

    await page.getByLabel('Person').fill('Eli')
    await page.getByRole('option', { name: /Eli/ }).click()
    const steps = page.getByRole('list', { name: 'Approval steps' })
    await steps.getByText('Jonas Tester').waitFor()
    await steps.getByText('HR').waitFor()
    await steps.getByText('After 3 days, the manager’s manager may decide it, too.').waitFor()
  })

  it('goes to the manager and then to HR, as the person who submits reads', async () => {
    const own = await (await web.visitor({ token: employee.token })).open('/timer/week')
    await own.getByText(/Goes to .?Jonas Tester.?, then .?HR/).waitFor()
    await own.getByRole('button', { name: 'Submit week' }).click()
    const steps = own.getByRole('list', { name: 'Approval steps' })
    await steps.getByText('Waiting').waitFor()

    const hr = await (await web.visitor({ token: officer.token })).open('/inbox')
    await hr.getByRole('heading', { name: 'Inbox' }).waitFor()
    expect(await hr.getByText('Eli Tester').count()).toBe(0)

    const first = await (await web.visitor({ token: manager.token })).open('/inbox')
    await first.getByRole('list', { name: 'Approval steps' }).getByText('HR').waitFor()
    await first.getByRole('button', { name: 'Approve', exact: true }).first().click()

    const item = hr.getByText('Eli Tester').first()
    await item.waitFor()
    await item.click()
    await hr.getByText(/Jonas Tester.? on /).waitFor()
    // The person of a step opens the week that they decide.
    await hr.getByRole('button', { name: 'Open', exact: true }).first().click()
    await hr.getByRole('list', { name: 'Approval steps' }).getByText('Waiting').waitFor()
    expect(await hr.getByRole('button', { name: 'Take back' }).count()).toBe(0)
    await hr.goBack()
    await hr.getByRole('button', { name: 'Approve', exact: true }).first().click()
    await own.getByText('Approved', { exact: true }).first().waitFor()
  })
})
