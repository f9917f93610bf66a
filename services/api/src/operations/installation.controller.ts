import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { operationsApi as api } from '@workledger/contracts/operations/operations.api'
import type { Call } from '../kernel/context'
import { Route } from '../kernel/route'
import { BlockedStreams } from './blocked-streams'
import { Installation } from './installation'
import { Operators } from './operators'

/** The installation as a whole; every call is an operator's. */
@Controller()
export class InstallationController {
  constructor(
    private readonly installation: Installation,
    private readonly operators: Operators,
    private readonly streams: BlockedStreams,
  ) {}

  @Route(api.installation)
  async look({ session, query }: Call<typeof api.installation>) {
    await this.operators.insist(session!)
    return { data: await this.installation.look(query.span) }
  }

  @Route(api.rebuildProjection)
  async rebuild({ session, body }: Call<typeof api.rebuildProjection>) {
    await this.operators.insist(session!)
    if (!(await this.installation.rebuild(body.name, session!.user.email))) refuse('not_found')
    return { data: await this.installation.look('15m') }
  }

  @Route(api.cancelRebuild)
  async cancel({ session, body }: Call<typeof api.cancelRebuild>) {
    await this.operators.insist(session!)
    if (!(await this.installation.cancel(body.name))) refuse('operations.rebuild_required')
    return { data: await this.installation.look('15m') }
  }

  @Route(api.retryAnyBlockedStream)
  async retry({ session, body: { workspace, ...place } }: Call<typeof api.retryAnyBlockedStream>) {
    await this.operators.insist(session!)
    await this.streams.retry(workspace, place)
    return { data: await this.installation.look('15m') }
  }

  @Route(api.skipAnyBlockedEvent)
  async skip({ session, ctx, body: { workspace, ...place } }: Call<typeof api.skipAnyBlockedEvent>) {
    await this.operators.insist(session!)
    await this.streams.skip(ctx, workspace, place)
    return { data: await this.installation.look('15m') }
  }
}
