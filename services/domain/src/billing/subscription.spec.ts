import { given } from '../kernel/decider-specification'
import {
  billedSeats,
  type SubscriptionCommand,
  type SubscriptionEvent,
  type SubscriptionFacts,
  type SubscriptionReport,
  standingOf,
  subscriptionDecider,
} from './subscription'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'

const trial: SubscriptionEvent = {
  type: 'TrialStarted',
  data: { workspace_id, ends_at: '2026-03-31T08:00:00.000Z' },
}

const tell = (now: string): SubscriptionCommand => ({
  type: 'tell-trial-end',
  workspace_id,
  provider: 'stripe',
  now,
})

const near = (days: number): SubscriptionEvent => ({
  type: 'TrialEndNear',
  data: { workspace_id, ends_at: '2026-03-31T08:00:00.000Z', days },
})

const active: SubscriptionReport = {
  provider: 'stripe',
  subscription_id: 'sub_1',
  customer_id: 'cus_1',
  status: 'active',
  plan: 'monthly',
  seats: 5,
  amount: '3.00',
  currency: 'USD',
  card_last_four: '4242',
  next_billing_at: '2026-04-10T08:00:00.000Z',
  cancelled: false,
  ends_at: null,
  started_at: '2026-03-10T08:00:00.000Z',
}

const report = (
  change: Partial<SubscriptionReport> = {},
  as_of = '2026-03-10T08:00:01.000Z',
): SubscriptionCommand => ({
  type: 'report',
  workspace_id,
  report: { ...active, ...change },
  as_of,
})

const reported = (
  change: Partial<SubscriptionReport> = {},
  as_of = '2026-03-10T08:00:01.000Z',
): SubscriptionEvent => ({
  type: 'SubscriptionReported',
  data: { workspace_id, ...active, ...change, as_of },
})

describe('the trial', () => {
  it('begins once', () => {
    given(subscriptionDecider)
      .when({
        type: 'start-trial',
        workspace_id,
        ends_at: trial.data.ends_at!,
      } as SubscriptionCommand)
      .then(trial)
    given(subscriptionDecider, trial)
      .when({ type: 'start-trial', workspace_id, ends_at: '2027-01-01T00:00:00.000Z' })
      .thenNothing()
  })

  it('announces its end seven days and one day before, each once', () => {
    given(subscriptionDecider, trial).when(tell('2026-03-24T07:59:59.000Z')).thenNothing()
    given(subscriptionDecider, trial).when(tell('2026-03-24T08:00:00.000Z')).then(near(7))
    given(subscriptionDecider, trial, near(7)).when(tell('2026-03-30T07:59:00.000Z')).thenNothing()
    given(subscriptionDecider, trial, near(7)).when(tell('2026-03-30T08:00:00.000Z')).then(near(1))
    given(subscriptionDecider, trial, near(7), near(1))
      .when(tell('2026-03-31T07:00:00.000Z'))
      .thenNothing()
  })

  it('is announced once after a late look, and not after its end or a subscription', () => {
    given(subscriptionDecider, trial).when(tell('2026-03-31T07:00:00.000Z')).then(near(1))
    given(subscriptionDecider, trial, near(1)).when(tell('2026-03-31T07:30:00.000Z')).thenNothing()
    given(subscriptionDecider, trial).when(tell('2026-03-31T08:00:00.000Z')).thenNothing()
    given(subscriptionDecider, trial, reported())
      .when(tell('2026-03-30T09:00:00.000Z'))
      .thenNothing()
    given(subscriptionDecider).when(tell('2026-03-30T09:00:00.000Z')).thenNothing()
  })
})

describe("the provider's report on a subscription", () => {
  it('is written down when it is new', () => {
    given(subscriptionDecider).when(report()).then(reported())
    given(subscriptionDecider, reported())
      .when(report({}, '2026-03-11T08:00:00.000Z'))
      .thenNothing()
    const more = [{ seats: 6 }, '2026-03-11T08:00:00.000Z'] as const
    given(subscriptionDecider, reported())
      .when(report(...more))
      .then(reported(...more))
  })

  it('is not overwritten by a report requested earlier that arrives later', () => {
    given(subscriptionDecider, reported({}, '2026-03-11T08:00:00.000Z'))
      .when(report({ status: 'incomplete' }, '2026-03-11T07:59:59.000Z'))
      .thenNothing()
  })

  it('announces a failed payment and a cancellation, each once', () => {
    const late = [{ status: 'past_due' }, '2026-04-10T09:00:00.000Z'] as const

    const failed: SubscriptionEvent = {
      type: 'SubscriptionPaymentFailed',
      data: { workspace_id, subscription_id: 'sub_1' },
    }

    given(subscriptionDecider, reported())
      .when(report(...late))
      .then(reported(...late), failed)
    const unpaid = [{ status: 'unpaid' }, '2026-04-20T09:00:00.000Z'] as const
    given(subscriptionDecider, reported(...late), failed)
      .when(report(...unpaid))
      .then(reported(...unpaid))
    const ends_at = '2026-04-10T08:00:00.000Z'

    const over = [
      { cancelled: true, ends_at, next_billing_at: null },
      '2026-03-12T09:00:00.000Z',
    ] as const

    const cancelled: SubscriptionEvent = {
      type: 'SubscriptionCancelled',
      data: { workspace_id, subscription_id: 'sub_1', ends_at },
    }

    given(subscriptionDecider, reported())
      .when(report(...over))
      .then(reported(...over), cancelled)
    const ended = [{ ...over[0], status: 'canceled' }, '2026-04-10T09:00:00.000Z'] as const
    given(subscriptionDecider, reported(...over), cancelled)
      .when(report(...ended))
      .then(reported(...ended))
  })

  it('is of the subscription that runs: an attempt that failed, and one that ended before, change nothing', () => {
    const at = '2026-03-20T08:00:00.000Z'

    for (const status of ['incomplete', 'incomplete_expired', 'canceled'] as const)
      given(subscriptionDecider, reported())
        .when(report({ subscription_id: 'sub_2', status }, at))
        .thenNothing()

    const older = { subscription_id: 'sub_0', started_at: '2026-01-01T00:00:00.000Z' }
    given(subscriptionDecider, reported()).when(report(older, at)).thenNothing()
    const newer = { subscription_id: 'sub_2', started_at: at }
    given(subscriptionDecider, reported({ status: 'incomplete' }))
      .when(report(newer, at))
      .then(reported(newer, at))
    given(subscriptionDecider, reported({ provider: 'sandbox' }))
      .when(report(newer, at))
      .then(reported(newer, at))
  })
})

it('names a customer once', () => {
  const name = {
    type: 'name-customer',
    workspace_id,
    provider: 'stripe',
    customer_id: 'cus_1',
  } as const

  const named: SubscriptionEvent = {
    type: 'BillingCustomerNamed',
    data: { workspace_id, provider: 'stripe', customer_id: 'cus_1' },
  }

  given(subscriptionDecider).when(name).then(named)
  given(subscriptionDecider, named).when(name).thenNothing()
})

it('bills five users at least', () => {
  expect([0, 4, 5, 6].map(billedSeats)).toEqual([5, 5, 5, 6])
})

describe('the state of a workspace', () => {
  const nothing: SubscriptionFacts = {
    trial_ends_at: null,
    provider: null,
    status: null,
    cancelled: null,
    ends_at: null,
  }

  const stripe = { provider: 'stripe', trialDays: 30 } as const
  const at = '2026-03-31T08:00:00.000Z'

  const of = (
    known: Partial<SubscriptionFacts>,
    billing: Parameters<typeof standingOf>[1] = stripe,
  ) => {
    const { status, subscribed, read_only } = standingOf({ ...nothing, ...known }, billing, at)
    return [status, subscribed, read_only]
  }

  it('by its trial, to the second, as an event or a table writes it', () => {
    expect(of({})).toEqual(['trial', false, false])
    expect(of({}, { provider: 'stripe', trialDays: 0 })).toEqual(['trial_over', false, true])

    for (const trial_ends_at of ['2026-03-31T08:00:01.000Z', '2026-03-31 08:00:01'])
      expect(of({ trial_ends_at })).toEqual(['trial', false, false])

    for (const trial_ends_at of ['2026-03-31T08:00:00.000Z', '2026-03-31 08:00:00'])
      expect(of({ trial_ends_at })).toEqual(['trial_over', false, true])
  })

  it('by its subscription, until that has ended', () => {
    const over = { trial_ends_at: '2026-03-01 00:00:00', provider: 'stripe', cancelled: false }

    for (const status of ['active', 'trialing', 'past_due'])
      expect(of({ ...over, status })).toEqual([status, true, false])

    for (const status of ['incomplete', 'unpaid', 'canceled', 'paused'])
      expect(of({ ...over, status })).toEqual([status, false, true])

    expect(of({ ...over, status: 'incomplete_expired' })).toEqual(['trial_over', false, true])
    const cancelled = { ...over, status: 'active', cancelled: true }
    expect(of({ ...cancelled, ends_at: '2026-03-31 08:00:01' })).toEqual(['active', true, false])
    expect(of({ ...cancelled, ends_at: '2026-03-31 08:00:00' })).toEqual(['canceled', false, true])
  })

  it('open in the sandbox after any history, and unaffected by sandbox reports elsewhere', () => {
    const over = { trial_ends_at: '2026-03-01 00:00:00' }
    expect(of(over, { provider: 'sandbox', trialDays: 0 })).toEqual(['trial', false, false])

    expect(of({ ...over, provider: 'sandbox', status: 'active', cancelled: false })).toEqual([
      'trial_over',
      false,
      true,
    ])
  })
})
