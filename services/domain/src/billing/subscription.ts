import type { billingEvents } from '@workledger/contracts/billing/billing.events'
import {
  type BillingStatus,
  LEAST_SEATS,
  type ProviderName,
  type SubscriptionStatus,
  TRIAL_NOTICES,
} from '@workledger/contracts/billing/billing.plans'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { Decider } from '../kernel/decider'

export type SubscriptionEvent = AnyEventOf<typeof billingEvents>
type SubscriptionEventData<T extends SubscriptionEvent['type']> = Extract<
  SubscriptionEvent,
  { type: T }
>['data']
export type SubscriptionReport = Omit<
  SubscriptionEventData<'SubscriptionReported'>,
  'workspace_id' | 'as_of'
>

export interface SubscriptionState {
  trial_ends_at: string | null
  /** Days before the end of the trial for which the admins were notified. */
  told: readonly number[]
  customer: { provider: ProviderName; customer_id: string } | null
  current: SubscriptionReport | null
  /** Time at which the provider was asked for the known state. */
  as_of: string | null
}

export type SubscriptionCommand = { workspace_id: string } & (
  | { type: 'start-trial'; ends_at: string }
  | { type: 'tell-trial-end'; provider: ProviderName; now: string }
  | { type: 'name-customer'; provider: ProviderName; customer_id: string }
  | { type: 'report'; report: SubscriptionReport; as_of: string }
)

const running: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due']
const unpaid: readonly SubscriptionStatus[] = ['past_due', 'unpaid']

/** Returns whether the provider still bills the subscription, or tries to. */
export const isRunning = ({ status }: { status: string | null }) =>
  running.includes(status as SubscriptionStatus)

/** Returns the number of users billed for this many active employees. */
export const billedSeats = (employees: number) => Math.max(LEAST_SEATS, employees)

/** Trial and subscription of one workspace: stream `subscription-{workspace}`. */
export const subscriptionDecider: Decider<
  SubscriptionState,
  SubscriptionCommand,
  SubscriptionEvent
> = {
  category: 'subscription',
  initial: { trial_ends_at: null, told: [], customer: null, current: null, as_of: null },
  decide(state, command) {
    const { workspace_id } = command

    switch (command.type) {
      case 'start-trial':
        return state.trial_ends_at
          ? []
          : [{ type: 'TrialStarted', data: { workspace_id, ends_at: command.ends_at } }]

      case 'tell-trial-end': {
        const { trial_ends_at: ends_at, told } = state

        if (
          !ends_at ||
          standingOf(
            knownSubscription(state),
            { provider: command.provider, trialDays: 0 },
            command.now,
          ).status !== 'trial'
        )
          return []

        const left = Date.parse(ends_at) - Date.parse(command.now)
        const days = TRIAL_NOTICES.findLast((notice) => left <= notice * DAY_MS)

        // A notice of one day left makes that of seven days obsolete.
        return days === undefined || told.some((before) => before <= days)
          ? []
          : [{ type: 'TrialEndNear', data: { workspace_id, ends_at, days } }]
      }

      case 'name-customer': {
        const { provider, customer_id } = command
        const same =
          state.customer?.provider === provider && state.customer.customer_id === customer_id

        return same
          ? []
          : [{ type: 'BillingCustomerNamed', data: { workspace_id, provider, customer_id } }]
      }

      case 'report':
        return reported(state, command)
      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'TrialStarted':
        return { ...state, trial_ends_at: event.data.ends_at }
      case 'TrialEndNear':
        return { ...state, told: [...state.told, event.data.days] }

      case 'BillingCustomerNamed': {
        const { provider, customer_id } = event.data
        return { ...state, customer: { provider, customer_id } }
      }

      case 'SubscriptionReported': {
        const { workspace_id: _, as_of, ...current } = event.data
        return { ...state, current, as_of }
      }

      case 'SubscriptionPaymentFailed':
      case 'SubscriptionCancelled':
        return state
      default:
        return event satisfies never
    }
  },
}

function reported(
  state: SubscriptionState,
  command: Extract<SubscriptionCommand, { type: 'report' }>,
): SubscriptionEvent[] {
  const { workspace_id, report, as_of } = command
  const { current } = state
  // A report requested before the known one, but recorded later.
  if (state.as_of !== null && Date.parse(as_of) < Date.parse(state.as_of)) return []
  const same =
    current?.provider === report.provider && current.subscription_id === report.subscription_id

  if (
    current &&
    same &&
    Object.entries(report).every(
      ([field, value]) => current[field as keyof SubscriptionReport] === value,
    )
  )
    return []

  if (current && !same && !follows(report, current)) return []
  const before = same ? current : null
  const { subscription_id, ends_at } = report
  const events: SubscriptionEvent[] = [
    { type: 'SubscriptionReported', data: { workspace_id, ...report, as_of } },
  ]

  if (unpaid.includes(report.status) && !(before && unpaid.includes(before.status)))
    events.push({ type: 'SubscriptionPaymentFailed', data: { workspace_id, subscription_id } })

  if (isOver(report) && before && !isOver(before))
    events.push({ type: 'SubscriptionCancelled', data: { workspace_id, subscription_id, ends_at } })

  return events
}

const isOver = ({ cancelled, status }: SubscriptionReport) => cancelled || status === 'canceled'

/**
 * Returns whether another subscription replaces the known one: a failed attempt does not end a
 * running one.
 */
function follows(report: SubscriptionReport, current: SubscriptionReport): boolean {
  if (report.provider !== current.provider || isRunning(report) !== isRunning(current))
    return isRunning(report) || !isRunning(current)

  return Date.parse(report.started_at) >= Date.parse(current.started_at)
}

/** Facts of a workspace's trial and subscription, from the log or the read table. */
export interface SubscriptionFacts {
  trial_ends_at: string | null
  provider: string | null
  status: string | null
  cancelled: boolean | null
  ends_at: string | null
}

const knownSubscription = ({ trial_ends_at, current }: SubscriptionState): SubscriptionFacts => ({
  trial_ends_at,
  provider: current?.provider ?? null,
  status: current?.status ?? null,
  cancelled: current?.cancelled ?? null,
  ends_at: current?.ends_at ?? null,
})

export interface Standing {
  status: BillingStatus
  subscribed: boolean
  /** The trial is over without a subscription. */
  read_only: boolean
  /** Null if no subscription is necessary. */
  trial_ends_at: string | null
}

/**
 * Returns a workspace's state at a time. Its trial is recorded within a minute of its first day;
 * until then the whole trial lies ahead. A subscription with a failed payment continues while the
 * provider retries. The sandbox closes nothing.
 */
export function standingOf(
  known: SubscriptionFacts,
  { provider, trialDays }: { provider: ProviderName; trialDays: number },
  now: string,
): Standing {
  const at = Date.parse(now)
  const own = known.provider === provider ? known.status : null
  const ended = !!known.cancelled && known.ends_at !== null && moment(known.ends_at) <= at
  const status = own && ended ? 'canceled' : (own as SubscriptionStatus | null)
  const subscribed = status !== null && running.includes(status)
  const ends = known.trial_ends_at === null ? at + trialDays * DAY_MS : moment(known.trial_ends_at)
  const trial = provider === 'sandbox' || at < ends

  return {
    status: status && status !== 'incomplete_expired' ? status : trial ? 'trial' : 'trial_over',
    subscribed,
    read_only: !subscribed && !trial,
    trial_ends_at: provider === 'sandbox' ? null : new Date(ends).toISOString(),
  }
}

/** Parses an event's instant, or a read table's. */
const moment = (text: string) =>
  Date.parse(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`)
