import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  approveStep,
  peopleOf,
  routeOf,
  type StepApprovals,
  type StepPeople,
  waitingStep,
} from '../kernel/approval-steps'
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

/** A decision of the waiting step. `step`: the one that the decider saw; null: the last word. */
export interface StepDecision {
  readonly by: string
  readonly step: number | null
  readonly people: StepPeople
  readonly own: boolean
}

/**
 * Returns what an approval of the waiting step decides; undefined for a person who is alone in the
 * company. Refuses another step than the one that was seen, and people who do not decide it.
 */
export function checkStep(
  { route, approvals, asker }: { route: ApprovalRoute; approvals: StepApprovals; asker: string },
  { by, step, people, own }: StepDecision,
): { seats: StepSeat[]; last: boolean } {
  const waiting = waitingStep(route, approvals, people, asker)
  if ((waiting.kind === 'step' ? waiting.step : null) !== step) refuse('state.conflict')
  const able = peopleOf(waiting)
  // Alone in the company, even the claimant decides; the decider checks that no one else could.
  if (own && able.length === 0) return { seats: [], last: true }
  if (own) refuse('expenses.own')
  if (!able.includes(by)) refuse('expenses.not_your_step')
  const outcome = approveStep(route, approvals, people, { asker, by })
  if (!outcome) refuse('expenses.not_your_step')

  return { seats: [...outcome.seats], last: outcome.last }
}
