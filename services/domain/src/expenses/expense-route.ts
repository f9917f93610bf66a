import type { ApprovalRoute } from '@workledger/contracts/kernel/approval-steps'
import { routeOf } from '../kernel/approval-steps'
import { amount as decimal } from '../kernel/money'
import type { ExpenseRule } from './expense-rules'

export type RouteRule = Pick<
  ExpenseRule,
  'rule_id' | 'categories' | 'from_amount' | 'currency' | 'steps'
>

/** What rules compare of a claim. `base_amount` is null while its rate is missing. */
export interface ComparedClaim {
  readonly category: RouteRule['categories'][number]
  readonly amount: string
  readonly currency: string
  readonly base_amount: string | null
  readonly base_currency: string
}

/**
 * Returns a claim's amount in the currency of a rule: its own, or converted at its rate. Null if
 * the rate is missing or the rule is in a third currency: no amount is compared one to one.
 */
const amountIn = (currency: string, claim: ComparedClaim): string | null =>
  claim.currency === currency
    ? claim.amount
    : claim.base_currency === currency
      ? claim.base_amount
      : null

/**
 * Returns the steps of a claim; without a route, one decision. A claim whose amount in the rule's
 * currency is unknown reaches every bound, so it has the steps of the largest claims.
 */
export function expenseRouteOf(
  rules: readonly RouteRule[],
  claim: ComparedClaim,
): { route?: ApprovalRoute; other_steps_from?: string } {
  const known = rules.map((rule) => ({ ...rule, id: rule.rule_id, kinds: rule.categories }))

  const reaches = ({ currency, from_amount }: RouteRule) => {
    const amount = amountIn(currency, claim)
    return amount === null || decimal(amount).gte(from_amount)
  }

  const route = routeOf(known, claim.category, {
    reaches,
    // A bound in a currency that the company no longer has comes first, not compared one to one.
    above: (a, b) =>
      a.currency === b.currency
        ? decimal(a.from_amount).gt(b.from_amount)
        : a.currency !== claim.base_currency,
  })

  const next = known
    .filter((rule) => rule.currency === claim.base_currency && !reaches(rule))
    .filter(({ kinds }) => kinds.length === 0 || kinds.includes(claim.category))
    .map(({ from_amount }) => from_amount)
    .sort((a, b) => decimal(a).comparedTo(b))[0]

  return {
    ...(route && { route }),
    ...(next !== undefined && claim.currency !== claim.base_currency && { other_steps_from: next }),
  }
}
