import { Inject, Injectable } from '@nestjs/common'
import type { PlanId } from '@workledger/contracts/billing/billing.plans'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Billing, Order } from '@workledger/domain/billing/payment-provider'
import {
  billedSeats,
  type SubscriptionReport,
  type SubscriptionState,
  subscriptionDecider,
} from '@workledger/domain/billing/subscription'
import { employeesToBill } from '@workledger/projections/billing/billing.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands/commands'
import { OneAtATime } from '../kernel/commands/one-at-a-time'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { BILLING } from './billing-options'

/** A workspace's subscription, and its report from the provider. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly oneAtATime: OneAtATime,
    @Inject(BILLING) private readonly billing: Billing,
  ) {}

  get provider() {
    return this.billing.provider
  }

  state(workspace: string): Promise<SubscriptionState> {
    return this.commands.state(subscriptionDecider, workspace, workspace)
  }

  /** Returns the subscription at the current provider; ignores those of other providers. */
  currentOf({ current }: SubscriptionState): SubscriptionReport | undefined {
    return current?.provider === this.provider.name ? current : undefined
  }

  /** Runs requests to the provider that must not run concurrently. */
  async alone<T>(workspace: string, work: () => Promise<T>): Promise<T> {
    const { done } =
      (await this.oneAtATime.run('billing', workspace, work)) ?? refuse('billing.busy')
    return done
  }

  customerOf({ customer }: SubscriptionState): string | undefined {
    return customer?.provider === this.provider.name ? customer.customer_id : undefined
  }

  /**
   * Returns the provider's customer, made and recorded before any order. With it the provider's
   * messages find their workspace.
   */
  async customer(
    ctx: Ctx,
    workspace: string,
    email: string,
    state: SubscriptionState,
  ): Promise<string> {
    const known = this.customerOf(state)
    if (known) return known
    const { name } =
      (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ??
      refuse('not_found')
    const customer_id = await this.provider.customer({ id: workspace, name, email })

    const named = {
      type: 'name-customer',
      workspace_id: workspace,
      provider: this.provider.name,
      customer_id,
    } as const

    await this.commands
      .in(ctx.step('customer'), workspace)
      .append(subscriptionDecider, workspace, named)

    return customer_id
  }

  async order<P extends PlanId | undefined>(
    workspace_id: string,
    customer_id: string,
    plan: P,
  ): Promise<Omit<Order, 'plan'> & { plan: P }> {
    const employees = await this.queries.ask(workspace_id, (db) =>
      employeesToBill(db, workspace_id),
    )
    return { workspace_id, customer_id, plan, seats: billedSeats(employees) }
  }

  /** Records the provider's report. `asked`: when it was requested, or when an order was done. */
  async record(
    ctx: Ctx,
    workspace: string,
    report: SubscriptionReport,
    asked: Date,
  ): Promise<void> {
    const command = {
      type: 'report',
      workspace_id: workspace,
      report,
      as_of: asked.toISOString(),
    } as const
    await this.commands.in(ctx, workspace).run(subscriptionDecider, workspace, command)
  }
}
