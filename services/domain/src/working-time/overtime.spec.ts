import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { addDays } from '../kernel/calendar-days'
import { given } from '../kernel/decider-specification'
import {
  type WorkingTimeAccount,
  type WorkingTimeCommand,
  type WorkingTimeEvent,
  workingTimeDecider,
} from './account'
import { type AccountDay, totalsOf } from './account-days'
import { balanceOf } from './credits'
import { closingLines } from './ledger-lines'
import { addMonths, lastDayOf } from './months'
import { type OvertimeRule, overtimeIn, waitingOf } from './overtime'

const HOUR = 3600
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const employee_id = id(1)
const MARCH = '2026-03-01'
const APRIL = '2026-04-01'
const ids = Object.fromEntries(
  Array.from({ length: 12 }, (_, n) => [addMonths('2026-01-01', n), id(100 + n)]),
)

/** A month of days with 8 hours agreed; `worked` in hours by day of the month. */
const monthOf = (month: string, worked: Readonly<Record<number, number>> = {}): AccountDay[] =>
  Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, n) => ({
    day: addDays(month, n),
    agreed: 8 * HOUR,
    holiday: '0',
    leave: '0',
    worked: (worked[n + 1] ?? 8) * HOUR,
  }))

type Close = Extract<WorkingTimeCommand, { type: 'close-month' }>

const close = (
  month: string,
  days: readonly AccountDay[],
  {
    rule = { minutes: 600, per: 'month' },
    earlier = [],
  }: Partial<{
    rule: OvertimeRule | null
    earlier: readonly AccountDay[]
  }> = {},
): Close => ({
  type: 'close-month',
  employee_id,
  month,
  next: month,
  rules: { rules_id: id(9), source: 'attendance', expires_months: null, overtime: rule },
  today: addMonths(month, 2),
  days,
  earlier,
  overtime_ids: ids,
})

const decision = (type: 'approve-overtime' | 'decline-overtime', month = MARCH, more = {}) => ({
  type,
  employee_id,
  overtime_id: ids[month]!,
  own: false,
  noOtherDecider: false,
  comment: 'Release of the spring',
  ...more,
})

const run = (state: WorkingTimeAccount, command: WorkingTimeCommand) =>
  workingTimeDecider.decide(state, command).reduce(workingTimeDecider.evolve, state)

const decided = (...commands: WorkingTimeCommand[]) =>
  commands.reduce(run, workingTimeDecider.initial)

describe('overtime beyond a limit', () => {
  it('waits with the closing, and the limit itself counts', () => {
    const days = monthOf(MARCH, { 2: 14, 3: 15 })
    const [closed, raised] = workingTimeDecider.decide(
      workingTimeDecider.initial,
      close(MARCH, days),
    )
    expect(closed).toMatchObject({
      data: {
        overtime_rule: { minutes: 600, per: 'month' },
        overtime: [{ overtime_id: ids[MARCH], month: MARCH, seconds: 3 * HOUR }],
      },
    })
    expect(raised).toEqual({
      type: 'WorkingTimeOvertimeRaised',
      data: { employee_id, overtime_id: ids[MARCH], month: MARCH, seconds: 3 * HOUR },
    })
    const state = decided(close(MARCH, days))
    expect(balanceOf(state)).toBe(10 * HOUR)
    const lines = closingLines(
      (closed as Extract<WorkingTimeEvent, { type: 'WorkingTimeMonthClosed' }>).data,
    )
    expect(lines.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['closing', 13 * HOUR],
      ['overtime', -3 * HOUR],
    ])
  })

  it('is none at the limit exactly, or without a rule', () => {
    const days = monthOf(MARCH, { 2: 14, 3: 12 })
    expect(workingTimeDecider.decide(workingTimeDecider.initial, close(MARCH, days))).toHaveLength(
      1,
    )
    const more = monthOf(MARCH, { 2: 14, 3: 16 })
    const state = decided(close(MARCH, more, { rule: null }))
    expect([balanceOf(state), state.overtime]).toEqual([14 * HOUR, {}])
  })

  it('counts by week, and a week belongs to the month of its Sunday', () => {
    const rule = { minutes: 120, per: 'week' } as const
    // 30 March to 5 April 2026 is one week.
    const march = monthOf(MARCH, { 3: 11, 30: 10, 31: 10 })
    const april = monthOf(APRIL, { 1: 9 })
    const months = { [MARCH]: march, [APRIL]: april }
    expect(overtimeIn(rule, MARCH, months)).toBe(HOUR)
    expect(overtimeIn(rule, APRIL, months)).toBe(3 * HOUR)
    // A short week makes up for no long one.
    const mixed = { [MARCH]: monthOf(MARCH, { 3: 11, 10: 4 }) }
    expect(overtimeIn(rule, MARCH, mixed)).toBe(HOUR)
  })

  it('counts when approved, in its month, and never when declined', () => {
    const days = monthOf(MARCH, { 2: 14, 3: 15 })
    const closed = close(MARCH, days)
    const approved = decided(closed, decision('approve-overtime'))
    expect(balanceOf(approved)).toBe(13 * HOUR)
    expect(approved.credits).toEqual([{ month: MARCH, seconds: 13 * HOUR }])
    expect(waitingOf(approved.overtime[MARCH]!)).toBe(0)
    const declined = decided(closed, decision('decline-overtime'))
    expect(balanceOf(declined)).toBe(10 * HOUR)
    expect(waitingOf(declined.overtime[MARCH]!)).toBe(0)
  })

  it('is decided once, and never by the person whose time it is', () => {
    const history = workingTimeDecider.decide(
      workingTimeDecider.initial,
      close(MARCH, monthOf(MARCH, { 2: 19 })),
    )
    const seconds = HOUR
    const data = { employee_id, overtime_id: ids[MARCH]!, month: MARCH, seconds }
    const said = { own: false, comment: 'Release of the spring' }

    given(workingTimeDecider, ...history)
      .when(decision('approve-overtime'))
      .then({ type: 'WorkingTimeOvertimeApproved', data: { ...data, ...said } })
    given(workingTimeDecider, ...history)
      .when(decision('approve-overtime', MARCH, { own: true }))
      .thenRefused('working_time.overtime_own')
    given(workingTimeDecider, ...history)
      .when(decision('decline-overtime', APRIL))
      .thenRefused('not_found')
    given(workingTimeDecider, ...history, {
      type: 'WorkingTimeOvertimeApproved',
      data: { ...data, ...said },
    })
      .when(decision('decline-overtime'))
      .thenRefused('working_time.overtime_decided')
  })

  it('asks again only for the difference after a correction', () => {
    const before = monthOf(MARCH, { 2: 14, 3: 15 })
    const approved = decided(close(MARCH, before), decision('approve-overtime'))
    const later = monthOf(MARCH, { 2: 14, 3: 17 })
    const events = workingTimeDecider.decide(
      approved,
      close(APRIL, monthOf(APRIL), { earlier: later }),
    )
    expect(events[1]).toMatchObject({
      type: 'WorkingTimeOvertimeRaised',
      data: { month: MARCH, seconds: 2 * HOUR },
    })
    const state = events.reduce(workingTimeDecider.evolve, approved)
    expect(balanceOf(state)).toBe(13 * HOUR)
    expect(balanceOf(run(state, decision('approve-overtime')))).toBe(15 * HOUR)
  })

  it('takes less that waits after a correction, before it takes approved time', () => {
    const waiting = decided(close(MARCH, monthOf(MARCH, { 2: 14, 3: 15 })))
    const less = monthOf(MARCH, { 2: 14, 3: 13 })
    const events = workingTimeDecider.decide(
      waiting,
      close(APRIL, monthOf(APRIL), { earlier: less }),
    )
    expect(events).toHaveLength(1)
    const state = events.reduce(workingTimeDecider.evolve, waiting)
    expect([balanceOf(state), waitingOf(state.overtime[MARCH]!)]).toEqual([10 * HOUR, HOUR])
  })

  it('begins to wait after a correction of a month that had none', () => {
    const none = decided(close(MARCH, monthOf(MARCH)))
    const events = workingTimeDecider.decide(
      none,
      close(APRIL, monthOf(APRIL), { earlier: monthOf(MARCH, { 2: 19 }) }),
    )
    expect(events[1]).toMatchObject({ data: { month: MARCH, seconds: HOUR } })
  })

  it('keeps the sum: the balance is all time less what is not approved, in any order', () => {
    const rule = fc.record({
      minutes: fc.constantFrom(0, 60, 600),
      per: fc.constantFrom('week', 'month'),
    }) as fc.Arbitrary<OvertimeRule>
    const worked = fc.dictionary(
      fc.integer({ min: 1, max: 28 }).map(String),
      fc.integer({ min: 0, max: 14 }),
    )
    const step = fc.record({
      worked,
      corrected: worked,
      approve: fc.constantFrom('approve-overtime', 'decline-overtime', 'nothing'),
    })

    fc.assert(
      fc.property(rule, fc.array(step, { minLength: 1, maxLength: 6 }), (of, steps) => {
        let state = workingTimeDecider.initial
        const facts: Record<string, AccountDay[]> = {}

        steps.forEach(({ worked: hours, corrected, approve }, n) => {
          const month = addMonths('2026-01-01', n)
          const last = addMonths(month, -1)
          if (facts[last]) facts[last] = monthOf(last, corrected as never)
          facts[month] = monthOf(month, hours as never)
          const earlier = Object.keys(state.months).flatMap((each) => facts[each]!)
          state = run(state, close(month, facts[month], { rule: of, earlier }))

          for (const each of [last, month])
            if (approve !== 'nothing' && state.overtime[each])
              try {
                state = run(state, decision(approve as 'approve-overtime', each))
              } catch (error) {
                expect((error as CodedError).code).toBe('working_time.overtime_decided')
              }

          const all = Object.values(facts).reduce((sum, days) => sum + totalsOf(days).difference, 0)
          const held = Object.values(state.overtime).reduce((sum, { held }) => sum + held, 0)
          expect(balanceOf(state)).toBe(all - held)

          for (const [key, { held, approved, declined }] of Object.entries(state.overtime)) {
            const over = overtimeIn(of, key, facts)
            expect(held).toBe(Math.max(0, over - approved))
            expect(declined).toBeLessThanOrEqual(held)
          }
        })
      }),
    )
  })
})
