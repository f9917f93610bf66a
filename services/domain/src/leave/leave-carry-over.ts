import { ClosedYear } from './leave-accounts'
import { endOfMonth, firstOf, type LeaveFacts, lastOf, probationEnd, termsOn } from './leave-facts'

/**
 * Returns the rule of a year's carry-over: that of its last day, or of the last day of employment
 * in it.
 */
export function carryRule(
  facts: LeaveFacts,
  year: number,
): Pick<ClosedYear, 'carry_over_days' | 'carry_expires_on'> {
  const terms = termsOn(facts, lastOf(year))
  return {
    carry_over_days: !terms || terms.unlimited ? '0' : terms.carry_over_days,
    carry_expires_on: endOfMonth(year + 1, terms?.expire_in_months ?? 12),
  }
}

/**
 * Limits carried days to the employment, whose end settles them. They also wait for the end of a
 * probation; if that is after their expiry, they are valid to the end of the year.
 */
export function carryGood(
  { carry_expires_on }: Pick<ClosedYear, 'carry_expires_on'>,
  facts: LeaveFacts,
  year: number,
) {
  const ended = facts.employed.earlier?.find(({ to }) => to.startsWith(String(year)))?.to
  if (ended) return { from: firstOf(year), to: ended < carry_expires_on ? ended : carry_expires_on }
  const from = [firstOf(year), probationEnd(facts) ?? firstOf(year)].sort().at(-1)!

  return { from, to: from > carry_expires_on ? lastOf(year) : carry_expires_on }
}
