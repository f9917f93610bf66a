import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { expenseEscalation } from '@workledger/jobs/expenses/step-escalation'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { leaveEscalation } from '@workledger/jobs/leave/step-escalation'
import { weekEscalation } from '@workledger/jobs/time-tracking/step-escalation'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

const approve = { approved: true, rejected: false }
const today = () => new Date().toISOString().slice(0, 10)

describe('steps that wait too long', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let company: Company
  let cleo: Person
  let mia: Person
  let hanna: Person
  let eli: Person
  let hr: string

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    company = await createCompany(product)

    const role = await product.call(structureApi.addRole, {
      ...ofCompany(),
      body: { name: 'HR', permissions: ['manage_employee'] },
    })

    hr = role.body.data.id
    cleo = await hire(product, company, 'Cleo')
    mia = await hire(product, company, 'Mia', { manager_id: cleo.employee })
    hanna = await hire(product, company, 'Hanna', { role_id: hr })
    eli = await hire(product, company, 'Eli', { manager_id: mia.employee })
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const ofCompany = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const steps = (escalate_to: object | null) => [{ who: 'manager', escalate_after: 2, escalate_to }]
  const managersManager = { who: 'manager' }

  const escalate = async (kind: typeof expenseEscalation) => {
    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    await kind({ vault, commands, context }).run(new Date(Date.now() + 49 * 3_600_000))
    await product.settled()
  }

  const expenseRule = (category: string, escalate_to: object | null) =>
    product.call(expenseApprovalApi.addExpenseApprovalRule, {
      ...ofCompany(),
      body: { name: category, categories: [category], steps: steps(escalate_to) } as never,
    })

  const claim = async (category: string) => {
    const made = await product.call(expensesApi.requestExpense, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        name: 'Train',
        category,
        description: 'Client visit',
        amount: '12',
        date: '2026-05-30',
      } as never,
    })

    return made.body.data.id
  }

  const decide = async (expenseId: string, by: Person) =>
    (
      await product.call(expensesApi.decideExpense, {
        token: by.token,
        params: { id: eli.employee, expenseId },
        body: approve as never,
      })
    ).status

  const waits = async ({ token }: Person) => {
    const { body } = await product.call(inboxApi.inbox, {
      token,
      params: { ws: company.ws },
      query: {} as never,
    })

    return body.data.map(({ record }) => record)
  }

  const mails = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  it('go to the manager’s manager, a role or a person, or else to administrators', async () => {
    await expenseRule('travelling', managersManager)
    await expenseRule('meals', { who: 'role', role_id: hr })
    // The person who asks decides nothing, so administrators do.
    await expenseRule('stuff', { who: 'person', person_id: eli.employee })
    const [travel, meal, own] = [
      await claim('travelling'),
      await claim('meals'),
      await claim('stuff'),
    ]

    for (const [id, by] of [
      [travel, cleo],
      [meal, hanna],
      [own, company.admin],
    ] as const)
      expect(await decide(id, by)).toBe(403)

    expect(await waits(cleo)).toEqual([])

    const read = await product.call(expensesApi.expense, {
      token: cleo.token,
      params: { id: eli.employee, expenseId: travel },
    })

    expect([403, 404]).toContain(read.status)
    await escalate(expenseEscalation)
    expect(await waits(cleo)).toEqual([travel])
    expect(await waits(hanna)).toEqual([meal])
    expect(await waits(company.admin)).toEqual([own])
    expect(await decide(own, eli)).toBe(403)

    const told = await until(async () =>
      (await mails()).find(({ to, subject }) => to === cleo.email && /still waits/.test(subject)),
    )

    expect(told.text).toContain('Now you can decide it, too.')

    // Administrators decide only what goes to them.
    for (const id of [travel, meal]) expect(await decide(id, company.admin)).toBe(403)
    expect(await decide(meal, cleo)).toBe(403)
    expect(await decide(travel, cleo)).toBe(200)
    expect(await decide(meal, hanna)).toBe(200)
    expect(await decide(own, company.admin)).toBe(200)
  })

  it('are shown with their target before', async () => {
    const { body } = await product.call(expenseApprovalApi.previewExpenseSteps, {
      token: eli.token,
      params: { id: eli.employee },
      query: { category: 'meals', amount: '1' } as never,
    })

    expect(body.data).toMatchObject([
      { escalate_after: 2, escalate_to: { who: 'role', role: 'HR', person: null } },
    ])
  })

  it('go to a stand-in of the target, of leave and weeks alike', async () => {
    await product.call(leaveApprovalApi.addLeaveApprovalRule, {
      ...ofCompany(),
      body: { name: 'All', steps: steps(managersManager) } as never,
    })

    await product.call(timesheetApprovalApi.addTimesheetApprovalRule, {
      ...ofCompany(),
      body: { name: 'All', steps: steps(managersManager) } as never,
    })

    await product.call(timesheetsApi.setTimesheetRules, { ...ofCompany(), body: { on: true } })
    const types = await product.call(leaveRulesApi.leaveTypes, ofCompany())

    const leave = await product.call(leaveApi.requestLeave, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Away',
        start_on: '2027-02-02',
        finish_on: '2027-02-02',
      } as never,
    })

    const week = await product.call(timesheetsApi.submitTimesheet, {
      token: eli.token,
      params: { ws: company.ws },
      body: { day: '2026-06-01' },
    })

    const [leaveId, timesheetId] = [leave.body.data.id, week.body.data.id]

    const delegated = await product.call(delegationApi.delegateApproval, {
      token: cleo.token,
      params: { id: cleo.employee },
      body: { delegate_id: hanna.employee, from_on: today(), to_on: today() },
    })

    expect(delegated.status).toBe(201)
    expect(await waits(hanna)).toEqual([])
    await escalate(leaveEscalation)
    await escalate(weekEscalation)
    expect((await waits(hanna)).sort()).toEqual([leaveId, timesheetId].sort())

    const decided = await product.call(leaveApi.decideLeave, {
      token: hanna.token,
      params: { id: eli.employee, leaveId },
      body: approve as never,
    })

    expect(decided).toMatchObject({ status: 200, body: { data: { approved: true } } })

    const seen = await product.call(timesheetsApi.timesheetWeek, {
      token: hanna.token,
      params: { ws: company.ws },
      query: { day: '2026-06-01', employee_id: eli.employee },
    })

    expect(seen.body.data.timesheet).toMatchObject({
      your_step: true,
      steps: [{ escalated: true, escalate_to: { who: 'manager' } }],
    })

    const approved = await product.call(timesheetsApi.decideTimesheet, {
      token: hanna.token,
      params: { id: eli.employee, timesheetId },
      body: approve as never,
    })

    expect(approved).toMatchObject({ status: 200, body: { data: { approved: true } } })
  })

  it('refuse targets that are not there', async () => {
    const foreign = await createCompany(product, 'Other')

    for (const [target, code] of [
      [{ who: 'role', role_id: eli.employee }, 'expenses.step_role'],
      [{ who: 'person', person_id: foreign.admin.employee }, 'expenses.step_people'],
      [{ who: 'role' }, 'validation'],
      [{ who: 'person' }, 'validation'],
      [{ who: 'anyone' }, 'validation'],
    ] as const) {
      const tried = await expenseRule('travelling', target)
      expect([tried.status, (tried.body as any).code]).toEqual([422, code])
    }
  })
})
