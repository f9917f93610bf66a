import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { YearClose } from '@workledger/jobs/leave/year-close'
import { Pool } from 'pg'
import { Faults } from '../support/faults'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { startWorkers } from './workers'

describe('the year close of leave', () => {
  const faults = new Faults()
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool

  beforeAll(async () => {
    product = await startProduct({ faults })
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  /** Counts leave events only, because mails in progress write to the log too. */
  const written = async (workspace: string): Promise<number> =>
    (
      await product.stored(
        (event) => event.workspace === workspace && event.type.startsWith('Leave'),
      )
    ).length

  it('freezes a year once for all people, and not before it is over', async () => {
    const company = await createCompany(product)
    const employee = await hire(product, company, 'Eli')
    const { token } = employee
    const year = new Date().getUTCFullYear()

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ accrues }) => accrues)!.id

    // A week after today; the figures do not depend on its weekdays.
    const body = {
      leave_type_id,
      description: 'Sea',
      start_on: `${year}-12-01`,
      finish_on: `${year}-12-14`,
      half_day: null,
    }

    await product.call(leaveApi.requestLeave, { token, params: { id: employee.employee }, body })

    const balance = async (of: number) =>
      (
        await product.call(leaveBalanceApi.leaveStats, {
          token,
          params: { id: employee.employee },
          query: { year: of },
        })
      ).body.data

    const before = [await balance(year), await balance(year + 1)].map(
      ({ days_all, days_carried, days_available }) => [days_all, days_carried, days_available],
    )

    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    const close = (now: string) => new YearClose({ vault, commands, context }).run(new Date(now))

    const closed = async () => {
      const events = await product.store.readStream(company.ws, `leave-${employee.employee}`)
      return events
        .filter(({ type }) => type === 'LeaveYearClosed')
        .map(({ data }) => data as Record<string, unknown>)
    }

    await close(`${year}-12-31T12:00:00Z`)
    expect(await closed()).toEqual([])
    // Two workers at once, and one again.
    await Promise.all([close(`${year + 1}-01-01T12:00:00Z`), close(`${year + 1}-01-01T12:00:00Z`)])
    await close(`${year + 1}-01-02T12:00:00Z`)

    expect(await closed()).toMatchObject([
      {
        year,
        carried: '5',
        unlimited: false,
        grants: [{ id: `allowance-${year}`, days: '24' }],
        carry_expires_on: `${year + 1}-03-31`,
      },
    ])

    const events = await written(company.ws)
    await close(`${year + 1}-06-01T12:00:00Z`)
    expect(await written(company.ws)).toBe(events)

    // A later change of the policy leaves the closed year and its carry-over unchanged.
    const admin = company.admin.token

    const policies = await product.call(leaveRulesApi.leavePolicies, {
      token: admin,
      params: { ws: company.ws },
    })

    const { id, employees_count: _, archived: _a, versions: _v, ...terms } = policies.body.data[0]!

    const changed = await product.call(leaveRulesApi.changeLeavePolicy, {
      token: admin,
      params: { ws: company.ws, id },
      body: { ...terms, holiday_allowance: '10', carry_over_days: '0' },
    })

    expect(changed.status).toBe(200)
    const after = [await balance(year), await balance(year + 1)]
    expect(after[0]).toMatchObject({ days_all: before[0]![0], days_available: before[0]![2] })
    expect(after[1]).toMatchObject({ days_all: '10', days_carried: before[1]![1] })
  })

  it('takes the minus of an overdrawn year into the next, if the policy lets a year be overdrawn', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const params = { ws: company.ws }
    const [policy] = (await product.call(leaveRulesApi.leavePolicies, { token, params })).body.data
    const { id: _, employees_count: _c, archived: _a, versions: _v, ...terms } = policy!
    const body = { ...terms, name: 'May be overdrawn', allow_negative: true }
    const { id: time_off_policy_id } = (
      await product.call(leaveRulesApi.addLeavePolicy, { token, params, body })
    ).body.data
    const employee = await hire(product, company, 'Eli', { time_off_policy_id })
    const year = new Date().getUTCFullYear()
    const on = { token, params: { id: employee.employee } }

    const figures = async (of: number) => {
      const { days_all, days_carried, days_available } = (
        await product.call(leaveBalanceApi.leaveStats, { ...on, query: { year: of } })
      ).body.data
      return [days_all, days_carried, days_available].map(Number)
    }

    const [granted] = await figures(year)

    const taken = {
      kind: 'adjustment' as const,
      year,
      days: String(-6 - granted!),
      description: 'Days of the year before',
    }

    expect(
      (await product.call(leaveBalanceApi.addLeaveAdjustment, { ...on, body: taken })).status,
    ).toBe(201)

    // 24 − 6.
    expect([await figures(year), await figures(year + 1)]).toEqual([
      [granted, 0, -6],
      [24, -6, 18],
    ])

    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    await new YearClose({ vault, commands, context }).run(new Date(`${year + 1}-01-01T12:00:00Z`))
    const events = await product.store.readStream(company.ws, `leave-${employee.employee}`)

    expect(events.at(-1)).toMatchObject({
      type: 'LeaveYearClosed',
      data: { year, carried: '-6', lost: '0' },
    })

    expect(await figures(year + 1)).toEqual([24, -6, 18])
  })

  it('interrupted after any of its appends, closes the rest when it runs again', async () => {
    const company = await createCompany(product)

    const people = [
      company.admin,
      await hire(product, company, 'Ann'),
      await hire(product, company, 'Ben'),
    ]

    const now = new Date(`${new Date().getUTCFullYear() + 1}-01-01T12:00:00Z`)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    // Each run is a separate worker, which knows nothing of the one before.
    const close = () =>
      new YearClose({ vault, commands: new SystemCommands(product.store), context }).run(now)

    const closed = () =>
      Promise.all(
        people.map(async ({ employee }) => {
          const events = await product.store.readStream(company.ws, `leave-${employee}`)
          return events.filter(({ type }) => type === 'LeaveYearClosed').length
        }),
      )

    faults.killAfter(1)
    await expect(close()).rejects.toThrow('killed')

    // Closes in progress at that moment may finish too; the rest is cut off in its turn.
    for (let whole = false; !whole; ) {
      faults.revive()
      faults.killAfter(1)

      whole = await close().then(
        () => true,
        () => false,
      )
    }

    faults.revive()
    expect(await closed()).toEqual([1, 1, 1])
    const events = await written(company.ws)
    await close()
    expect(await written(company.ws)).toBe(events)
  })
})
