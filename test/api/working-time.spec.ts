import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { addMonths, lastDayOf } from '@workledger/domain/working-time/months'
import { DateTime } from 'luxon'
import { monthsAgo } from '../support/months-ago'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HOUR = 3600
const [EARLIER, LAST, NOW] = [2, 1, 0].map((months) => monthsAgo(months)) as [
  string,
  string,
  string,
]

const refusal = ({ status, body }: Answer) => [status, body?.code]

/** Returns the nth working day of a month, Monday to Friday. */
function workday(month: string, nth = 1): string {
  let day = `${month}-01`
  for (let left = nth; ; day = addDays(day, 1)) if (isoWeekday(day) < 6 && --left === 0) return day
}

const workdaysOf = (month: string) => {
  let count = 0
  const last = lastDayOf(`${month}-01`)
  for (let day = `${month}-01`; day <= last; day = addDays(day, 1)) if (isoWeekday(day) < 6) count++
  return count
}

describe('working time accounts, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let colleague: Person
  let stranger: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    colleague = await hire(product, company, 'Col')
    stranger = await createCompany(product, 'Other')

    const contract = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: employee.employee },
      body: {
        effective_on: `${EARLIER}-01`,
        currency: 'EUR',
        working_hours: '40',
        working_period_unit: 'week',
      } as never,
    })
    expect(contract.status).toBe(201)
  })

  afterAll(() => product?.stop())

  const ws = () => ({ ws: company.ws })
  const on = () => ({ id: employee.employee })

  const standard = {
    from_month: EARLIER,
    on: true,
    source: 'attendance',
    most_minutes: 600,
    least_minutes: -600,
    expires_months: null,
    closes_on: null,
  }

  const setRules = (body: object, who: Person = company.admin, headers = {}) =>
    product.call(api.setWorkingTimeRules, {
      token: who.token,
      params: ws(),
      body: body as never,
      headers,
    })

  const account = (who: Person = employee, month?: string) =>
    product.call(api.workingTimeAccount, {
      token: who.token,
      params: on(),
      query: month ? { month } : {},
    })

  const close = (month: string, who: Person = company.admin) =>
    product.call(api.closeWorkingTimeMonth, { token: who.token, params: on(), body: { month } })

  const book = (body: object, who: Person = company.admin, id = employee.employee) =>
    product.call(api.bookWorkingTime, { token: who.token, params: { id }, body: body as never })

  const lines = async (who: Person = employee) =>
    (
      await product.call(api.workingTimeLines, {
        token: who.token,
        params: ws(),
        query: { employee_id: employee.employee, sort: 'booked_at' },
      })
    ).body.data

  const work = (day: string, from: string, to: string) =>
    product.call(attendanceApi.addAttendance, {
      token: company.admin.token,
      params: on(),
      body: { in_at: `${day} ${from}:00`, out_at: `${day} ${to}:00` },
    })

  it('are off at first, and need valid rules of an administrator', async () => {
    expect((await account()).body.data).toMatchObject({ on: false, closable: null })
    expect(refusal(await book({ seconds: HOUR, reason: 'x' }))).toEqual([409, 'working_time.off'])
    expect(refusal(await close(LAST))).toEqual([409, 'working_time.off'])

    const before = await product.events(company.ws)
    expect(refusal(await setRules(standard, employee))).toEqual([403, 'access.denied'])
    for (const wrong of [
      { from_month: '2026-13' },
      { from_month: monthsAgo(13) },
      { from_month: monthsAgo(-13) },
      { most_minutes: -1 },
      { least_minutes: 1 },
      { expires_months: 0 },
      { closes_on: 29 },
      { source: 'guess' },
      { core_from: '09:00' },
      { core_to: '15:00' },
      { core_from: '15:00', core_to: '15:00' },
      { core_from: '09:00', core_to: '25:00' },
      { day_most_minutes: 0 },
      { day_most_minutes: 1441 },
      { rest_minutes: 0 },
      { rest_minutes: 'eleven' },
    ])
      expect([wrong, (await setRules({ ...standard, ...wrong })).status]).toEqual([wrong, 422])

    expect(await product.events(company.ws)).toBe(before)
    expect((await setRules(standard)).status).toBe(201)
    // The same rules again change nothing.
    expect((await setRules(standard)).status).toBe(201)
    expect(await product.events(company.ws)).toBe(before + 1)
  })

  it('count each day by contract, holiday and attendance', async () => {
    expect((await work(workday(EARLIER), '08:00', '18:00')).status).toBe(201)

    const holiday = await product.call(leaveRulesApi.addHoliday, {
      token: company.admin.token,
      params: ws(),
      body: { name: 'Founding day', date: workday(EARLIER, 2), location_id: null } as never,
    })
    expect(holiday.status).toBe(201)

    const { month, closable, closed_through } = (await account(employee, EARLIER)).body.data
    expect([closable, closed_through, month.closed]).toEqual([EARLIER, null, false])
    expect(month.days).toHaveLength(Number(lastDayOf(`${EARLIER}-01`).slice(8)))
    expect(month.target_seconds).toBe((workdaysOf(EARLIER) - 1) * 8 * HOUR)
    expect(month.worked_seconds).toBe(10 * HOUR)
    const dayOf = (day: string) => month.days.find((each) => each.day === day)

    expect(dayOf(workday(EARLIER))).toMatchObject({ agreed: 8 * HOUR, difference: 2 * HOUR })
    expect(dayOf(workday(EARLIER, 2))).toMatchObject({ holiday: '1', target: 0, difference: 0 })
    expect(month.days.at(-1)?.running).toBe(month.difference_seconds)

    // The present day counts from tomorrow on, because its work is not done.
    const present = (await account()).body.data
    const last = (await account(employee, LAST)).body.data.month
    const done = [...month.days, ...last.days, ...present.month.days.slice(0, -1)]
    expect(present.current_seconds).toBe(done.reduce((sum, day) => sum + day.difference, 0))
  })

  it('show the core time that a past working day misses, and count it nowhere', async () => {
    const [short, empty] = [workday(LAST, 10), workday(LAST, 11)]
    const shift = await work(short, '06:00', '12:00')
    expect(shift.status).toBe(201)
    const before = (await account(employee, LAST)).body.data.month

    const core = { from_month: LAST, core_from: '09:00', core_to: '15:00' }
    expect((await setRules({ ...standard, ...core })).status).toBe(201)
    const { month } = (await account(employee, LAST)).body.data
    const missedOn = (day: string) => month.days.find((each) => each.day === day)?.core_missed

    const { offset } = DateTime.fromISO(`${short}T12:00`, { zone: 'Europe/Lisbon' })
    expect(missedOn(short)).toBe(3 * HOUR - offset * 60)
    expect(missedOn(empty)).toBe(6 * HOUR)
    const weekend = month.days.find(({ agreed }) => agreed === 0)!
    expect(weekend.core_missed).toBeUndefined()
    expect(month.difference_seconds).toBe(before.difference_seconds)

    const today = (await account(employee, NOW)).body.data.month.days.at(-1)!
    expect(today.core_missed).toBeUndefined()
    expect((await setRules({ ...standard, from_month: LAST })).status).toBe(201)

    const removed = await product.call(attendanceApi.deleteAttendance, {
      token: company.admin.token,
      params: { ...on(), attId: shift.body.data.id },
    })
    expect(removed.status).toBe(204)
  })

  it('show work above the most of a day and short rest before it, and count it nowhere', async () => {
    const [first, second] = [workday(LAST, 12), addDays(workday(LAST, 12), 1)]
    const shifts = [await work(first, '10:00', '22:00'), await work(second, '06:00', '08:00')]
    expect(shifts.map(({ status }) => status)).toEqual([201, 201])
    const before = (await account(employee, LAST)).body.data.month
    const warned = (month: typeof before) =>
      month.days.flatMap(({ day, above_most, rest_missed }) =>
        above_most || rest_missed ? [[day, above_most, rest_missed]] : [],
      )
    expect(warned(before)).toEqual([])

    const limits = { from_month: LAST, day_most_minutes: 600, rest_minutes: 660 }
    expect((await setRules({ ...standard, ...limits })).status).toBe(201)
    const { month } = (await account(employee, LAST)).body.data
    const { worked } = month.days.find(({ day }) => day === first)!
    expect(worked).toBeGreaterThan(10 * HOUR)
    expect(warned(month)).toEqual([
      [first, worked - 10 * HOUR, undefined],
      [second, undefined, 3 * HOUR],
    ])
    expect(month.difference_seconds).toBe(before.difference_seconds)
    expect((await setRules({ ...standard, from_month: LAST })).status).toBe(201)

    for (const { body } of shifts) {
      const removed = await product.call(attendanceApi.deleteAttendance, {
        token: company.admin.token,
        params: { ...on(), attId: body.data.id },
      })
      expect(removed.status).toBe(204)
    }
  })

  it('list the present month of each person, with its days beyond a limit', async () => {
    const listed = async (who: Person) => {
      const { body } = await product.call(api.workingTimeAccounts, {
        token: who.token,
        params: ws(),
        query: {},
      })

      return Object.fromEntries(body.data.map(({ name, present_month }) => [name, present_month]))
    }

    const days = [`${NOW}-01`, `${NOW}-02`]
    // In the first days of a month these have not been yet.
    const past = days[1]! < new Date().toISOString().slice(0, 10)
    const shifts = past
      ? [await work(days[0]!, '06:00', '20:00'), await work(days[1]!, '02:00', '04:00')]
      : []
    expect(shifts.map(({ status }) => status)).toEqual(past ? [201, 201] : [])
    const limits = {
      day_most_minutes: 600,
      rest_minutes: 660,
      core_from: '09:00',
      core_to: '15:00',
    }
    expect((await setRules({ ...standard, from_month: LAST, ...limits })).status).toBe(201)

    // As on the account's own page.
    const { month } = (await account(employee, NOW)).body.data
    const daysWith = (kind: 'above_most' | 'rest_missed' | 'core_missed') =>
      month.days.filter((day) => day[kind]).length

    const found = await listed(manager)
    expect(found['Eli Tester']).toEqual({
      month: NOW,
      target_seconds: month.target_seconds,
      worked_seconds: month.worked_seconds,
      difference_seconds: month.difference_seconds,
      above_most_days: daysWith('above_most'),
      rest_missed_days: daysWith('rest_missed'),
      core_missed_days: daysWith('core_missed'),
    })

    if (past) expect(found['Eli Tester']).toMatchObject({ above_most_days: 1, rest_missed_days: 1 })
    // Without a contract there is no target.
    expect((await listed(company.admin))['Col Tester']).toMatchObject({ difference_seconds: 0 })

    expect((await setRules({ ...standard, from_month: LAST, on: false })).status).toBe(201)
    expect((await listed(manager))['Eli Tester'] ?? null).toBeNull()
    expect((await setRules({ ...standard, from_month: LAST })).status).toBe(201)

    for (const { body } of shifts) {
      const removed = await product.call(attendanceApi.deleteAttendance, {
        token: company.admin.token,
        params: { ...on(), attId: body.data.id },
      })
      expect(removed.status).toBe(204)
    }
  })

  it('close in order, once, by an administrator who does not gain by it', async () => {
    const before = await product.events(company.ws)
    expect(refusal(await close(LAST))).toEqual([409, 'working_time.month_order'])
    expect(refusal(await close(NOW))).toEqual([422, 'working_time.month_not_over'])
    expect(refusal(await close(EARLIER, employee))).toEqual([403, 'access.denied'])
    expect(refusal(await close(EARLIER, stranger.admin))[0]).toBe(404)
    expect(await product.events(company.ws)).toBe(before)

    const closed = (await close(EARLIER)).body.data
    const balance = (10 - (workdaysOf(EARLIER) - 1) * 8) * HOUR
    expect(closed).toMatchObject({
      balance_seconds: balance,
      closed_through: EARLIER,
      closable: LAST,
      state: 'below',
      month: { closed: true },
    })
    expect((await close(EARLIER)).status).toBe(200)
    expect(await product.events(company.ws)).toBe(before + 1)
  })

  it('book a later change of a closed day with the next closing, with its cause', async () => {
    expect((await work(workday(EARLIER, 3), '08:00', '12:00')).status).toBe(201)
    const { due, month, balance_seconds } = (await account(employee, EARLIER)).body.data
    expect(due).toEqual([{ day: workday(EARLIER, 3), seconds: 4 * HOUR, causes: ['worked'] }])
    // The closed month stays as it was closed.
    expect(month.worked_seconds).toBe(10 * HOUR)

    const after = (await close(LAST)).body.data
    expect(after.due).toEqual([])
    expect(after.balance_seconds).toBe(balance_seconds + (4 - workdaysOf(LAST) * 8) * HOUR)

    expect((await lines()).map(({ kind, seconds, causes }) => ({ kind, seconds, causes }))).toEqual(
      expect.arrayContaining([
        { kind: 'correction', seconds: 4 * HOUR, causes: ['worked'] },
        { kind: 'closing', seconds: -workdaysOf(LAST) * 8 * HOUR, causes: [] },
      ]),
    )
    const sum = (await lines()).reduce((all, { seconds }) => all + seconds, 0)
    expect(sum).toBe(after.balance_seconds)
  })

  it('keep a closed month under its rules when the rules change', async () => {
    const before = (await account(employee, LAST)).body.data.month
    expect((await setRules({ ...standard, from_month: LAST, source: 'timer' })).status).toBe(201)
    expect((await account(employee, LAST)).body.data).toMatchObject({
      source: 'attendance',
      month: before,
      due: [],
    })
    expect((await account(employee, NOW)).body.data.source).toBe('timer')
  })

  it('take bookings with a reason, and never by the person who gains', async () => {
    const before = await product.events(company.ws)
    const one = { seconds: HOUR, reason: 'Agreed with Mia' }
    expect(refusal(await book({ ...one, seconds: 0 }))).toEqual([422, 'validation'])
    expect(refusal(await book({ ...one, seconds: 3_600_001 }))).toEqual([422, 'validation'])
    expect(refusal(await book({ ...one, reason: ' ' }))).toEqual([422, 'validation'])
    expect(refusal(await book(one, employee))).toEqual([403, 'access.denied'])
    expect(refusal(await book(one, manager))).toEqual([403, 'access.denied'])
    expect(await product.events(company.ws)).toBe(before)

    const was = (await account()).body.data.balance_seconds
    expect((await book({ ...one, kind: 'opening', seconds: 8 * HOUR })).status).toBe(201)
    expect(refusal(await book({ ...one, kind: 'opening' }))).toEqual([409, 'working_time.opened'])
    expect((await book({ ...one, seconds: -HOUR })).status).toBe(201)
    expect((await account()).body.data.balance_seconds).toBe(was + 7 * HOUR)

    const opening = (await lines()).find(({ kind }) => kind === 'opening')
    expect(opening).toMatchObject({ reason: 'Agreed with Mia', booked_by: 'Ada Tester' })
  })

  it('show to the person, the manager and administrators alone', async () => {
    expect((await account(manager)).status).toBe(200)
    expect(refusal(await account(colleague))).toEqual([403, 'access.denied'])
    expect(await lines(colleague)).toEqual([])

    const accounts = async (who: Person, query = {}) =>
      (await product.call(api.workingTimeAccounts, { token: who.token, params: ws(), query })).body
        .data
    expect((await accounts(manager)).map(({ name }) => name).sort()).toEqual([
      'Eli Tester',
      'Mia Tester',
    ])
    expect((await accounts(company.admin, { state: 'below' })).map(({ name }) => name)).toEqual([
      'Eli Tester',
    ])
    expect((await accounts(company.admin))[0]).toHaveProperty('balance_seconds')
    expect(addMonths(`${LAST}-01`, 1)).toBe(`${NOW}-01`)
  })
})
