import { Controller, Inject } from '@nestjs/common'
import { operationsApi as api } from '@workledger/contracts/operations/operations.api'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import type { Chain } from '@workledger/event-store/chain-watch'
import { deliveryCounts } from '@workledger/projections/operations/deliveries.queries'
import { deliveriesList } from '@workledger/projections/operations/operations.lists'
import { CHAIN } from '../kernel/evidence/chain'
import type { Call } from '../kernel/http/call'
import type { Session } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { BlockedStreams } from './blocked-streams'
import { Installation } from './installation'
import { Operators } from './operators'

@Controller()
export class OperationsController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly installation: Installation,
    private readonly operators: Operators,
    private readonly streams: BlockedStreams,
    @Inject(CHAIN) private readonly chain: Pick<Chain, 'fault'>,
  ) {}

  @Route(api.workspaceOperations)
  workspace({ workspace, session }: Call<typeof api.workspaceOperations>) {
    return this.readState(workspace, session!)
  }

  @Route(api.retryBlockedStream)
  async retry({ workspace, session, body }: Call<typeof api.retryBlockedStream>) {
    await this.streams.retry(workspace, body)
    return this.readState(workspace, session!)
  }

  @Route(api.skipBlockedEvent)
  async skip({ workspace, session, body, ctx }: Call<typeof api.skipBlockedEvent>) {
    await this.streams.skip(ctx, workspace, body)
    return this.readState(workspace, session!)
  }

  private async readState(workspace: string, session: Session) {
    const [blocked, mended, parked, mail, operator] = await Promise.all([
      this.installation.blocked(workspace),
      this.installation.mended(workspace),
      this.installation.parked(workspace),
      this.queries.ask(workspace, (db) => deliveryCounts(db, workspace)),
      this.operators.includes(session),
    ])
    return {
      data: {
        blocked,
        mended,
        parked,
        mail,
        read_only: this.chain.fault() !== undefined,
        operator,
      },
    }
  }

  @Route(api.deliveries)
  deliveries(call: Call<typeof api.deliveries>) {
    return this.lists.page(deliveriesList, call)
  }

  /** The workers wait for this event and act on it. */
  @Route(api.resendDelivery)
  async resend(call: Call<typeof api.resendDelivery>) {
    const { params, ctx } = call
    await this.lists.one(deliveriesList, call, params.id)
    await call.run(deliveryDecider, params.id, { type: 'resend', now: ctx.now.toISOString() })

    return { data: await this.lists.one(deliveriesList, call, params.id) }
  }
}
