import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    subscription: 'Subscription',
  },
  fields: {
    as_of: 'As of',
    card_last_four: 'Last four digits of the card',
    ends_at: 'Ends',
    next_billing_at: 'Next bill on',
    plan: 'Plan',
    provider: 'Provider',
    seats: 'Seats',
    started_at: 'Started',
    trial: 'Trial',
  },
  values: {
    canceled: 'Cancelled',
    incomplete: 'Incomplete',
    incomplete_expired: 'Not completed in time',
    past_due: 'Past due',
    stripe: 'Stripe',
    trialing: 'Trial',
  },
} as const satisfies Words
