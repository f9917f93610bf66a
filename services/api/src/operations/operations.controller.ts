import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { operationsApi as api, type Delivery } from '@workledger/contracts/operations/operations.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { type DeliveryRow, deliveriesPage, deliveryById, deliveryCounts } from '@workledger/projections/operations/deliveries.queries'
import { Commands } from '../kernel/commands'
import type { Call, Session } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { BlockedStreams } from './blocked-streams'
import { Installation } from './installation'
import { Operators } from './operators'

@Controller()
export class OperationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly installation: Installation,
    private readonly operators: Operators,
    private readonly streams: BlockedStreams,
  ) {}

  @Route(api.workspaceOperations)
  workspace({ workspace, session }: Call<typeof api.workspaceOperations>) {
    return this.of(workspace, session!)
  }

  @Route(api.retryBlockedStream)
  async retry({ workspace, session, body }: Call<typeof api.retryBlockedStream>) {
    await this.streams.retry(workspace, body)
    return this.of(workspace, session!)
  }

  @Route(api.skipBlockedEvent)
  async skip({ workspace, session, body, ctx }: Call<typeof api.skipBlockedEvent>) {
    await this.streams.skip(ctx, workspace, body)
    return this.of(workspace, session!)
  }

  private async of(workspace: string, session: Session) {
    const [blocked, mended, parked, mail, operator] = await Promise.all([
      this.installation.blocked(workspace),
      this.installation.mended(workspace),
      this.installation.parked(workspace),
      this.queries.ask(workspace, (db) => deliveryCounts(db, workspace)),
      this.operators.includes(session),
    ])
    return { data: { blocked, mended, parked, mail, operator } }
  }

  @Route(api.deliveries)
  async list({ workspace, query }: Call<typeof api.deliveries>) {
    const page = await this.queries.ask(workspace, (db) => deliveriesPage(db, workspace, query))
    return { ...page, data: page.data.map(shown) }
  }

  /** The event is what the workers wait for; they take it from there. */
  @Route(api.resendDelivery)
  async resend({ workspace, params, ctx }: Call<typeof api.resendDelivery>) {
    await this.find(workspace, params.id)
    await this.commands.run(ctx, deliveryDecider, workspace, params.id, { type: 'resend', now: ctx.now.toISOString() })
    return { data: shown(await this.find(workspace, params.id)) }
  }

  private async find(workspace: string, id: string) {
    return (await this.queries.ask(workspace, (db) => deliveryById(db, workspace, id))) ?? refuse('not_found')
  }
}

const shown = ({ state: _, workspace_id: __, attempted_at: ___, ...row }: DeliveryRow): Delivery => ({
  ...row,
  to: row.to ?? '',
  status: row.status as Delivery['status'],
  where: row.where as Delivery['where'],
  stream: streamOf(deliveryDecider, row.id),
})
