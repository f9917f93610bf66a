import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import { billingApi as api } from '@workledger/contracts/billing/billing.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Card, Order } from '@workledger/domain/billing/payment-provider'
import { billedSeats, isRunning, type Standing } from '@workledger/domain/billing/subscription'
import { employeesToBill } from '@workledger/projections/billing/billing.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { BilledStanding } from './billed-standing'
import { SubscriptionService } from './subscription.service'

@Controller()
export class BillingController {
  constructor(
    private readonly standings: BilledStanding,
    private readonly subscriptions: SubscriptionService,
  ) {}

  @Route(api.subscription)
  async subscription(call: Call<typeof api.subscription>) {
    const { workspace, ctx } = call

    const { provider } = this.subscriptions

    const [{ known, ...standing }, employees, plans] = await Promise.all([
      this.standings.find(workspace, ctx.now),
      call.read((db) => employeesToBill(db, workspace)),
      provider.prices(),
    ])

    const row =
      known?.provider === provider.name && known.status !== 'incomplete_expired' ? known : undefined

    return {
      data: {
        ...standingAnswer(standing),
        provider: provider.name,
        subscribed: standing.subscribed,
        card_last_four: row?.card_last_four ?? null,
        next_billing_at: row?.cancelled ? null : (row?.next_billing_at ?? null),
        subscription: row
          ? {
              stripe_plan: row.plan,
              seats: row.seats ?? 0,
              amount: row.amount,
              currency: row.currency ?? '',
            }
          : null,
        ends_at: row?.ends_at ?? null,
        cancelled: row?.cancelled ?? false,
        seats: { employees, billed: billedSeats(employees) },
        plans: [...plans],
        publishable_key: provider.publishableKey,
      },
    }
  }

  @Route(api.billingState)
  async billingState({ workspace, ctx }: Call<typeof api.billingState>) {
    const standing = await this.standings.find(workspace, ctx.now)
    return { data: { ...standingAnswer(standing), provider: this.subscriptions.provider.name } }
  }

  @Route(api.subscribe)
  subscribe({ workspace, ctx, body, session }: Call<typeof api.subscribe>) {
    const { subscriptions } = this
    return subscriptions.alone(workspace, async () => {
      const plan = body.plan_id ?? body.product_id ?? refuse('billing.plan')
      const card: Card = body.token
        ? { token: body.token }
        : { payment_method: body.payment_method! }
      const state = await subscriptions.state(workspace)
      const current = subscriptions.currentOf(state)
      const running = current && isRunning(current) ? current : undefined
      if (running && !running.cancelled) refuse('billing.subscribed')
      const customer = await subscriptions.customer(ctx, workspace, session.user.email, state)
      const order = { ...(await subscriptions.order(workspace, customer, plan)), card }
      const { report, client_secret } = running
        ? { report: await subscriptions.provider.resume(running, order), client_secret: null }
        : await subscriptions.provider.subscribe({ ...order, key: orderKey(state.as_of, order) })
      await subscriptions.record(ctx, workspace, report, new Date())

      return {
        data: { subscribed: isRunning(report), client_secret, token: report.subscription_id },
      }
    })
  }

  @Route(api.checkoutPortal)
  checkoutPortal({ workspace, ctx, query, session }: Call<typeof api.checkoutPortal>) {
    const { subscriptions } = this
    return subscriptions.alone(workspace, async () => {
      const state = await subscriptions.state(workspace)
      const current = subscriptions.currentOf(state)
      const customer = await subscriptions.customer(ctx, workspace, session.user.email, state)

      if (current && isRunning(current)) {
        if (!current.cancelled) refuse('billing.subscribed')
        const order = await subscriptions.order(workspace, customer, query.plan_id)
        return { data: { hosted_page: await subscriptions.provider.renewal(order) } }
      }

      return {
        data: {
          hosted_page: await subscriptions.provider.checkout(
            await subscriptions.order(workspace, customer, query.plan_id),
          ),
        },
      }
    })
  }

  @Route(api.checkoutSuccess)
  async checkoutSuccess({ workspace, ctx, body }: Call<typeof api.checkoutSuccess>) {
    const { subscriptions } = this
    const customer =
      subscriptions.customerOf(await subscriptions.state(workspace)) ??
      refuse('billing.checkout_unknown', { field: 'token' })
    const asked = new Date()

    const report = await subscriptions.provider.completed(
      body.token,
      await subscriptions.order(workspace, customer, undefined),
    )

    if (!report) refuse('billing.checkout_unknown', { field: 'token' })
    await subscriptions.record(ctx, workspace, report, asked)

    return { data: { subscribed: isRunning(report) } }
  }

  @Route(api.portalSession)
  async portalSession({ workspace }: Call<typeof api.portalSession>) {
    const customer =
      this.subscriptions.customerOf(await this.subscriptions.state(workspace)) ??
      refuse('billing.no_customer')
    return { data: { portal_session: await this.subscriptions.provider.portal(customer) } }
  }

  @Route(api.cancelSubscription)
  cancelSubscription({ workspace, ctx }: Call<typeof api.cancelSubscription>) {
    const { subscriptions } = this
    return subscriptions.alone(workspace, async () => {
      const current = subscriptions.currentOf(await subscriptions.state(workspace))
      if (!current || !isRunning(current)) refuse('billing.not_subscribed')
      if (current.cancelled) refuse('billing.cancelled')
      const report = await subscriptions.provider.cancel(current)
      await subscriptions.record(ctx, workspace, report, new Date())

      return { data: { ends_at: report.ends_at && instantOf(report.ends_at) } }
    })
  }
}

const standingAnswer = ({ status, read_only, trial_ends_at }: Standing) => ({
  status,
  read_only,
  trial_ends_at: trial_ends_at && instantOf(trial_ends_at),
})

/** Identifies an order until the subscription changes, so that a repetition is placed once. */
const orderKey = (as_of: string | null, order: Order & { card: Card }) =>
  createHash('sha256')
    .update(JSON.stringify([as_of, order]))
    .digest('hex')
