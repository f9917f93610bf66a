import { CodedError } from '@workledger/contracts/kernel/errors'
import { Fraction } from '../kernel/fraction'
import type { GrantAccount, LedgerEntries, YearAccount } from './leave-accounts'
import { availableBy } from './leave-balance'
import { checkLeave, reservedSeconds } from './leave-checks'
import { type AccountHours, firstOf, type LeaveFacts, termsOn, yearOf } from './leave-facts'
import { leaveAccounts, leaveAccountsFrom } from './leave-ledger'
import { type LeaveDetails, type LeaveLedger } from './leave-state'

export interface LeaveEffect {
  /** The first year from which it takes days. */
  year: number
  /** Days available in that year without the leave, of those granted by its last day. */
  before: string
  /** Days available once the leave is approved. */
  after: string
}

type RequestedLeave = LeaveDetails & { leave_id: string }

/**
 * Returns the effect of a leave on the balance. Null if it takes nothing: by its type, without a
 * limited policy, or if no day counts.
 */
export function leaveEffect(
  state: LeaveLedger,
  leave: RequestedLeave,
  facts: LeaveFacts,
): LeaveEffect | null {
  const taking = takingOf(leave, facts)
  if (!taking) return null
  const { year, by } = taking
  const available = (entries: LeaveLedger) =>
    availableBy(by, leaveAccounts(entries, facts, year).get(year), facts).toString()

  return { year, before: available(without(state, leave)), after: available(granted(state, leave)) }
}

type LeaveEntry = LedgerEntries['leaves'][string]

/** Returns the first year from which a leave takes days, and the day of its balance. */
function takingOf({ days, takes_allowance }: LeaveEntry | LeaveDetails, facts: LeaveFacts) {
  const first = days[0]?.date

  if (
    !first ||
    !takes_allowance ||
    (termsOn(facts, first)?.unlimited ?? true) ||
    yearOf(first) < facts.since
  )
    return undefined

  const year = yearOf(first)
  const last = days.findLast(({ date }) => yearOf(date) === year)!.date
  return { year, by: last > facts.today ? last : facts.today }
}

/**
 * Returns the effects of several leaves of one employee, each in its turn. The years before all of
 * them are counted once.
 */
export function leaveEffectsInTurn(
  state: LedgerEntries,
  ids: readonly string[],
  facts: LeaveFacts,
): Map<string, LeaveEffect> {
  const taking = ids.flatMap((id) => {
    const leave = state.leaves[id]
    const found = leave && leave.status !== 'rejected' && takingOf(leave, facts)
    return found ? [{ id, ...found }] : []
  })

  if (taking.length === 0) return new Map()
  const waits = (id: string) => state.leaves[id]?.status === 'pending'

  const waiting = Object.values(state.leaves).flatMap(({ status, days: [day] }) =>
    status === 'pending' && day ? [yearOf(day.date)] : [],
  )

  const from = Math.min(...waiting, ...taking.map(({ year }) => year))
  const accounts = leaveAccountsFrom(state, facts, from)

  return new Map(
    taking.map(({ id, year, by }) => {
      // Like `inTurn`.
      const counts = (other: string) => !waits(id) || !waits(other) || other <= id
      const available = (counted: typeof counts) =>
        availableBy(by, accounts(counted, year).get(year), facts).toString()

      return [
        id,
        {
          year,
          before: available((other) => other !== id && counts(other)),
          after: available(counts),
        },
      ]
    }),
  )
}

/** A grant that a leave draws on, with the days left before and after; decimal strings. */
export interface CostOfGrant {
  id: string
  kind: GrantAccount['kind']
  from: string
  to: string
  days: string
  before: string
  after: string
}

/**
 * Returns the cost of a leave: each day's draws on grants (id null if no grant covers it), and
 * those grants.
 */
export function leaveCost(state: LeaveLedger, leave: RequestedLeave, facts: LeaveFacts) {
  const through = yearOf(leave.days.at(-1)?.date ?? firstOf(facts.since))
  const [before, after] = [without(state, leave), granted(state, leave)].map((entries) =>
    leaveAccounts(entries, facts, through),
  )
  // The earliest expiry is drawn on first.
  const grants = [...after!.values()]
    .flatMap((year) => year.grants)
    .sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0))

  const draws = [...after!.values()].flatMap(({ overdrawn, grants }) => [
    ...grants.flatMap(({ id, draws }) =>
      draws.map((draw) => ({ ...draw, grant: id as string | null })),
    ),
    ...overdrawn.map((draw) => ({ ...draw, grant: null })),
  ])

  const own = draws.filter(({ leave_id }) => leave_id === leave.leave_id)

  return {
    days: leave.days.map(({ date, part, seconds }) => ({
      date,
      part,
      ...(seconds === undefined ? {} : { seconds }),
      draws: own
        .filter((draw) => draw.date === date)
        .map((draw) => ({ grant: draw.grant, part: draw.part.toString() })),
    })),
    grants: grants.flatMap((grant): CostOfGrant[] => {
      const days = own
        .filter((draw) => draw.grant === grant.id)
        .reduce((sum, { part }) => sum.plus(part), Fraction.of(0))
      if (days.isZero()) return []
      const { id, kind, from, to } = grant

      return [
        {
          id,
          kind,
          from,
          to,
          days: days.toString(),
          before: leftOf(before!, id),
          after: leftOf(after!, id),
        },
      ]
    }),
  }
}

function leftOf(accounts: Map<number, YearAccount>, id: string): string {
  for (const { grants } of accounts.values())
    for (const grant of grants)
      if (grant.id === id) return grant.left.plus(grant.carried).plus(grant.settled).toString()

  return '0'
}

/** Returns the hours of the account that can be taken without a leave of time off in lieu, and with it. */
export function accountEffect(state: LeaveLedger, leave: RequestedLeave, account: AccountHours) {
  const { leaves } = without(state, leave)
  const before = account.seconds - account.least - reservedSeconds(leaves, account)
  const taken = leave.days.reduce((sum, { seconds = 0 }) => sum + seconds, 0)
  return { before, after: before - taken }
}

/** Returns the reason for which the request would be refused, or null. */
export function refusalOf(
  state: LeaveLedger,
  leave: RequestedLeave & { employee_id: string },
  facts: LeaveFacts,
) {
  try {
    checkLeave(state, leave, facts)
    return null
  } catch (error) {
    if (error instanceof CodedError) return error
    throw error
  }
}

/**
 * Returns the ledger without later requests, so that the balances of pending ones follow each
 * other.
 */
export function inTurn(state: LeaveLedger, leave_id: string): LeaveLedger {
  if (state.leaves[leave_id]?.status !== 'pending') return state
  // Ids sort by the time of their making.
  const kept = Object.entries(state.leaves).filter(
    ([id, { status }]) => status !== 'pending' || id <= leave_id,
  )
  return { ...state, leaves: Object.fromEntries(kept) }
}

const without = (state: LeaveLedger, { leave_id }: RequestedLeave): LeaveLedger => {
  const { [leave_id]: _, ...leaves } = state.leaves
  return { ...state, leaves }
}

const granted = (state: LeaveLedger, leave: RequestedLeave): LeaveLedger => ({
  ...state,
  leaves: { ...state.leaves, [leave.leave_id]: { ...leave, status: 'approved', used: {} } },
})
