import { calendarApi } from '@workledger/contracts/calendar/calendar.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { Fraction } from '@workledger/domain/kernel/fraction'
import { secondAdmin } from '../support/erasures'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const HOUR = 3600
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
/** A Monday to Thursday; the contract changes on the Wednesday. */
const [monday, tuesday, wednesday, thursday] = [
  '2027-06-07',
  '2027-06-08',
  '2027-06-09',
  '2027-06-10',
] as const

describe('leave in hours and quarters, over HTTP', () => {
  let product: Product
  let company: Company
  let employee: Person
  let hourly: string
  let quarterly: string
  /** The contract from Wednesday on. */
  let later: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
    await contract('2026-01-01', '38.5')
    later = await contract(wednesday, '20')
    hourly = await type('Annual leave in hours', 'quarter_hour')
    quarterly = await type('Care', 'quarter_day')
  })

  afterAll(() => product?.stop())

  const contract = async (effective_on: string, working_hours: string): Promise<string> => {
    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: {
        effective_on,
        working_hours,
        working_period_unit: 'week',
        working_days: Object.fromEntries(weekdays.map((name) => [name, [1, 2, 3, 4]])),
      } as never,
    })
    return added.body.data.id
  }

  const type = async (name: string, smallest_part: 'quarter_hour' | 'quarter_day') =>
    (
      await product.call(leaveRulesApi.addLeaveType, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name, accrues: true, approval_required: true, smallest_part },
      })
    ).body.data.id

  const body = (start_on: string, part: object) => ({
    leave_type_id: hourly,
    start_on,
    finish_on: start_on,
    description: 'Dentist',
    ...part,
  })

  const ask = (start_on: string, part: object) =>
    product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: body(start_on, part) as never,
    })

  const row = async (id: string) =>
    (
      await product.call(leaveApi.leaves, {
        token: employee.token,
        params: { id: employee.employee },
      })
    ).body.data.find((leave) => leave.id === id)!

  const stats = async () =>
    (
      await product.call(leaveBalanceApi.leaveStats, {
        token: employee.token,
        params: { id: employee.employee },
        query: { year: 2027 },
      })
    ).body.data

  const preview = async (start_on: string, part: object) =>
    (
      await product.call(leaveApi.previewLeave, {
        token: employee.token,
        params: { id: employee.employee },
        query: { leave_type_id: hourly, start_on, finish_on: start_on, ...part } as never,
      })
    ).body.data

  const refused = async (call: () => ReturnType<typeof ask>, code: string, field?: string) => {
    const before = await product.events(company.ws)
    const { status, body } = (await call()) as { status: number; body: any }
    expect([status, field ? body.error_codes?.[field]?.[0]?.code : body.code]).toEqual([422, code])
    expect(await product.events(company.ws)).toBe(before)
  }

  it('takes hours between two times, by the clock of the office and the contract of the day', async () => {
    const times = { from_time: '09:00', to_time: '11:30' }
    expect(await preview(monday, times)).toMatchObject({
      days_taken: '0.324675',
      seconds_taken: 2.5 * HOUR,
      refusal: null,
    })

    const { id } = (await ask(monday, times)).body.data
    expect(await row(id)).toMatchObject({
      ...times,
      seconds: 2.5 * HOUR,
      half_day: null,
      day_part: null,
      days_taken: '0.324675',
    })

    const short = (await ask(wednesday, { seconds: 2 * HOUR })).body.data
    expect((await row(short.id)).days_taken).toBe('0.5')
  })

  it('refuses times that meet, and more than the day has', async () => {
    await refused(
      () => ask(monday, { from_time: '11:00', to_time: '12:00' }),
      'leave.overlaps',
      'start_on',
    )
    await refused(() => ask(monday, { seconds: 5.25 * HOUR }), 'leave.hours_left', 'seconds')
    await refused(() => ask(thursday, { seconds: 8 * HOUR }), 'leave.hours_left', 'seconds')
    expect((await preview(thursday, { seconds: 8 * HOUR })).refusal).toMatchObject({
      code: 'leave.hours_left',
      params: { hours: '4:00' },
    })
  })

  it('takes all that is left of a day, also beside its steps', async () => {
    await refused(() => ask(monday, { seconds: 5.1 * HOUR }), 'leave.step', 'seconds')
    const { id } = (await ask(monday, { seconds: 5.2 * HOUR })).body.data
    expect(await row(id)).toMatchObject({ days_taken: '0.675325' })
    // A whole Monday and half a Wednesday.
    expect((await stats()).days_pending).toBe('1.5')
  })

  it('takes quarters where the type has them', async () => {
    const quarter = { leave_type_id: quarterly, day_part: '0.75' }
    const { id } = (await ask(tuesday, quarter)).body.data
    expect(await row(id)).toMatchObject({ day_part: '0.75', days_taken: '0.75' })
    await refused(() => ask(tuesday, { ...quarter, day_part: '0.5' }), 'leave.day_left')
    await refused(
      () => ask(tuesday, { leave_type_id: quarterly, seconds: HOUR }),
      'leave.no_hours',
      'seconds',
    )
  })

  it('refuses parts of several days, two kinds of parts, and times in no order', async () => {
    const days = { finish_on: thursday }
    await refused(() => ask(tuesday, { ...days, seconds: HOUR }), 'leave.one_part', 'half_day')
    await refused(
      () => ask(tuesday, { half_day: 'first_half', seconds: HOUR }),
      'leave.one_part',
      'half_day',
    )
    await refused(
      () => ask(tuesday, { from_time: '11:00', to_time: '09:00' }),
      'leave.times',
      'to_time',
    )
    await refused(
      () => ask(thursday, { from_time: '09:00', to_time: '10:00', seconds: 2 * HOUR }),
      'leave.times_hours',
      'seconds',
    )

    // A person who is away for hours cannot take a quarter of an hour for it.
    await refused(
      () => ask(thursday, { from_time: '08:00', to_time: '12:00', seconds: HOUR / 4 }),
      'leave.times_break',
      'seconds',
    )
  })

  it('changes hours to half a day', async () => {
    const { id } = (await ask(thursday, { from_time: '08:00', to_time: '09:00' })).body.data
    const changed = await product.call(leaveApi.changeLeave, {
      token: employee.token,
      params: { id: employee.employee, leaveId: id },
      body: { seconds: null, from_time: null, to_time: null, half_day: 'second_half' } as never,
    })
    expect(changed.body.data).toMatchObject({
      half_day: 'second_half',
      seconds: null,
      from_time: null,
      days_taken: '0.5',
    })
  })

  it('follows a contract that changes after the request', async () => {
    const before = (await stats()).days_pending
    await contract(tuesday, '10')
    const after = (await stats()).days_pending
    // Two hours of Wednesday are half of four hours; the contract of that day did not change.
    expect(after).toBe(before)
    await product.call(employmentApi.changeContract, {
      token: company.admin.token,
      params: { id: employee.employee, contractId: later },
      body: { working_hours: '10' } as never,
    })
    expect((await stats()).days_pending).toBe(Fraction.of(before).plus('0.5').toString())
  })

  it('is in the calendar of colleagues with its times, without its type', async () => {
    const colleague = await hire(product, company, 'Col')
    const friday = '2027-06-11'
    const times = { from_time: '09:15', to_time: '10:00' }
    const added = await product.call(leaveApi.addLeave, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: body(friday, times) as never,
    })
    expect(added.status).toBe(201)

    const events = await product.call(calendarApi.calendarEvents, {
      token: colleague.token,
      params: { ws: company.ws },
      query: { from: friday, to: friday },
    })
    const leave = events.body.find(({ type }) => type === 'leave')!
    expect(leave.metadata).toMatchObject({
      start: `${friday} 09:15`,
      end: `${friday} 10:00`,
      seconds: 2700,
    })
    expect(JSON.stringify(leave)).not.toContain('Annual leave')
  })

  it('does not make an admin absent, so no one else decides their own request', async () => {
    const second = await secondAdmin(product, company)
    const day = new Date().toISOString().slice(0, 10)
    const params = { id: second.employee }
    const everyDay = [...weekdays, 'saturday', 'sunday']

    await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params,
      body: {
        effective_on: '2026-01-01',
        working_hours: '56',
        working_period_unit: 'week',
        working_days: Object.fromEntries(everyDay.map((name) => [name, [1, 2, 3, 4]])),
      } as never,
    })

    const off = await product.call(leaveApi.addLeave, {
      token: company.admin.token,
      params,
      body: body(day, { seconds: HOUR }) as never,
    })
    expect(off.status).toBe(201)

    const own = { token: company.admin.token, params: { id: company.admin.employee } }
    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: company.admin.token,
      params: { ws: company.ws },
    })
    const unpaid = types.body.data.find(({ name }) => name === 'Unpaid leave')!.id
    const asked = await product.call(leaveApi.requestLeave, {
      ...own,
      body: { ...body(thursday, {}), leave_type_id: unpaid } as never,
    })
    const decided = await product.call(leaveApi.decideLeave, {
      token: own.token,
      params: { ...own.params, leaveId: asked.body.data.id },
      body: { approved: true, rejected: false } as never,
    })
    expect([decided.status, (decided.body as any).code]).toEqual([403, 'leave.own'])
  })

  it('keeps types with whole or half days as they were', async () => {
    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })
    expect(types.body.data.find(({ name }) => name === 'Annual leave')).toMatchObject({
      half_days: true,
      smallest_part: 'half_day',
    })

    const params = { ws: company.ws, id: quarterly }
    const { token } = company.admin
    const change = async (half_days: boolean) =>
      (await product.call(leaveRulesApi.changeLeaveType, { token, params, body: { half_days } }))
        .body.data
    expect(await change(true)).toMatchObject({ half_days: true, smallest_part: 'quarter_day' })
    expect(await change(false)).toMatchObject({ half_days: false, smallest_part: 'day' })
  })
})
