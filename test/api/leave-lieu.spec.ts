import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { monthsAgo } from '../support/months-ago'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HOUR = 3600
const LAST = monthsAgo(1)

/** Returns the first working day, Monday to Friday, from a day on. */
const workday = (from: string): string => (isoWeekday(from) < 6 ? from : workday(addDays(from, 1)))

const past = workday(`${LAST}-08`)
const coming = workday(addDays(new Date().toISOString().slice(0, 10), 7))
const after = workday(addDays(coming, 1))

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('time off in lieu, over HTTP', () => {
  let product: Product
  let company: Company
  let employee: Person
  let lieu: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')

    await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: {
        effective_on: `${LAST}-01`,
        currency: 'EUR',
        working_hours: '40',
        working_period_unit: 'week',
      } as never,
    })
  })

  afterAll(() => product?.stop())

  const admin = () => ({ token: company.admin.token, params: { ws: company.ws } })
  const own = () => ({ token: employee.token, params: { id: employee.employee } })

  const addType = (body: object) =>
    product.call(leaveRulesApi.addLeaveType, { ...admin(), body: body as never })

  const ask = (start_on: string, part: object = {}) =>
    product.call(leaveApi.requestLeave, {
      ...own(),
      body: {
        leave_type_id: lieu,
        start_on,
        finish_on: start_on,
        description: 'Overtime',
        ...part,
      } as never,
    })

  const preview = async (start_on: string) =>
    (
      await product.call(leaveApi.previewLeave, {
        ...own(),
        query: { leave_type_id: lieu, start_on, finish_on: start_on },
      })
    ).body.data

  const account = async () =>
    (await product.call(workingTimeApi.workingTimeAccount, { ...own(), query: { month: LAST } }))
      .body.data

  const remove = (leaveId: string) =>
    product.call(leaveApi.deleteLeave, {
      token: company.admin.token,
      params: { id: employee.employee, leaveId },
    })

  /** Books hours so that the account has so many through yesterday. */
  const fill = async (seconds: number) => {
    const before = (await preview(coming)).account!.before
    await product.call(workingTimeApi.bookWorkingTime, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: { seconds: seconds - before, reason: 'Overtime of the year' },
    })
  }

  it('is a type that takes nothing else and is paid in full', async () => {
    const type = { name: 'Time off in lieu', approval_required: true, takes_account: true }
    expect(refusal(await addType({ ...type, accrues: true }))).toEqual([422, 'validation'])
    const half_paid = { ...type, accrues: false, paid_percent: '50' }
    expect(refusal(await addType(half_paid))).toEqual([422, 'validation'])
    const added = await addType({ ...type, accrues: false, smallest_part: 'quarter_hour' })
    lieu = added.body.data.id
    const params = { ws: company.ws, id: lieu }
    const token = company.admin.token
    const changed = await product.call(leaveRulesApi.changeLeaveType, {
      token,
      params,
      body: { accrues: true },
    })
    expect(refusal(changed)[0]).toBe(422)
  })

  it('needs a working time account', async () => {
    expect(refusal(await ask(coming))).toEqual([422, 'leave.no_account'])

    await product.call(workingTimeApi.setWorkingTimeRules, {
      ...admin(),
      body: {
        from_month: LAST,
        on: true,
        source: 'attendance',
        most_minutes: null,
        least_minutes: null,
        expires_months: null,
        closes_on: null,
      } as never,
    })
  })

  it('takes hours that the account has, once', async () => {
    await fill(10 * HOUR)
    expect((await preview(coming)).account).toEqual({ before: 10 * HOUR, after: 2 * HOUR })
    const { status, body } = await ask(coming)
    expect(status).toBe(201)
    expect(refusal(await ask(after))).toEqual([422, 'leave.account_short'])
    expect(refusal(await ask(after, { seconds: 2.25 * HOUR }))).toEqual([
      422,
      'leave.account_short',
    ])

    // A rejected request gives its hours back.
    await product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: employee.employee, leaveId: body.data.id },
      body: { approved: false, rejected: true } as never,
    })
    expect((await preview(coming)).account?.before).toBe(10 * HOUR)
  })

  it('is part of the day in the account, which pays it; without it the day is only missing', async () => {
    const before = await account()
    await fill(10 * HOUR)
    const { id } = (await ask(past, { seconds: 3 * HOUR })).body.data
    const params = { id: employee.employee, leaveId: id }
    const token = company.admin.token

    // As long as it waits, its hours are reserved.
    expect((await preview(coming)).account?.before).toBe(7 * HOUR)
    await product.call(leaveApi.decideLeave, {
      token,
      params,
      body: { approved: true, rejected: false } as never,
    })

    const dayOf = async () => (await account()).month.days.find(({ day }) => day === past)
    expect(await dayOf()).toMatchObject({
      agreed: 8 * HOUR,
      target: 8 * HOUR,
      leave: '0',
      lieu: '0.375',
    })
    // The missing hours of that day have left the balance already.
    expect((await preview(coming)).account?.before).toBe(10 * HOUR)
    expect((await account()).month.difference_seconds).toBe(before.month.difference_seconds)

    await remove(id)
    expect((await dayOf())?.lieu).toBeUndefined()
    expect((await account()).month.difference_seconds).toBe(before.month.difference_seconds)
  })

  it('keeps the closed month and explains a later change by its cause', async () => {
    const params = { id: employee.employee }
    const token = company.admin.token
    await product.call(workingTimeApi.closeWorkingTimeMonth, {
      token,
      params,
      body: { month: LAST },
    })
    await fill(10 * HOUR)
    const { id } = (await ask(past)).body.data
    await product.call(leaveApi.decideLeave, {
      token,
      params: { ...params, leaveId: id },
      body: { approved: true, rejected: false } as never,
    })
    const { due, balance_seconds, current_seconds } = await account()
    expect(due).toEqual([])
    expect(Number.isInteger(current_seconds - balance_seconds)).toBe(true)
  })
})
