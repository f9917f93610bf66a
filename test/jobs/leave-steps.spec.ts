import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { leaveEscalation } from '@workledger/jobs/leave/step-escalation'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('steps of leave that wait too long', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let company: Company
  let manager: Person
  let employee: Person
  let other: Person
  let leave: string

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const { token } = company.admin
    other = await hire(product, company, 'Hugo')

    await product.call(leaveApprovalApi.addLeaveApprovalRule, {
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

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const asked = await product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        leave_type_id: types.body.data.find(({ name }) => name === 'Unpaid leave')!.id,
        description: 'Moving house',
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
        half_day: null,
      },
    })

    leave = asked.body.data.id
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const decide = (by: Person) =>
    product.call(leaveApi.decideLeave, {
      token: by.token,
      params: { id: employee.employee, leaveId: leave },
      body: { approved: true, rejected: false },
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
    await mailTo(manager.email, /Eli Tester requested leave/)
    const sent = await outbox()
    expect(sent.filter(({ subject }) => /leave/i.test(subject)).map(({ to }) => to)).toEqual([
      manager.email,
    ])
  })

  it('open to administrators once, after their days', async () => {
    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    // It looks again after an hour, or when something is due.
    const schedule = leaveEscalation({ vault, commands, context })
    const after = (hours: number) => schedule.run(new Date(Date.now() + hours * 3_600_000))

    const opened = async () =>
      (await product.store.readStream(company.ws, `leave-${employee.employee}`)).filter(
        ({ type }) => type === 'LeaveStepEscalated',
      ).length

    await after(47)
    await after(47.5)
    expect(await opened()).toBe(0)
    expect((await decide(company.admin)).status).toBe(403)
    // Two workers at once, and one again.
    await Promise.all([after(48.1), after(48.1)])
    await after(60)
    expect(await opened()).toBe(1)
    await mailTo(company.admin.email, /Leave of Eli Tester still waits/)
    expect(await decide(company.admin)).toMatchObject({
      status: 200,
      body: { data: { approved: false } },
    })
    const told = await mailTo(other.email, /Leave of Eli Tester waits for your decision/)
    expect(told.text).toMatch(/decide.[0-9a-f-]{36}.leave.[0-9a-f-]{36}.key=/)
    // The second step never opens.
    await after(10_000)
    expect(await opened()).toBe(1)
  })
})
