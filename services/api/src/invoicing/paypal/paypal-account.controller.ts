import { Controller, Inject } from '@nestjs/common'
import {
  paypalApi as api,
  type PaypalAccountAnswer,
} from '@workledger/contracts/invoicing/paypal.api'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { paypalAccountDecider } from '@workledger/domain/invoicing/paypal-account'
import { paypalPaymentDecider } from '@workledger/domain/invoicing/paypal-payment'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { paypalPaymentsList } from '@workledger/projections/invoicing/paypal.lists'
import { paypalAccountOf } from '@workledger/projections/invoicing/paypal.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import { Commands } from '../../kernel/commands/commands'
import { changing } from '../../kernel/commands/or-current'
import { wroteNothing } from '../../kernel/commands/wrote-nothing'
import type { Call } from '../../kernel/http/call'
import type { Ctx } from '../../kernel/http/context'
import { Unreachable } from '../../kernel/http/outgoing'
import { Route } from '../../kernel/http/route'
import { Lists } from '../../kernel/lists/lists'
import { Queries } from '../../kernel/lists/queries'
import { paypalEvents } from './paypal-client'
import { PaypalPayments } from './paypal-payments.service'
import { webhookPath } from './serve-webhook'

/** The workspace's PayPal account, and its payments. */
@Controller()
export class PaypalAccountController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly secrets: WorkspaceSecrets,
    private readonly payments: PaypalPayments,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.paypalAccount)
  async show({ workspace }: Call<typeof api.paypalAccount>) {
    return { data: await this.view(workspace) }
  }

  /**
   * The secret is stored in the vault before the event that names it, and deleted if the command is
   * refused.
   */
  @Route(api.connectPaypal)
  async connect(call: Call<typeof api.connectPaypal>) {
    return changing(
      call.seenOrNone(call.workspace),
      (seen) => this.connected(call, seen),
      async () => ({ data: await this.view(call.workspace) }),
    )
  }

  private async connected(call: Call<typeof api.connectPaypal>, seen: Seen) {
    const { workspace, body, ctx } = call

    const { secret: typed, ...account } = body
    const before = await this.commands.state(paypalAccountDecider, workspace, workspace)

    const kept =
      !typed &&
      before.status === 'connected' &&
      before.client_id === account.client_id &&
      before.environment === account.environment
        ? before.secret_id
        : undefined

    const secret =
      typed ||
      (kept && (await this.secrets.get(workspace, kept))) ||
      refuse('invoice.paypal_secret', { field: 'secret' })

    await this.payments
      .check({ ...account, secret }, account.webhook_id, this.webhookUrl(workspace), paypalEvents)
      .catch((error) => {
        throw error instanceof Unreachable
          ? new CodedError('invoice.paypal_unreachable', { retryAfter: 60 })
          : error
      })

    const secret_id = kept ?? ctx.newId()
    const stream = streamOf(paypalAccountDecider, workspace)
    if (!kept) await this.secrets.put({ workspace, stream }, secret_id, secret)
    const command = { ...account, secret_id, type: 'connect' as const, workspace_id: workspace }

    try {
      const { state } = await call.append(paypalAccountDecider, workspace, command, seen)
      const used = state.status === 'connected' ? state.secret_id : undefined
      await this.secrets.keepUsed(workspace, used, secret_id)
    } catch (error) {
      if (!kept && wroteNothing(error)) await this.secrets.forget(workspace, secret_id)
      throw error
    }

    await ctx.settled()
  }

  @Route(api.disconnectPaypal)
  async disconnect(call: Call<typeof api.disconnectPaypal>) {
    const { workspace } = call

    await call.run(paypalAccountDecider, workspace, {
      type: 'disconnect',
      workspace_id: workspace,
    })
  }

  @Route(api.paypalPayments)
  async list(call: Call<typeof api.paypalPayments>) {
    return this.lists.page(paypalPaymentsList, call)
  }

  @Route(api.retryPaypalPayment)
  async retry({ workspace, params, ctx }: Call<typeof api.retryPaypalPayment>) {
    return { data: { state: await this.decideOn(ctx, workspace, params.id, 'retry') } }
  }

  @Route(api.settlePaypalPayment)
  async settle({ workspace, params, ctx }: Call<typeof api.settlePaypalPayment>) {
    return { data: { state: await this.decideOn(ctx, workspace, params.id, 'settle') } }
  }

  private async decideOn(
    ctx: Ctx,
    workspace: string,
    paypal_payment_id: string,
    type: 'retry' | 'settle',
  ) {
    const { received } = await this.commands.state(
      paypalPaymentDecider,
      workspace,
      paypal_payment_id,
    )

    const { invoice_id } = received ?? refuse('not_found')
    await this.commands
      .in(ctx, workspace)
      .run(paypalPaymentDecider, paypal_payment_id, { type, paypal_payment_id, invoice_id })
    const { status } = await this.commands.state(paypalPaymentDecider, workspace, paypal_payment_id)

    return status === 'none' ? refuse('not_found') : status
  }

  private async view(workspace: string): Promise<PaypalAccountAnswer> {
    const row = await this.queries.ask(workspace, (db) => paypalAccountOf(db, workspace))
    const environment = row && (row.environment === 'live' ? 'live' : 'sandbox')

    return {
      connected: row !== undefined,
      environment: environment ?? null,
      client_id: row?.client_id ?? null,
      webhook_id: row?.webhook_id ?? null,
      connected_at: row?.connected_at ?? null,
      webhook_url: this.webhookUrl(workspace),
      webhook_events: [...paypalEvents],
      stream: streamOf(paypalAccountDecider, workspace),
      revision: (row?.revision ?? -1) + 1,
    }
  }

  private webhookUrl(workspace: string) {
    return `${this.config.publicUrl}${webhookPath(workspace)}`
  }
}
