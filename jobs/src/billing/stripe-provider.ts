import { createHash } from 'node:crypto'
import { type PlanId, plans } from '@workledger/contracts/billing/billing.plans'
import { refuse } from '@workledger/contracts/kernel/errors'
import { madeStorable } from '@workledger/contracts/kernel/text'
import {
  type Card,
  NotSigned,
  type PaymentProvider,
  type PlanPrice,
} from '@workledger/domain/billing/payment-provider'
import { isRunning, type SubscriptionReport } from '@workledger/domain/billing/subscription'
import { amount, minorUnits, rounded } from '@workledger/domain/kernel/money'
import Stripe from 'stripe'

export interface StripeOptions {
  key: string
  webhookSecret: string
  publishableKey: string
  /** Price ids of the operator's account. */
  prices: Readonly<Record<PlanId, string>>
  /** Start of the addresses to which Stripe sends people back, without a trailing slash. */
  publicUrl: string
  /** Stripe's interface in tests. */
  api?: { host: string; port: number; protocol: 'http' }
  /** Milliseconds until an unanswered call fails. */
  timeout?: number
}

const TIMEOUT = 8_000

/** Milliseconds for which read prices are shown. */
const PRICES_KEPT = 600_000

/** Seconds for which a signature is valid. */
const TOLERANCE = 300

/** The most open attempts of a customer that are examined. */
const STRIPE_PROVIDER_LIMIT = 20

const AWAY = 30
const CARD = ['default_payment_method']

/**
 * Returns Stripe as a provider, through its own library. People type cards into Stripe's form or
 * page, so this server sees none.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { publicUrl, prices, publishableKey } = options

  const portal = async (customer: string) => {
    const { id, url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${publicUrl}/admin/billing`,
    })
    return { id, url }
  }

  const stripe = new Stripe(options.key, {
    ...options.api,
    timeout: options.timeout ?? TIMEOUT,
    // The caller retries with the same key; a retry here would double the wait.
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: 'Workledger' },
  })

  const planOfPrice = (id: string): PlanId | null =>
    (Object.entries(prices) as [PlanId, string][]).find(([, price]) => price === id)?.[0] ?? null
  const reportOf = (subscription: Stripe.Subscription): SubscriptionReport =>
    described(subscription, planOfPrice)

  const look = (id: string) =>
    orUndefined(async () => {
      const subscription = await stripe.subscriptions.retrieve(id, { expand: CARD })
      return {
        report: reportOf(subscription),
        workspace_id: subscription.metadata.workspace_id ?? null,
      }
    })

  let known: { prices: readonly PlanPrice[]; until: number } | undefined

  async function readPrices(): Promise<readonly PlanPrice[]> {
    const read = plans.map(async (plan) => ({
      ...plan,
      ...perMonth(await stripe.prices.retrieve(prices[plan.plan_id])),
    }))

    known = { prices: await Promise.all(read), until: performance.now() + PRICES_KEPT }
    return known.prices
  }

  /** Attaches the card to the customer; an invalid card is refused with Stripe's message. */
  async function attached(card: Card, customer: string): Promise<string> {
    try {
      const method =
        'token' in card
          ? (await stripe.paymentMethods.create({ type: 'card', card: { token: card.token } })).id
          : card.payment_method
      return (await stripe.paymentMethods.attach(method, { customer })).id
    } catch (error) {
      throw error instanceof Stripe.errors.StripeInvalidRequestError ? cardRefused(error) : error
    }
  }

  /** Makes room for one subscription per customer: an unpaid attempt gives way to the next. */
  async function makeRoom(customer: string): Promise<void> {
    const { data } = await stripe.subscriptions.list({ customer, limit: STRIPE_PROVIDER_LIMIT })
    if (data.some(isRunning)) refuse('billing.subscribed')

    for (const { id, status } of data)
      if (status === 'incomplete' || status === 'unpaid') await stripe.subscriptions.cancel(id)
  }

  const provider: PaymentProvider = {
    name: 'stripe',
    publishableKey,
    async prices() {
      if (known && performance.now() < known.until) return known.prices
      return readPrices().catch((error) => {
        if (isAway(error))
          return known?.prices ?? plans.map((plan) => ({ ...plan, price: null, currency: null }))

        throw error
      })
    },
    async customer({ id, name, email }) {
      const asked = { name, ...(email && { email }), metadata: { workspace_id: id } }
      const made = await stripe.customers.create(asked, {
        idempotencyKey: `workledger-customer-${requestHash(asked)}`,
      })
      return made.id
    },
    async checkout({ workspace_id, customer_id: customer, plan, seats }) {
      await makeRoom(customer)
      const open = await stripe.checkout.sessions.list({
        customer,
        status: 'open',
        limit: STRIPE_PROVIDER_LIMIT,
      })
      for (const { id } of open.data) await stripe.checkout.sessions.expire(id)

      const { id, url } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: workspace_id,
        line_items: [{ price: prices[plan], quantity: seats }],
        subscription_data: { metadata: { workspace_id } },
        success_url: `${publicUrl}/admin/billing?token={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/admin/billing`,
      })

      return { id, url: url! }
    },
    async completed(token, { customer_id }) {
      const subscription = token.startsWith('sub_')
        ? token
        : await orUndefined(async () =>
            subscriptionOf(await stripe.checkout.sessions.retrieve(token)),
          )
      const looked = subscription ? await look(subscription) : undefined
      return looked?.report.customer_id === customer_id ? looked.report : undefined
    },
    portal,
    renewal: ({ customer_id }) => portal(customer_id),
    async subscribe({ workspace_id, customer_id: customer, plan, seats, card, key }) {
      await makeRoom(customer)

      const made = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price: prices[plan], quantity: seats }],
          default_payment_method: await attached(card, customer),
          payment_behavior: 'allow_incomplete',
          metadata: { workspace_id },
          expand: [...CARD, 'latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `workledger-subscribe-${key}` },
      )

      const invoice = made.latest_invoice as Stripe.Invoice | null

      return {
        report: reportOf(made),
        client_secret:
          made.status === 'incomplete'
            ? (invoice?.confirmation_secret?.client_secret ?? null)
            : null,
      }
    },
    async resume({ subscription_id, customer_id }, { plan, seats, card }) {
      const items = await itemsOf(subscription_id, { price: prices[plan], quantity: seats })
      const default_payment_method = await attached(card, customer_id)
      const change = { items, default_payment_method, cancel_at_period_end: false, expand: CARD }

      return reportOf(await stripe.subscriptions.update(subscription_id, change))
    },
    async cancel({ subscription_id }) {
      return reportOf(
        await stripe.subscriptions.update(subscription_id, {
          cancel_at_period_end: true,
          expand: CARD,
        }),
      )
    },
    async seats({ subscription_id }, quantity) {
      const items = await itemsOf(subscription_id, { quantity })
      return reportOf(await stripe.subscriptions.update(subscription_id, { items, expand: CARD }))
    },
    look,
    async message(body, signature) {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        options.webhookSecret,
        TOLERANCE,
      )

      const subscription_id = aboutSubscription(event)
      return subscription_id ? { subscription_id } : undefined
    },
  }

  async function itemsOf(id: string, change: { price?: string; quantity: number }) {
    const { items } = await stripe.subscriptions.retrieve(id)
    return [{ id: items.data[0]!.id, ...change }]
  }

  return refusing(provider)
}

/**
 * Translates Stripe's failures to errors of this interface. Faults of the installation's settings
 * pass unchanged and are logged.
 */
function refusing(provider: PaymentProvider): PaymentProvider {
  const around = Object.entries(provider).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    return [
      name,
      (...given: unknown[]) =>
        (value as (...all: unknown[]) => Promise<unknown>)(...given).catch((error) => {
          throw toRefusal(error)
        }),
    ]
  })
  return Object.fromEntries(around)
}

function toRefusal(error: unknown): unknown {
  const { errors } = Stripe
  if (error instanceof errors.StripeSignatureVerificationError) return new NotSigned(error.message)
  if (error instanceof errors.StripeCardError) return cardRefused(error)
  if (error instanceof errors.StripeIdempotencyError) return coded(() => refuse('billing.busy'))
  if (isAway(error)) return coded(() => refuse('billing.provider_away', { retryAfter: AWAY }))

  // Stripe's status answers this server, not the caller.
  return error instanceof errors.StripeError
    ? new Error(`Stripe refused a call: ${error.message}`, { cause: error })
    : error
}

const isAway = (error: unknown) =>
  [
    Stripe.errors.StripeConnectionError,
    Stripe.errors.StripeAPIError,
    Stripe.errors.StripeRateLimitError,
  ].some((kind) => error instanceof kind)

const cardRefused = ({ message }: Error) =>
  coded(() =>
    refuse('billing.card', {
      field: 'payment_method',
      params: { reason: madeStorable(message, 300) },
    }),
  )

function coded(refused: () => never): unknown {
  try {
    return refused()
  } catch (error) {
    return error
  }
}

/** Returns an idempotency key; equal content gives an equal key. */
const requestHash = (asked: object) =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex')

/** Returns undefined if Stripe has no such record. */
async function orUndefined<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return undefined

    throw error
  }
}

const subscriptionOf = ({ status, subscription }: Stripe.Checkout.Session) =>
  status === 'complete' && subscription ? idOf(subscription) : undefined

const idOf = (record: string | { id: string }) => (typeof record === 'string' ? record : record.id)

/**
 * Returns the subscription that an event concerns. The event's content is not used: messages come
 * twice, late and in any order, so Stripe is asked.
 */
function aboutSubscription(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id
    case 'checkout.session.completed':
      return subscriptionOf(event.data.object)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const subscription = event.data.object.parent?.subscription_details?.subscription
      return subscription ? idOf(subscription) : undefined
    }

    default:
      return undefined
  }
}

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString()

function described(
  subscription: Stripe.Subscription,
  planOfPrice: (price: string) => PlanId | null,
): SubscriptionReport {
  const item = subscription.items.data[0]

  const {
    status,
    cancel_at,
    cancel_at_period_end,
    ended_at,
    default_payment_method: method,
  } = subscription

  const end = item ? item.current_period_end : null
  const ends = ended_at ?? cancel_at ?? (cancel_at_period_end ? end : null)
  const cancelled = status === 'canceled' || cancel_at_period_end || cancel_at !== null
  const price = item && perMonth(item.price)

  return {
    provider: 'stripe',
    subscription_id: subscription.id,
    customer_id: idOf(subscription.customer),
    status: status as SubscriptionReport['status'],
    plan: item ? planOfPrice(item.price.id) : null,
    seats: item?.quantity ?? 0,
    amount: price?.price ?? null,
    currency: subscription.currency.toUpperCase(),
    card_last_four: method && typeof method !== 'string' ? (method.card?.last4 ?? null) : null,
    next_billing_at: cancelled || end === null ? null : instantOf(end),
    cancelled,
    ends_at: ends === null ? null : instantOf(ends),
    started_at: instantOf(subscription.created),
  }
}

/** Returns the price per user and month if it is billed by months or years. */
function perMonth({ unit_amount, currency, recurring }: Stripe.Price): {
  price: string | null
  currency: string
} {
  const code = currency.toUpperCase()
  const months = recurring?.interval === 'year' ? 12 : recurring?.interval === 'month' ? 1 : 0
  if (unit_amount === null || months === 0) return { price: null, currency: code }
  const whole = amount(unit_amount).div(amount(10).pow(minorUnits(code)))

  return { price: rounded(whole.div(months * recurring!.interval_count), code), currency: code }
}
