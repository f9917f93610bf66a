import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { addDays } from '../kernel/calendar-days'
import { fold } from '../kernel/decider'
import {
  type WorkingTimeAccount,
  type WorkingTimeCommand,
  type WorkingTimeEvent,
  workingTimeDecider,
} from './account'
import { type AccountDay, differenceOf, explainedDays, targetOf } from './account-days'
import { balanceOf } from './credits'
import { closingLines } from './ledger-lines'
import { addMonths, lastDayOf } from './months'
import { openMonths } from './open-months'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const HOUR = 3600

const rules = {
  rules_id: id(9),
  source: 'attendance' as const,
  expires_months: null,
  overtime: null,
}

const workday = (day: string, hours: number, more: Partial<AccountDay> = {}): AccountDay => ({
  day,
  agreed: 8 * HOUR,
  holiday: '0',
  leave: '0',
  worked: hours * HOUR,
  ...more,
})

const close = (
  month: string,
  days: readonly AccountDay[],
  more: Partial<Extract<WorkingTimeCommand, { type: 'close-month' }>> = {},
): WorkingTimeCommand => ({
  type: 'close-month',
  employee_id,
  month,
  next: month,
  rules,
  today: addMonths(month, 2),
  days,
  earlier: [],
  overtime_ids: {},
  ...more,
})

const book = (n: number, seconds: number, on = '2026-03-10'): WorkingTimeCommand => ({
  type: 'book',
  employee_id,
  booking_id: id(n),
  kind: 'correction',
  on,
  seconds,
  reason: 'Agreed with Mia',
  active: true,
})

const run = (state: WorkingTimeAccount, ...commands: WorkingTimeCommand[]) =>
  commands.reduce(
    (before, command) =>
      fold(workingTimeDecider, workingTimeDecider.decide(before, command), before),
    state,
  )

const { initial } = workingTimeDecider

const refused = (state: WorkingTimeAccount, command: WorkingTimeCommand) => {
  try {
    workingTimeDecider.decide(state, command)
    return null
  } catch (error) {
    return error instanceof CodedError ? error.code : String(error)
  }
}

describe('a day of the account', () => {
  it('takes holiday and leave from the agreed time, to the second', () => {
    const half = { agreed: 7.7 * HOUR, leave: '0.5' }
    expect(targetOf(workday('2026-03-02', 0, half))).toBe(13_860)
    expect(targetOf(workday('2026-03-02', 0, { holiday: '1' }))).toBe(0)
    expect(targetOf(workday('2026-03-02', 0, { holiday: '0.5', leave: '0.5' }))).toBe(0)
    // A second that halves is rounded up once, whatever its sign would be.
    expect(targetOf(workday('2026-03-02', 0, { agreed: 27_721, leave: '0.5' }))).toBe(13_861)
  })

  it('counts work on a day off in full', () => {
    expect(differenceOf(workday('2026-03-07', 3, { agreed: 0 }))).toBe(3 * HOUR)
  })
})

describe('closing a month', () => {
  it('books the difference once, however often it is closed', () => {
    const days = [workday('2026-03-02', 9), workday('2026-03-03', 7.5)]
    const once = run(initial, close('2026-03-01', days))
    expect(balanceOf(once)).toBe(0.5 * HOUR)
    expect(workingTimeDecider.decide(once, close('2026-03-01', []))).toEqual([])
  })

  it('refuses a month that is not over, a later one first, and one without rules', () => {
    const march = close('2026-03-01', [])
    expect(refused(initial, { ...march, today: '2026-03-31' } as never)).toBe(
      'working_time.month_not_over',
    )
    expect(refused(initial, { ...march, today: '2026-04-01' } as never)).toBe(null)
    expect(refused(initial, { ...march, next: '2026-02-01' } as never)).toBe(
      'working_time.month_order',
    )
    expect(refused(initial, { ...march, rules: null } as never)).toBe('working_time.off')
  })

  it('books a later fact in the next month, with its cause, and only once', () => {
    const [before, now] = [workday('2026-03-02', 8), workday('2026-03-02', 10)]
    const march = run(initial, close('2026-03-01', [before]))
    const april = close('2026-04-01', [], { earlier: [now] })
    const [closed] = workingTimeDecider.decide(march, april) as [WorkingTimeEvent]

    expect(closed.data).toMatchObject({
      corrections: [{ day: '2026-03-02', seconds: 2 * HOUR, causes: ['worked'] }],
    })

    const after = run(march, april)
    expect(balanceOf(after)).toBe(2 * HOUR)
    expect(balanceOf(run(after, close('2026-05-01', [], { earlier: [now] })))).toBe(2 * HOUR)
  })

  it('names each fact that changed, also where the changes cancel each other', () => {
    const march = run(initial, close('2026-03-01', [workday('2026-03-02', 8)]))
    const now = workday('2026-03-02', 4, { leave: '0.5' })
    const april = close('2026-04-01', [], { earlier: [now] })
    const [closed] = workingTimeDecider.decide(march, april) as [WorkingTimeEvent]
    expect(closed.data).toMatchObject({
      corrections: [{ seconds: 0, causes: ['leave', 'worked'] }],
    })
    // No line of the ledger says nothing.
    expect(closingLines(closed.data as never).map(({ kind }) => kind)).toEqual(['closing'])
  })

  it('lets hours expire by the rule, the oldest used first', () => {
    const expiring = { rules: { ...rules, expires_months: 2 } }
    const earned = run(
      initial,
      close('2026-01-01', [workday('2026-01-05', 18)], expiring),
      close('2026-02-01', [workday('2026-02-02', 11)], expiring),
      book(1, -4 * HOUR, '2026-02-20'),
    )
    expect(balanceOf(earned)).toBe(9 * HOUR)
    // Of January's ten hours four are used; the other six expire with the closing of March.
    const march = close('2026-03-01', [workday('2026-03-02', 8)], expiring)
    const [closed] = workingTimeDecider.decide(earned, march) as [WorkingTimeEvent]
    expect(closed.data).toMatchObject({ expired_seconds: 6 * HOUR })
    expect(balanceOf(run(earned, march))).toBe(3 * HOUR)
  })

  it('takes one opening balance, and bookings only where accounts are kept', () => {
    const opening = { ...book(1, HOUR), kind: 'opening' } as WorkingTimeCommand
    const opened = run(initial, opening)
    expect(refused(opened, opening)).toBe('working_time.opened')
    expect(refused(opened, { ...book(2, HOUR), active: false } as never)).toBe('working_time.off')
  })

  it('takes no more hours than an account can hold, earned or owed', () => {
    const most = run(initial, book(1, 10_000 * HOUR))
    expect(balanceOf(most)).toBe(10_000 * HOUR)
    expect(refused(most, book(2, 1))).toBe('working_time.most')
    expect(balanceOf(run(most, book(2, -20_000 * HOUR)))).toBe(-10_000 * HOUR)
    expect(refused(initial, book(1, -10_000 * HOUR - 1))).toBe('working_time.most')
  })
})

describe('open months', () => {
  const on = [{ effective_on: '2026-02-01', on: true }]

  it('begin with the rules or the employment, and skip months without rules', () => {
    expect(openMonths(on, { from: '2020-05-04', to: null }, null, '2026-03-15')).toEqual([
      '2026-02-01',
      '2026-03-01',
    ])
    expect(openMonths(on, { from: '2026-03-09', to: null }, null, '2026-03-15')).toEqual([
      '2026-03-01',
    ])
    const off = [...on, { effective_on: '2026-03-01', on: false }]
    const again = [...off, { effective_on: '2026-05-01', on: true }]
    expect(openMonths(again, { from: '2020-05-04', to: null }, '2026-02-01', '2026-06-01')).toEqual(
      ['2026-05-01', '2026-06-01'],
    )
  })

  it('end with the employment, and there are none without a first day', () => {
    expect(openMonths(on, { from: '2020-05-04', to: '2026-02-10' }, null, '2026-06-01')).toEqual([
      '2026-02-01',
    ])
    expect(openMonths(on, { from: null, to: null }, null, '2026-06-01')).toEqual([])
  })
})

/** Days of months from January 2026 on, whose facts may change between two closings. */
const histories = fc.record({
  expires: fc.option(fc.integer({ min: 1, max: 4 })),
  months: fc.array(
    fc.record({
      worked: fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 }),
      leave: fc.constantFrom('0', '0.5', '1'),
      booked: fc.option(fc.integer({ min: -200_000, max: 200_000 }).filter((n) => n !== 0)),
      /** A change of an earlier day, by its number. */
      later: fc.option(fc.tuple(fc.nat(40), fc.integer({ min: 0, max: 50_000 }))),
    }),
    { minLength: 1, maxLength: 8 },
  ),
})

describe('any history', () => {
  it('adds up: lines are the balance, and each day counts once as it is now', () => {
    fc.assert(
      fc.property(histories, ({ expires, months }) => {
        const present = new Map<string, AccountDay>()
        let state = initial
        let lines = 0
        let booked = 0
        let expired = 0

        for (const [n, { worked, leave, booked: seconds, later }] of months.entries()) {
          const month = addMonths('2026-01-01', n)
          const days = worked.map((one, d) => ({
            ...workday(addDays(month, d), 0, { leave }),
            worked: one,
          }))
          const known = [...present.values()]

          if (later && known.length > 0) {
            const day = known[later[0] % known.length]!
            present.set(day.day, { ...day, worked: later[1] })
          }

          const command = close(month, days, {
            rules: { ...rules, expires_months: expires },
            earlier: [...present.values()],
          })

          for (const event of workingTimeDecider.decide(state, command)) {
            state = workingTimeDecider.evolve(state, event)
            if (event.type !== 'WorkingTimeMonthClosed') continue
            lines += closingLines(event.data).reduce((sum, line) => sum + line.seconds, 0)
            expired += event.data.expired_seconds
          }

          for (const day of days) present.set(day.day, day)
          expect(workingTimeDecider.decide(state, command)).toEqual([])

          if (seconds) {
            state = run(state, book(n + 1, seconds, lastDayOf(month)))
            lines += seconds
            booked += seconds
          }

          expect(balanceOf(state)).toBe(lines)
          const facts = [...present.values()].reduce((sum, day) => sum + differenceOf(day), 0)
          expect(balanceOf(state)).toBe(facts + booked - expired)
          expect(state.owed === 0 || state.credits.length === 0).toBe(true)
          expect(state.credits.every((credit) => credit.seconds > 0)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('explains each day by a running sum that ends in the month’s difference', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 86_400 }), { maxLength: 31 }), (worked) => {
        const days = worked.map((seconds, n) => ({
          ...workday(addDays('2026-03-01', n), 0),
          worked: seconds,
        }))
        const explained = explainedDays(days)
        expect(explained.at(-1)?.running ?? 0).toBe(
          days.reduce((sum, day) => sum + differenceOf(day), 0),
        )
      }),
    )
  })
})
