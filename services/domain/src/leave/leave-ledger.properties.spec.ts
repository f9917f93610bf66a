import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { Fraction } from '../kernel/fraction'
import { leaveLedger } from './leave'
import { leaveBalance } from './leave-balance'
import { reservedSeconds } from './leave-checks'
import { type LeaveCommand } from './leave-commands'
import { leaveDays, partOf } from './leave-days'
import { inTurn, leaveEffect, leaveEffectsInTurn } from './leave-effect'
import { type LeaveFacts, yearOf } from './leave-facts'
import { leaveAccounts } from './leave-ledger'
import {
  adjusted,
  ask,
  detailsOf,
  employee_id,
  factsOf,
  leaveId,
  weekdaysOnly,
} from './leave-samples'
import { type LeaveLedger } from './leave-state'

const day = (n: number) =>
  new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)

const decision = { own: false, comment: null, stands_in_for: null, noOtherDecider: false }

type Step = (facts: LeaveFacts, n: number, state: LeaveLedger) => LeaveCommand

/** Agreed seconds of a day; 7 h 42 min and 7 h give hours without an end as decimals. */
const DAYS = [8, 7.7, 7, 4].map((hours) => hours * 3600)

/** Hours in steps of five minutes, or quarters of a day. */
const parts = fc.oneof(
  fc.record({
    seconds: fc.integer({ min: 1, max: 96 }).map((n) => n * 300),
    of: fc.constantFrom(...DAYS),
  }),
  fc.record({ day_part: fc.constantFrom('0.25', '0.5', '0.75'), of: fc.constant(28_800) }),
)

/** Any command about one of the first dozen leaves, at any day of three years, in any order. */
const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(1000), fc.nat(35), fc.boolean()).map(
      ([from, length, half]): Step =>
        (facts, n) =>
          half
            ? ask(
                n,
                facts,
                { start_on: day(from), finish_on: day(from) },
                { half_day: 'first_half' },
              )
            : ask(n, facts, { start_on: day(from), finish_on: day(from + length) }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(1000), parts).map(
      ([from, { of, ...part }]): Step =>
        (facts, n) =>
          ask(
            n,
            facts,
            { start_on: day(from), calendar: { ...weekdaysOnly, agreed: () => of } },
            part,
          ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(12), fc.constantFrom(...DAYS)).map(
      ([n, of]): Step =>
        (_, __, state) => {
          const { days = [], ...leave } = state.leaves[leaveId(n)] ?? detailsOf(day(0))
          const counted = leaveDays(leave, { ...weekdaysOnly, agreed: () => of })
          return {
            type: 'recount',
            employee_id,
            leave_id: leaveId(n),
            days: days.length === 0 ? [] : counted,
            cause: 'contract',
          }
        },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('approve' as const, 'reject' as const), fc.nat(12)).map(
      ([type, n]): Step =>
        (facts) => ({ type, employee_id, leave_id: leaveId(n), ...decision, facts }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(12).map(
      (n): Step =>
        () => ({ type: 'delete', employee_id, leave_id: leaveId(n), privileged: true }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(12), fc.nat(1000)).map(
      ([n, until]): Step =>
        () => ({
          type: 'use',
          employee_id,
          leave_id: leaveId(n),
          payrun_id: leaveId(until),
          until: day(until),
        }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(2025, 2026, 2027), fc.integer({ min: -6, max: 6 }), fc.nat(3))
      .map(
        ([year, days, which]): Step =>
          (facts) => ({
            type: 'adjust',
            ...(adjusted(90 + which, year, String(days / 2)).data as any),
            facts,
          }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(3).map(
      (which): Step =>
        (facts) => ({
          type: 'delete-adjustment',
          employee_id,
          adjustment_id: leaveId(90 + which),
          facts,
        }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2025, 2026).map(
      (year): Step =>
        (facts) => ({ type: 'close-year', employee_id, year, facts }),
    ),
  },
)

const policies = fc.record({
  holiday_allowance: fc.constantFrom('20', '24', '10'),
  carry_over_days: fc.constantFrom('0', '5', '12.5'),
  expire_in_months: fc.integer({ min: 1, max: 12 }),
  accrual: fc.constantFrom('yearly' as const, 'monthly' as const),
  joiner_part: fc.constantFrom('by_months' as const, 'by_days' as const),
  probation_months: fc.constantFrom(0, 3),
})

const histories = fc.record({
  policy: policies,
  joined: fc.option(fc.nat(700).map(day)),
  /** Commands with the days that pass before each. */
  steps: fc.array(fc.tuple(fc.nat(40), steps), { minLength: 1, maxLength: 40 }),
})

/**
 * Runs all commands with the facts of their days; refused ones change nothing. Checks the ledger
 * after each.
 */
function play(
  { policy, joined, steps }: typeof histories extends fc.Arbitrary<infer H> ? H : never,
  look: (state: LeaveLedger, facts: LeaveFacts) => void,
) {
  let state = leaveLedger.initial
  let today = joined ? (Date.parse(joined) - Date.UTC(2025, 0, 1)) / 86_400_000 : 0

  for (const [n, [pause, step]] of steps.entries()) {
    today += pause

    const facts = factsOf(
      day(today),
      { employed: { from: joined, to: null }, since: yearOf(joined ?? '2025-01-01') },
      policy,
    )

    try {
      for (const event of leaveLedger.decide(state, step(facts, n, state)))
        state = leaveLedger.evolve(state, event)
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
    }

    look(state, facts)
  }
}

const sum = (...parts: readonly (string | Fraction)[]) => Fraction.sum(parts)

const HISTORIES = 60

describe('no sequence of commands', () => {
  it('draws more than was granted on any day, or outside the days of a grant', () =>
    fc.assert(
      fc.property(histories, (history) =>
        play(history, (state, facts) => {
          const wrong = [...leaveAccounts(state, facts).values()].flatMap(
            ({ overdrawn, unpaid, grants }) => [
              ...overdrawn,
              ...(unpaid.isZero() ? [] : [unpaid]),
              ...grants.filter(
                ({ draws, days, left }) =>
                  left.lt(0) || sum(...draws.map(({ part }) => part)).gt(days),
              ),
              ...grants.flatMap(({ draws, from, to }) =>
                draws.filter(({ date }) => date < from || to < date),
              ),
            ],
          )
          expect(wrong).toEqual([])
        }),
      ),
      { numRuns: HISTORIES },
    ))
  it('loses a day: grants, use and rest add up, for each grant and for each year, and every day of leave is drawn once', () =>
    fc.assert(
      fc.property(histories, (history) =>
        play(history, (state, facts) => {
          const balances = [2025, 2026, 2027, 2028].map((year) => leaveBalance(state, facts, year))
          const grants = balances.flatMap(({ grants }) => grants)

          const torn = [
            ...grants.filter(
              (of) =>
                !sum(of.taken, of.pending, of.taken_away, of.carried, of.expired, of.left).eq(
                  of.granted,
                ),
            ),
            ...grants.filter(({ lines, left }) => lines.at(-1)?.balance !== left),
            ...balances.filter((of) => {
              const given = sum(of.days_all, of.days_adjusted, of.days_carried)
              const total = sum(of.days_taken, of.days_pending, of.days_available)
              return !total.eq(of.days_total) || !given.eq(sum(of.days_expired, of.days_total))
            }),
          ]

          expect(torn).toEqual([])
          const drawn = [...leaveAccounts(state, facts).values()].flatMap(({ grants }) =>
            grants.flatMap(({ draws }) => draws),
          )
          const asked = Object.values(state.leaves).flatMap(({ status, days }) =>
            status === 'rejected' ? [] : days,
          )
          const [took, wanted] = [drawn.map(({ part }) => part), asked.map(partOf)]
          expect(sum(...took).exactly()).toEqual(sum(...wanted).exactly())
        }),
      ),
      { numRuns: HISTORIES },
    ))

  it('changes a leave’s effect when all are counted together', () =>
    fc.assert(
      fc.property(histories, (history) =>
        play(history, (state, facts) => {
          const ids = Object.keys(state.leaves)

          const alone = ids.flatMap((id) => {
            const leave = state.leaves[id]!
            const effect =
              leave.status !== 'rejected' &&
              leaveEffect(inTurn(state, id), { leave_id: id, ...leave }, facts)
            return effect ? [[id, effect]] : []
          })

          expect([...leaveEffectsInTurn(state, ids, facts)]).toEqual(alone)
        }),
      ),
      { numRuns: HISTORIES },
    ))
})

describe('time off in lieu', () => {
  const account = { seconds: 40 * 3600, from: '2025-06-01', least: -8 * 3600 }

  const lieuSteps = fc.array(
    fc.tuple(
      fc.constantFrom('ask', 'approve', 'reject', 'delete'),
      fc.nat(400),
      fc.integer({ min: 1, max: 32 }),
    ),
    { maxLength: 60 },
  )

  it('never takes more than the account has, and gives back what is rejected or deleted', () =>
    fc.assert(
      fc.property(lieuSteps, (steps) => {
        let state = leaveLedger.initial
        const facts = { ...factsOf('2025-06-01'), account, step: 900 }

        for (const [n, [type, at, quarters]] of steps.entries()) {
          const known = Object.keys(state.leaves)
          const on = { employee_id, leave_id: known[at % known.length] ?? leaveId(0) }
          const start_on = day(at)
          const part = { seconds: quarters * 900, takes_allowance: false, takes_account: true }

          const command: LeaveCommand =
            type === 'ask'
              ? ask(n, facts, { start_on }, part)
              : type === 'delete'
                ? { type, ...on, privileged: true }
                : { type: type as 'approve' | 'reject', ...on, ...decision, facts }

          try {
            for (const event of leaveLedger.decide(state, command))
              state = leaveLedger.evolve(state, event)
          } catch (error) {
            if (!(error instanceof CodedError)) throw error
          }

          const held = Object.values(state.leaves).flatMap(({ status, days }) =>
            status === 'rejected'
              ? []
              : days.filter(({ date }) => status === 'pending' || date >= account.from),
          )
          const seconds = held.reduce((sum, each) => sum + (each.seconds ?? 0), 0)
          expect(reservedSeconds(state.leaves, account)).toBe(seconds)
          expect(seconds).toBeLessThanOrEqual(account.seconds - account.least)
        }
      }),
      { numRuns: HISTORIES },
    ))
})
