import { Controller } from '@nestjs/common'
import { MOST_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@workledger/contracts/integrations/bounds'
import { webhooksApi as api } from '@workledger/contracts/integrations/webhooks.api'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type WebhookCommand, webhookDecider } from '@workledger/domain/integrations/webhook'
import type { Seen } from '@workledger/domain/kernel/contents'
import { changesBetween, newestMark } from '@workledger/projections/changes/changes.queries'
import { isPublicEvent, publicBody, testBody } from '@workledger/projections/changes/reader'
import {
  serviceAccountById,
  webhookById,
  webhooksOf,
} from '@workledger/projections/integrations/integrations.queries'
import {
  webhookDeliveriesList,
  webhooksList,
} from '@workledger/projections/integrations/webhooks.lists'
import { OwnPassword } from '../kernel/access/own-password'
import { allowLate } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import { wroteNothing } from '../kernel/commands/wrote-nothing'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { WebhookAddresses } from './webhook-addresses'
import { WebhookStore } from './webhook-store.port'

type OnWebhook = Pick<Call<typeof api.removeWebhook>, 'workspace' | 'params' | 'read'>

/** Endpoints to which public events are sent. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly lists: Lists,
    private readonly password: OwnPassword,
    private readonly store: WebhookStore,
    private readonly addresses: WebhookAddresses,
  ) {}

  @Route(api.webhooks)
  list(call: Call<typeof api.webhooks>) {
    return this.lists.page(webhooksList, call)
  }

  /** The vault has the secret before the log has the endpoint, so each endpoint can sign. */
  @Route(api.addWebhook)
  async add(call: Call<typeof api.addWebhook>) {
    const { workspace, body, ctx, session } = call
    const { current_password, name, url, types, description, account_id } = body
    refuseUnknown(types)
    this.addresses.check(url)
    await this.password.confirm(session, current_password)

    if ((await call.read((db) => webhooksOf(db, workspace))) >= MOST_WEBHOOKS)
      refuse('webhook.most', { params: { most: MOST_WEBHOOKS } })

    if (account_id && !(await call.read((db) => serviceAccountById(db, workspace, account_id))))
      refuse('not_found')

    const [webhook_id, secret_id] = [ctx.newId(), ctx.newId()]
    const known = await this.store.read(workspace, secret_id)
    const secret = known?.secrets[0]?.secret ?? this.store.newSecret()
    const of = { workspace, webhook: webhook_id, id: secret_id }
    await this.store.keep(of, { url, secrets: [{ secret, until: null }] })
    const place = (await call.read((db) => newestMark(db, workspace)))?.place ?? 0
    await this.store.begin(workspace, webhook_id, place)

    await call.append(webhookDecider, webhook_id, {
      ...{ type: 'add', webhook_id, name, types, account_id, secret_id },
      description: description ?? null,
      origin: new URL(url).origin,
      maker_id: ctx.impersonator ?? ctx.actor,
    })

    return { data: { id: webhook_id, secret } }
  }

  @Route(api.changeWebhook)
  async change(call: Call<typeof api.changeWebhook>) {
    const { params, body, workspace, ctx, session } = call
    const webhook = await this.webhook(call)
    const { name, types, description, url, current_password } = body
    refuseUnknown(types)
    const secret_id = ctx.newId()
    const of = { workspace, webhook: params.id, id: secret_id }
    let moved: { origin: string; secret_id: string; replaces: string } | undefined

    if (url !== undefined) {
      this.addresses.check(url)
      await this.password.confirm(session, current_password ?? '')
      const { replaces } = await this.store.replace(of, webhook.secret_id, () => ({ url }))
      moved = { origin: new URL(url).origin, secret_id, replaces }
    }

    const change = {
      ...moved,
      type: 'change',
      webhook_id: params.id,
      name,
      types,
      description,
    } as const

    return changing(
      call.seen(params.id),
      async (seen) => {
        if (moved) await this.putInto(call, change as never, moved, seen)
        else await call.append(webhookDecider, params.id, change as never, seen)
        await ctx.settled()
      },
      async () => ({ data: await this.lists.one(webhooksList, call, params.id) }),
    )
  }

  @Route(api.rotateWebhookSecret)
  async rotate(call: Call<typeof api.rotateWebhookSecret>) {
    const { params, body, workspace, ctx, session } = call
    const { secret_id: before } = await this.webhook(call)
    await this.password.confirm(session, body.current_password)
    const secret_id = ctx.newId()
    const previous_until = new Date(
      ctx.now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS,
    ).toISOString()

    const { secrets, replaces } = await this.store.replace(
      { workspace, webhook: params.id, id: secret_id },
      before,
      ({ secrets: [current] }) => ({
        secrets: [
          { secret: this.store.newSecret(), until: null },
          { secret: current!.secret, until: previous_until },
        ],
      }),
    )

    const moved = { secret_id, replaces }
    const rotate = { ...moved, type: 'rotate', webhook_id: params.id, previous_until } as const
    await this.putInto(call, rotate, moved)
    // No other answer has the secret.
    await ctx.settled().catch(allowLate)

    return { data: { secret: secrets[0]!.secret } }
  }

  /**
   * Names the new secret in the log. A refused command leaves the former one, and no other. A
   * repeated one is refused if another one has replaced its secret since.
   */
  private async putInto(
    call: Pick<Call<typeof api.changeWebhook>, 'workspace' | 'params' | 'append'>,
    command: WebhookCommand,
    { secret_id, replaces }: { readonly secret_id: string; readonly replaces: string },
    seen?: Seen,
  ): Promise<void> {
    const { workspace, params } = call

    try {
      const { state } = await call.append(webhookDecider, params.id, command, seen)
      const used = 'secret_id' in state ? state.secret_id : undefined
      await this.store.keepUsed(workspace, used, secret_id)
      if (used !== secret_id) refuse('state.conflict')
    } catch (error) {
      if (wroteNothing(error)) await this.store.keepUsed(workspace, replaces, secret_id)
      throw error
    }
  }

  @Route(api.switchWebhookOff)
  async switchOff(call: Call<typeof api.switchWebhookOff>) {
    await this.webhook(call)
    const { id: webhook_id } = call.params
    await call.run(webhookDecider, webhook_id, { type: 'switch off', webhook_id, because: 'hand' })
  }

  @Route(api.switchWebhookOn)
  async switchOn(call: Call<typeof api.switchWebhookOn>) {
    await this.webhook(call)
    const { id: webhook_id } = call.params
    await this.store.again(call.workspace, webhook_id)
    await call.run(webhookDecider, webhook_id, { type: 'switch on', webhook_id })
  }

  @Route(api.removeWebhook)
  async remove(call: Call<typeof api.removeWebhook>) {
    await this.webhook(call)
    const { id: webhook_id } = call.params
    await call.append(webhookDecider, webhook_id, { type: 'remove', webhook_id })
    await this.store.end(call.workspace, webhook_id)
    await call.ctx.settled()
  }

  @Route(api.testWebhook)
  async test(call: Call<typeof api.testWebhook>) {
    const { off_because } = await this.webhook(call)
    if (off_because) refuse('webhook.off')

    return { data: { id: await this.store.test(call.workspace, call.params.id) } }
  }

  @Route(api.webhookDeliveries)
  deliveries(call: Call<typeof api.webhookDeliveries>) {
    return this.lists.page(webhookDeliveriesList, call)
  }

  /** Shows the request as it would be sent to the caller now. */
  @Route(api.webhookRequest)
  async request(call: Call<typeof api.webhookRequest>) {
    const { workspace, params, caller } = call
    const delivery = (await this.store.delivery(workspace, params.id)) ?? refuse('not_found')
    if (delivery.place === 0) return { data: testBody(workspace, delivery) }

    const [row] = await call.read((db) =>
      changesBetween(
        db,
        workspace,
        { after: delivery.place - 1, upTo: delivery.place, most: 1 },
        undefined,
      ),
    )

    const { employee, permissions } = caller
    const reader = { employee, permissions, scopes: undefined }

    return { data: publicBody(workspace, reader, row ?? refuse('not_found')) }
  }

  @Route(api.webhookAttempts)
  async attempts(call: Call<typeof api.webhookAttempts>) {
    const { workspace, params } = call
    const delivery = (await this.store.delivery(workspace, params.id)) ?? refuse('not_found')

    return { data: await this.store.attempts(delivery.id) }
  }

  @Route(api.resendWebhook)
  async resend(call: Call<typeof api.resendWebhook>) {
    const { workspace, params } = call
    const delivery = (await this.store.delivery(workspace, params.id)) ?? refuse('not_found')
    const webhook = await call.read((db) => webhookById(db, workspace, delivery.webhook_id))
    if (!webhook) refuse('not_found')
    if (webhook?.off_because) refuse('webhook.off')
    await this.store.resend(params.id)
  }

  /** Forgets a secret, unless a repeated request finds it in use. */
  private async webhook(call: OnWebhook) {
    const { workspace, params } = call
    return (await call.read((db) => webhookById(db, workspace, params.id))) ?? refuse('not_found')
  }
}

function refuseUnknown(types: readonly string[] | undefined): void {
  const unknown = types?.find((name) => !isPublicEvent(name))
  if (unknown) refuse('changes.type', { field: 'types', params: { name: unknown } })
}
