import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { operationsApi as api } from '@workledger/contracts/operations/operations.api'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { BlockedStreams } from './blocked-streams'
import { Installation } from './installation'

/** The installation as a whole. */
@Controller()
export class InstallationController {
  constructor(
    private readonly installation: Installation,
    private readonly streams: BlockedStreams,
  ) {}

  @Route(api.installation)
  async look({ query }: Call<typeof api.installation>) {
    return { data: await this.installation.look(query.span) }
  }

  @Route(api.rebuildProjection)
  async rebuild({ session, body }: Call<typeof api.rebuildProjection>) {
    if (!(await this.installation.rebuild(body.name, session!.user.email)))
      refuseField('name', 'operations.no_projection')

    return { data: await this.installation.look('15m') }
  }

  @Route(api.cancelRebuild)
  async cancel({ body }: Call<typeof api.cancelRebuild>) {
    if (!(await this.installation.cancel(body.name))) refuse('operations.rebuild_required')
    return { data: await this.installation.look('15m') }
  }

  @Route(api.retryAnyBlockedStream)
  async retry({ body: { workspace, ...place } }: Call<typeof api.retryAnyBlockedStream>) {
    await this.streams.retry(workspace, place)
    return { data: await this.installation.look('15m') }
  }

  @Route(api.skipAnyBlockedEvent)
  async skip({ ctx, body: { workspace, ...place } }: Call<typeof api.skipAnyBlockedEvent>) {
    await this.streams.skip(ctx, workspace, place)
    return { data: await this.installation.look('15m') }
  }
}
