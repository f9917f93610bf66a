import Decimal from 'decimal.js'
import { type LeaveFacts, termsOn, whenEnded, yearOf } from './leave-facts'
import { type LedgerEntries, leaveAccounts } from './leave-ledger'

/** What the last pay has to settle of somebody's leave. */
export interface LeaveSettlement {
  /** Above zero: unused days to pay. Below: overdrawn ones to take back. A decimal string. */
  readonly days: string
  readonly days_type: 'calendar_days' | 'working_days'
}

function balanceAt(entries: LedgerEntries, facts: LeaveFacts, last: string): Decimal | null {
  const account = leaveAccounts(entries, { ...facts, today: last }, yearOf(last)).get(yearOf(last))
  if (!account) return null

  const unused = account.grants
    .filter(({ from, to }) => from <= last && last <= to)
    .reduce(
      (sum, { left, carried, settled }) => sum.plus(left).plus(carried).plus(settled),
      account.unpaid.neg(),
    )

  return account.overdrawn.reduce((sum, { part }) => sum.minus(part), unused)
}

/**
 * The balance on the last day of employment, as far as the policy of that day settles it: days
 * granted by then that are still good, less what was taken until then beyond them. Days that
 * carried over count until they expire; leave planned for later counts nothing. `last` is the last
 * day of one of the employments. Null: nothing to settle.
 */
export function leaveSettlement(
  entries: LedgerEntries,
  now: LeaveFacts,
  last = now.employed.to,
): LeaveSettlement | null {
  const facts = last === null ? now : whenEnded(now, last)
  const terms = last && termsOn(facts, last)
  if (!last || !terms || terms.unlimited || terms.leaver_rule === 'nothing') return null

  const leaves = Object.fromEntries(
    Object.entries(entries.leaves).map(([id, leave]) => [
      id,
      { ...leave, days: leave.days.filter(({ date }) => date <= last) },
    ]),
  )

  // What was given or taken away for an employment after it is no matter of this one.
  const adjustments = Object.fromEntries(
    Object.entries(entries.adjustments).filter(([, { valid_from }]) => valid_from <= last),
  )
  const until = { ...entries, leaves, adjustments }
  const exact = balanceAt(until, { ...facts, settling: true }, last)
  if (!exact) return null
  // Nothing is taken back that the rounding of the policy let somebody take.
  const days = exact.lt(0) ? Decimal.min(0, balanceAt(until, facts, last) ?? exact) : exact
  const settles = days.gt(0) ? ['pay_unused', 'both'] : ['take_back_overdrawn', 'both']

  return days.isZero() || !settles.includes(terms.leaver_rule)
    ? null
    : { days: days.toString(), days_type: terms.days_type }
}
