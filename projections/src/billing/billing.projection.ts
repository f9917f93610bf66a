import { billingEvents as e } from '@workledger/contracts/billing/billing.events'
import type {
  PlanId,
  ProviderName,
  SubscriptionStatus,
} from '@workledger/contracts/billing/billing.plans'
import { instantOf, on, projection } from '../kernel/projection'
import { type Column, col, table } from '../kernel/table'

/** One row per workspace, from its trial or its first subscription on. */
export const subscriptions = table(
  'subscriptions',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    trial_ends_at: col.maybe.instant,
    /** Columns of the provider's last report. */
    provider: col.maybe.text as Column<ProviderName | null>,
    subscription_id: col.maybe.text,
    status: col.maybe.text as Column<SubscriptionStatus | null>,
    plan: col.maybe.text as Column<PlanId | null>,
    seats: col.maybe.int,
    amount: col.maybe.numeric,
    currency: col.maybe.text,
    card_last_four: col.maybe.text,
    next_billing_at: col.maybe.instant,
    cancelled: col.maybe.bool,
    ends_at: col.maybe.instant,
  },
  // The billing clock and the operators' list read all workspaces.
  { signIn: true },
)

const none = {
  trial_ends_at: null,
  provider: null,
  subscription_id: null,
  status: null,
  plan: null,
  seats: null,
  amount: null,
  currency: null,
  card_last_four: null,
  next_billing_at: null,
  cancelled: null,
  ends_at: null,
}

const maybeInstant = (iso: string | null) => iso && instantOf(iso)

export const billingProjection = projection('billing', {
  version: 1,
  tables: [subscriptions],
  steps: [
    on(
      e.TrialStarted,
      subscriptions,
      ({ data }) => data.workspace_id,
      (row, { workspace, data }, id) => ({
        ...none,
        ...row,
        id,
        workspace_id: workspace,
        trial_ends_at: instantOf(data.ends_at),
      }),
    ),
    on(
      e.SubscriptionReported,
      subscriptions,
      ({ data }) => data.workspace_id,
      (row, { workspace, data }, id) => {
        const {
          provider,
          subscription_id,
          status,
          plan,
          seats,
          amount,
          currency,
          card_last_four,
          cancelled,
        } = data
        return {
          ...none,
          ...row,
          ...{
            id,
            workspace_id: workspace,
            provider,
            subscription_id,
            status,
            plan,
            seats,
            amount,
            currency,
            card_last_four,
            cancelled,
          },
          next_billing_at: maybeInstant(data.next_billing_at),
          ends_at: maybeInstant(data.ends_at),
        }
      },
    ),
  ],
})
