import { refuse } from '@workledger/contracts/kernel/errors'
import Decimal from 'decimal.js'
import type { ClosedYear } from './leave-accounts'
import { carryRule } from './leave-carry-over'
import { checkTaken } from './leave-checks'
import type { LeaveCommand } from './leave-commands'
import { type LeaveFacts, lastOf, termsOn } from './leave-facts'
import { leaveAccounts } from './leave-ledger'
import type { LeaveEvent, LeaveEventData, LeaveLedger } from './leave-state'

/** Records an ended year's grants and its carry-over rule; repeats this only on request. */
export function closeYear(
  state: LeaveLedger,
  { employee_id, year, facts, again }: Extract<LeaveCommand, { type: 'close-year' }>,
): LeaveEvent[] {
  if (!again && state.closed[year]) return []
  const data = yearAsKnown(state, facts, year)
  if (!again) return data ? [{ type: 'LeaveYearClosed', data: { employee_id, year, ...data } }] : []
  if (facts.today <= lastOf(year)) refuse('leave.year_not_over', { params: { year: String(year) } })
  if (!data) refuse('leave.before_ledger', { params: { year: String(facts.since) } })

  if (sameClose(state.closed[year], data))
    refuse('leave.year_as_closed', { params: { year: String(year) } })

  checkTaken(state, { ...state, closed: { ...state.closed, [year]: data } }, facts)

  return [{ type: 'LeaveYearClosed', data: { employee_id, year, ...data } }]
}

type YearClose = Omit<LeaveEventData<'LeaveYearClosed'>, 'employee_id' | 'year'>

/** Returns how a year would be closed now; null if it has not ended or is not kept. */
export function yearAsKnown(state: LeaveLedger, facts: LeaveFacts, year: number): YearClose | null {
  if (facts.today <= lastOf(year) || (year < facts.since && !state.closed[year])) return null
  const { [year]: _, ...closed } = state.closed
  const account = leaveAccounts({ ...state, closed }, facts, year).get(year)
  if (!account) return null
  const policy = account.grants.filter(({ kind }) => kind === 'allowance' || kind === 'accrual')

  return {
    unlimited: termsOn(facts, lastOf(year))?.unlimited ?? true,
    grants: policy.map(({ id, kind, from, to, days }) => ({
      id,
      kind,
      valid_from: from,
      valid_to: to,
      days: asDecimal(days),
    })),
    ...carryRule(facts, year),
    carried: account.carriedOn.toString(),
    lost: account.lost.toString(),
  }
}

/** Rounds a fraction without an end up, so that what drew on it stays covered. */
function asDecimal(days: string): string {
  const [part, of] = days.split('/') as [string, string?]
  return of === undefined
    ? days
    : new Decimal(part).div(of).toDecimalPlaces(10, Decimal.ROUND_UP).toString()
}

/** Returns whether a year is closed as it would be now. */
export function sameClose(closed: ClosedYear | undefined, now: YearClose): boolean {
  if (!closed) return false
  const { unlimited, grants, carry_over_days, carry_expires_on, carried, lost } = closed

  const rule =
    unlimited === now.unlimited &&
    carry_over_days === now.carry_over_days &&
    carry_expires_on === now.carry_expires_on

  return (
    rule &&
    carried === now.carried &&
    lost === now.lost &&
    grantsOf(grants) === grantsOf(now.grants)
  )
}

const grantsOf = (grants: ClosedYear['grants']) =>
  grants
    .map(({ id, valid_from, valid_to, days }) => [id, valid_from, valid_to, days].join(' '))
    .join()
