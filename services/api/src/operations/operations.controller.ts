import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { operationsApi as api, type Delivery } from '@workledger/contracts/operations/operations.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { type DeliveryRow, deliveriesPage, deliveryById } from '@workledger/projections/operations/deliveries.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

@Controller()
export class OperationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

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
