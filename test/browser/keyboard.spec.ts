import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { DateTime } from 'luxon'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { nextMonday } from './support/days'
import { inBrowser } from './support/in-browser'
import { Keyboard } from './support/keyboard'

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

describe('the keyboard alone', () => {
  const web = inBrowser({ workers: true })
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', {
      manager_id: manager.employee,
      birthday_on: '1990-05-04',
      gender: 'female',
      nationality: 'PT',
      phone_number: '+351 900',
    })
  })

  /** Opens a page where a press of a mouse or finger would be noticed. */
  const open = async ({ token }: { token: string }, path: string) => {
    const visitor = await web.visitor({ token })
    await visitor.context.addInitScript(
      `addEventListener('pointerdown', () => console.error('A pointer was pressed.'), true)`,
    )
    const page = await visitor.open(path)
    return { page, keys: new Keyboard(page) }
  }

  const annualLeave = async () => {
    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    return types.body.data.find(({ name }) => name === 'Annual leave')!.id
  }

  it('checks in and out, with the plan and the result of the day', async () => {
    const { page, keys } = await open(employee, '/dashboard')
    await page.getByRole('button', { name: 'Check in', disabled: false }).waitFor()
    await keys.press('c')
    const plan = page.getByRole('dialog', { name: 'Planned Tasks' })
    // A dialog begins in its first field.
    await plan.getByLabel('What you plan to do today').waitFor()
    await keys.type('Write the offer')
    await keys.push(plan.getByRole('button', { name: 'Check in' }))
    await page.getByText('Planned Task Updated').waitFor()
    await page.getByRole('button', { name: 'Check out' }).waitFor()
    await keys.press('c')
    const done = page.getByRole('dialog', { name: 'Check out' })
    await done.getByLabel('What you did today').waitFor()
    await keys.type('Wrote the offer')
    await keys.fill(done.getByLabel('Work Plan for next working day'), 'Send the offer')
    await keys.push(done.getByRole('button', { name: 'Check out' }))
    await page.getByText('Information Updated').waitFor()

    const { body } = await web.product.call(attendanceApi.currentAttendance, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(body.data).toMatchObject({
      out_at: expect.any(String),
      attendance_task: { check_in_task: 'Write the offer', check_out_done_task: 'Wrote the offer' },
    })
  })

  it('starts and stops the timer', async () => {
    const { page, keys } = await open(employee, '/dashboard')
    await page.getByRole('button', { name: 'Start timer' }).waitFor()
    await keys.press('t')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Description').waitFor()
    await keys.type('Cooling loop review')
    await keys.push(dialog.getByRole('button', { name: 'Start' }))
    await page.getByRole('group', { name: 'Timer running' }).waitFor()
    await keys.press('t')
    await page.getByRole('group', { name: 'Timer running' }).waitFor({ state: 'detached' })

    const entries = async () =>
      (
        await web.product.call(timeTrackingApi.timeEntries, {
          token: employee.token,
          params: { ws: company.ws },
          query: { employee_id: employee.employee },
        })
      ).body.data

    // The screen is ahead of the server's answer.
    await until(async () => (await entries()).every(({ end }) => end))
    expect(await entries()).toMatchObject([{ description: 'Cooling loop review' }])
  })

  it('requests a leave, which the manager approves', async () => {
    const { page, keys } = await open(employee, '/requests')
    await page.getByRole('button', { name: 'Request Leave' }).first().waitFor()
    await keys.press('n')
    const dialog = page.getByRole('dialog', { name: 'Request Leave' })
    await keys.choose(dialog.getByRole('combobox', { name: 'Leave type' }), 'Annual leave')
    await keys.fill(dialog.getByLabel('From'), nextMonday(0))
    await keys.fill(dialog.getByLabel('To'), nextMonday(1))
    await dialog.getByText('6 days · 24 → 18 left').waitFor()
    await keys.fill(dialog.getByLabel('Reason'), 'Walking in the hills')
    await keys.push(dialog.getByRole('button', { name: 'Request' }))
    await page.getByText('New Leave Requested').waitFor()

    const { page: inbox, keys: decides } = await open(manager, '/dashboard')
    await inbox.getByRole('heading', { name: 'Welcome Mia Tester!' }).waitFor()
    await decides.press('g', 'i')
    const waiting = inbox.getByRole('region', { name: 'Waiting for you' })
    await waiting.getByText('Eli Tester').waitFor()
    await inbox.getByRole('region', { name: 'Decision' }).getByText('24 → 18 left').waitFor()
    await decides.press('a')
    await inbox.getByText('Leave Approved: Eli Tester').waitFor()
    await inbox.getByText('Nothing waits for you').first().waitFor()

    const leaves = () =>
      web.product.call(leaveApi.leaves, {
        token: employee.token,
        params: { id: employee.employee },
      })

    // The decision is sent once Undo is no longer offered.
    await until(async () => (await leaves()).body.data.some(({ status }) => status === 'approved'))
  })

  it('claims an expense', async () => {
    const own = { token: employee.token, params: { id: employee.employee } }
    const { page, keys } = await open(employee, '/requests?tab=expenses')
    await page.getByText('No expenses yet').waitFor()
    await keys.press('n')
    const dialog = page.getByRole('dialog', { name: 'Add expense' })
    await dialog.waitFor()
    await keys.fill(dialog.getByLabel('Name'), 'Train to Porto')
    await keys.choose(dialog.getByRole('combobox', { name: 'Category' }), 'Travelling')
    await keys.fill(dialog.getByLabel('Amount'), '42.5')
    await keys.fill(dialog.getByLabel('Description'), 'Visit of a client')
    await keys.push(dialog.getByRole('button', { name: 'Add expense' }))
    await page.getByText('New Expense Added').waitFor()
    const expenses = await web.product.call(expensesApi.expenses, own)
    expect(expenses.body.data).toMatchObject([{ name: 'Train to Porto', status: 'pending' }])
  })

  it('changes the own profile', async () => {
    const { page, keys } = await open(employee, '/my_profile')
    await keys.fill(page.getByRole('textbox', { name: 'Phone', exact: true }), '+351 900 111')
    await keys.push(page.getByRole('button', { name: 'Save' }).first())
    await page.getByText('Information Updated').waitFor()
  })

  it('cancels a leave that waits', async () => {
    const own = { token: employee.token, params: { id: employee.employee } }
    const leave = { leave_type_id: await annualLeave(), description: 'Skiing' }
    const day = nextMonday(5)
    const body = { ...leave, start_on: day, finish_on: day }
    expect((await web.product.call(leaveApi.requestLeave, { ...own, body })).status).toBe(201)
    const { page, keys } = await open(employee, '/requests')
    const skiing = page.getByRole('row').filter({ hasText: 'Skiing' })
    await keys.pick(skiing.getByRole('button', { name: 'More', exact: true }), 'Delete')
    const question = page.getByRole('alertdialog')
    await keys.push(question.getByRole('button', { name: 'Delete' }))
    await question.waitFor({ state: 'detached' })

    await until(async () => {
      const { body } = await web.product.call(leaveApi.leaves, own)
      return body.data.every(({ description }) => description !== 'Skiing')
    })
  })

  it('proposes a correction of a day', async () => {
    const [year, month] = yesterday.split('-').map(Number)
    const { page, keys } = await open(
      employee,
      `/my_profile?tab=attendance&year=${year}&month=${month}`,
    )

    const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
    const day = `Actions for ${written.format(new Date(yesterday))}`
    await keys.pick(page.getByRole('button', { name: day }), 'Propose a shift')
    const dialog = page.getByRole('dialog', { name: 'Propose a shift' })
    await dialog.waitFor()
    await keys.fill(dialog.getByLabel('Check-in time'), '9')
    await keys.fill(dialog.getByLabel('Check-out time'), '17:30')
    await keys.fill(dialog.getByLabel('Reason'), 'The door was broken')
    await keys.push(dialog.getByRole('button', { name: 'Propose' }))
    await page.getByText('Your correction was proposed').waitFor()

    const { body } = await web.product.call(attendanceApi.correctionsOf, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(body.data).toMatchObject([{ reason: 'The door was broken' }])
  })

  it('reads and exports the work report', async () => {
    const { page, keys } = await open(employee, '/work_reports')
    const saved = page.waitForEvent('download')
    await keys.pick(page.getByRole('button', { name: 'Export', exact: true }), 'CSV')
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  })

  it('decides several requests at once', async () => {
    const own = { token: employee.token, params: { id: employee.employee } }
    const leave_type_id = await annualLeave()

    for (const week of [6, 7]) {
      const day = nextMonday(week)
      const body = { leave_type_id, start_on: day, finish_on: day, description: `Week ${week}` }
      expect((await web.product.call(leaveApi.requestLeave, { ...own, body })).status).toBe(201)
    }

    const { page, keys } = await open(manager, '/inbox')
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    const items = waiting.getByRole('listitem')
    await items.nth(3).waitFor()
    // The leaves, the expense and the correction of the tests above.
    expect(await items.count()).toBe(4)
    await keys.press('x')

    for (let item = 1; item < 4; item++) {
      await keys.press('j')
      await keys.press('x')
    }

    const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
    await bar.getByText('4 selected').waitFor()
    await keys.push(bar.getByRole('button', { name: 'Approve' }))
    await page.getByText('4 requests approved').waitFor()

    await until(async () => {
      const leaves = (await web.product.call(leaveApi.leaves, own)).body.data
      const expenses = (await web.product.call(expensesApi.expenses, own)).body.data
      const corrections = (await web.product.call(attendanceApi.correctionsOf, own)).body.data
      return [...leaves, ...expenses, ...corrections].every(({ status }) => status === 'approved')
    })
  })

  it('runs payroll as a payroll officer: draft, checks, approval and export', async () => {
    const { token } = company.admin
    const month = DateTime.utc().startOf('month').minus({ months: 1 })

    const contract = await web.product.call(employmentApi.addContract, {
      token,
      params: { id: employee.employee },
      body: {
        effective_on: month.toISODate(),
        base_compensation_amount: '3000',
        base_compensation_type: 'monthly',
      },
    })

    const roles = await web.product.call(structureApi.workspaceRoles, {
      token,
      params: { ws: company.ws },
    })

    expect(contract.status).toBe(201)
    const { id: role_id } = roles.body.data.find(({ name }) => name === 'Payroll Officer')!
    const officer = await hire(web.product, company, 'Pia', { role_id })
    const { page, keys } = await open(officer, '/admin/payroll')
    await page.getByRole('button', { name: 'Run Payroll' }).first().waitFor()
    await keys.press('n')
    const draft = page.getByRole('dialog', { name: 'Run Payroll' })
    await keys.fill(draft.getByLabel('First day'), month.toISODate())
    await keys.fill(draft.getByLabel('Last day'), month.endOf('month').toISODate())
    await keys.fill(draft.getByLabel('Pay date'), month.endOf('month').toISODate())
    await keys.push(draft.getByRole('button', { name: 'Save Draft' }))
    await page.getByText('Draft Saved Successfully').waitFor()
    await page.getByRole('button', { name: 'Approve Payroll' }).first().waitFor()
    await keys.openTab(page.getByRole('tab', { name: /^Checks/ }))
    await page.waitForURL(/tab=checks/)
    await page.getByRole('tabpanel').getByText('Eli Tester').first().waitFor()
    await keys.openTab(page.getByRole('tab', { name: /^Entries/ }))
    await keys.push(page.getByRole('button', { name: 'Approve Payroll' }).first())
    const approval = page.getByRole('dialog', { name: /^Approve / })
    await approval.getByText('An approved run never changes.').waitFor()
    await keys.push(approval.getByRole('button', { name: 'Approve Payroll' }))
    await page.getByText('Payroll Approved Successfully').waitFor()

    const { body } = await web.product.call(payrollApi.payruns, {
      token,
      params: { ws: company.ws },
    })

    expect(body.data).toMatchObject([{ status: 'complete', net_pay: '3000.00' }])
    const saved = page.waitForEvent('download')
    await keys.pick(page.getByRole('button', { name: 'Export', exact: true }), 'CSV')
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  })

  it('drafts an invoice and issues it', async () => {
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const body = { name: 'Orbit Foods', contact_name: 'Olga', contact_email: 'olga@orbit.example' }
    expect((await web.product.call(clientsApi.addClient, { ...at, body })).status).toBe(201)
    const { page, keys } = await open(company.admin, '/admin/invoice')
    await page.getByRole('link', { name: 'Create Invoice' }).first().waitFor()
    await keys.press('n')
    const details = page.getByRole('group', { name: 'Details' })
    await keys.choose(details.getByRole('combobox', { name: 'Client' }), 'Orbit Foods')
    const items = page.getByRole('region', { name: 'Items' })
    await keys.fill(items.getByLabel('Description 1'), 'Cooling loop design')
    await keys.fill(items.getByLabel('Quantity 1'), '10')
    await keys.fill(items.getByLabel('Unit price 1'), '85.50')
    await page.getByText('855.00').first().waitFor()
    await keys.push(items.getByRole('button', { name: 'Add item' }))
    await items.getByLabel('Description 2').waitFor()
    // A new row begins in its first field.
    await keys.type('A mistake')
    expect(await items.getByLabel('Description 2').inputValue()).toBe('A mistake')
    await keys.push(items.getByRole('button', { name: 'Remove item 2' }))
    await items.getByLabel('Description 2').waitFor({ state: 'detached' })
    await items.locator('[aria-label="Remove item 1"]:focus').waitFor()
    await keys.push(page.getByRole('button', { name: 'Save Invoice' }))
    await page.getByText('Invoice Saved').waitFor()
    await keys.push(page.getByRole('button', { name: 'Send email' }))
    const question = page.getByRole('alertdialog', { name: 'Send this invoice to Orbit Foods?' })
    await keys.push(question.getByRole('button', { name: 'Send email' }))
    await page.getByText('Email has been sent').waitFor()
    const invoices = await web.product.call(invoicesApi.invoices, at)

    expect(invoices.body.data).toMatchObject([
      { invoice_status_id: invoiceStatuses.sent, amount: '855.00' },
    ])
  })
})
