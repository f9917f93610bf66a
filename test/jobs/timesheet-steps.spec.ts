import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { weekEscalation } from '@workledger/jobs/time-tracking/step-escalation'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('steps of weeks that wait too long', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let company: Company
  let manager: Person
  let employee: Person
  let other: Person
  let week: string

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const { token } = company.admin
    other = await hire(product, company, 'Hugo')

    await product.call(timesheetsApi.setTimesheetRules, {
      token,
      params: { ws: company.ws },
      body: { on: true },
    })

    await product.call(timesheetApprovalApi.addTimesheetApprovalRule, {
      token,
      params: { ws: company.ws },
      body: {
        name: 'All',
        steps: [
          { who: 'manager', escalate_after: 2 },
          { who: 'people', people: [other.employee] },
        ],
      } as never,
    })

    const asked = await product.call(timesheetsApi.submitTimesheet, {
      token: employee.token,
      params: { ws: company.ws },
      body: { day: '2026-06-01' },
    })

    week = asked.body.data.id
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const decide = (by: Person) =>
    product.call(timesheetsApi.decideTimesheet, {
      token: by.token,
      params: { id: employee.employee, timesheetId: week },
      body: { approved: true, rejected: false } as never,
    })

  const outbox = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  const mailTo = (to: string, subject: RegExp) =>
    until(async () => (await outbox()).find((mail) => mail.to === to && subject.test(mail.subject)))

  it('are told to their people by mail, and then to the people of the next step', async () => {
    await mailTo(manager.email, /Eli Tester submitted a week/)
    const sent = await outbox()
    expect(sent.filter(({ subject }) => /week/i.test(subject)).map(({ to }) => to)).toEqual([
      manager.email,
    ])
  })

  it('open to administrators once, after their days', async () => {
    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    const after = (hours: number) =>
      weekEscalation({ vault, commands, context }).run(new Date(Date.now() + hours * 3_600_000))

    const opened = async () =>
      (await product.store.readStream(company.ws, `timer-${employee.employee}`)).filter(
        ({ type }) => type === 'TimesheetStepEscalated',
      ).length

    await after(47)
    expect(await opened()).toBe(0)
    expect((await decide(company.admin)).status).toBe(403)
    // Two workers at once, and one again.
    await Promise.all([after(49), after(49)])
    await after(60)
    expect(await opened()).toBe(1)
    await mailTo(company.admin.email, /Week of Eli Tester still waits/)
    expect(await decide(company.admin)).toMatchObject({
      status: 200,
      body: { data: { approved: false } },
    })
    const told = await mailTo(other.email, /Week of Eli Tester waits for your decision/)
    expect(told.text).toMatch(/decide.[0-9a-f-]{36}.timesheet.[0-9a-f-]{36}.key=/)
    // The second step never opens.
    await after(10_000)
    expect(await opened()).toBe(1)
  })
})
