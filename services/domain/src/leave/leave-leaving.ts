import { Fraction } from '../kernel/fraction'
import type { LedgerEntries } from './leave-accounts'
import { type LeaveFacts, secondsOfLeaveDay, termsOn, whenEnded, yearOf } from './leave-facts'
import { leaveAccounts } from './leave-ledger'

/** The settlement of an employee's leave with the last pay. */
export interface LeaveSettlement {
  /** Above zero: unused days to pay. Below: overdrawn days to take back. A decimal string. */
  readonly days: string
  readonly days_type: 'calendar_days' | 'working_days'
  /** Seconds of a day of leave that accrues by hours worked. */
  readonly day_seconds?: number
}

function balanceAt(entries: LedgerEntries, facts: LeaveFacts, last: string): Fraction | null {
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
 * Returns the balance on the last day of an employment (`last`), as far as the policy of that day
 * settles it. It is the valid days granted by then, less days taken beyond them. Carried days count
 * until they expire; planned later leave does not count. Null: nothing to settle.
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

  // Adjustments for a later employment do not concern this one.
  const adjustments = Object.fromEntries(
    Object.entries(entries.adjustments).filter(([, { valid_from }]) => valid_from <= last),
  )
  const until = { ...entries, leaves, adjustments }
  const exact = balanceAt(until, { ...facts, settling: true }, last)
  if (!exact) return null
  // Days that the policy's rounding allowed are not taken back.
  const days = exact.lt(0) ? Fraction.min(0, balanceAt(until, facts, last) ?? exact) : exact
  const settles = days.gt(0) ? ['pay_unused', 'both'] : ['take_back_overdrawn', 'both']

  return days.isZero() || !settles.includes(terms.leaver_rule)
    ? null
    : {
        days: days.toString(),
        days_type: terms.days_type,
        ...(terms.accrual === 'by_hours' ? { day_seconds: secondsOfLeaveDay(facts, last) } : {}),
      }
}
