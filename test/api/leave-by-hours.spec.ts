import { Sessions } from '@workledger/api/access/sessions'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HOUR = 3600

/** A worker in Great Britain without agreed hours, at 20 an hour. */
describe('leave by hours worked, over HTTP', () => {
  let product: Product
  let company: Company
  let ian: Person
  let pay: Pay
  let token: string
  let ws: string
  let hourly: string

  const policy = {
    name: 'Irregular hours',
    description: '5.6 weeks by hours worked',
    holiday_allowance: '28',
    days_type: 'working_days' as const,
    expire_in_months: 12,
    carry_over_days: '0',
    accrual: 'by_hours' as const,
    leaver_rule: 'both' as const,
  }

  const addPolicy = (change: object) =>
    product.call(leaveRulesApi.addLeavePolicy, {
      token,
      params: { ws },
      body: { ...policy, ...change } as never,
    })

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = company.admin.token
    ws = company.ws
    pay = payOf(product, company)
    ian = await hire(product, company, 'Ian')
    const time_off_policy_id = (await addPolicy({})).body.data.id

    // A year counts by the policy that a person had in it.
    await product.app.get(InProcess).call(peopleApi.changeEmployee, {
      session: (await product.app.get(Sessions).find(token))!,
      at: new Date('2026-06-01T08:00:00Z'),
      params: { ws, id: ian.employee },
      body: { time_off_policy_id },
    })

    await pay.contract(ian, {
      start_date: '2026-01-01',
      base_compensation_amount: '20',
      base_compensation_type: 'hourly',
    })

    const type = await product.call(leaveRulesApi.addLeaveType, {
      token,
      params: { ws },
      body: { name: 'Hours', accrues: true, approval_required: false, smallest_part: 'hour' },
    })

    hourly = type.body.data.id
    // 68 hours in June, 5 in July.
    for (const day of ['01', '02', '03', '04', '05', '08', '09', '10'])
      await pay.shift(ian, `2026-06-${day}`, '09:00', '17:30')
    await pay.shift(ian, '2026-07-01', '09:00', '14:00')
  })

  afterAll(() => product?.stop())

  const stats = async () =>
    (
      await product.call(leaveBalanceApi.leaveStats, {
        token: ian.token,
        params: { id: ian.employee },
        query: { year: 2026 },
      })
    ).body.data

  const ask = (start_on: string, change: object) =>
    product.call(leaveApi.requestLeave, {
      token: ian.token,
      params: { id: ian.employee },
      body: {
        leave_type_id: hourly,
        start_on,
        finish_on: start_on,
        description: 'Sea',
        ...change,
      } as never,
    })

  it.each([
    ['accrual_percent', '0', 'leave.accrual_percent'],
    ['accrual_percent', '100.01', 'leave.accrual_percent'],
    ['accrual_percent', 'ten', 'field.numeric'],
    ['day_hours', '-8', 'leave.day_hours'],
    ['day_hours', '24.5', 'leave.day_hours'],
  ])('refuses %s of %s and writes nothing', async (field, value, code) => {
    const before = await product.events(ws)
    const { status, body } = (await addPolicy({ name: 'Wrong', [field]: value })) as Answer
    expect([status, body.error_codes[field][0].code]).toEqual([422, code])
    expect(await product.events(ws)).toBe(before)
  })

  it('grants whole hours of each month, and shows of what', async () => {
    const { grants, days_all, seconds_available } = await stats()

    expect(
      grants.map(({ id, kind, from, to, granted, worked }) => [
        id,
        kind,
        from,
        to,
        granted,
        worked,
      ]),
    ).toEqual([
      [
        'allowance-2026-06',
        'accrual',
        '2026-06-30',
        '2026-12-31',
        '1',
        { seconds: 68 * HOUR, percent: '12.07' },
      ],
      [
        'allowance-2026-07',
        'accrual',
        '2026-07-31',
        '2026-12-31',
        '0.125',
        { seconds: 5 * HOUR, percent: '12.07' },
      ],
    ])

    expect([days_all, seconds_available]).toEqual(['1.125', 9 * HOUR])
  })

  it('takes no hours before they are granted', async () => {
    const early = (await ask('2026-06-29', { seconds: HOUR })) as Answer
    expect([early.status, early.body.code]).toEqual([422, 'leave.balance'])
  })

  it('takes hours, pays them, and pays the rest to a leaver', async () => {
    const hours = await ask('2026-08-03', { seconds: 4 * HOUR })
    expect([hours.status, hours.body]).toMatchObject([201, {}])
    expect((await stats()).seconds_available).toBe(5 * HOUR)

    const august = await pay.draft(month('08', '31'))
    expect(await pay.entryOf(august, ian)).toMatchObject({ gross_pay: '80.00' })

    const left = await product.call(peopleApi.terminateEmployee, {
      token,
      params: { id: ian.employee },
      body: { terminated_on: '2026-08-31' },
    })
    expect(left.status).toBe(200)

    const last = await pay.draft({ ...month('08', '31'), name: 'Last' })
    const entry = await pay.entryOf(last, ian)
    expect(entry.allowances).toMatchObject([{ name: 'Unused leave', amount: '100.00' }])
  })
})
