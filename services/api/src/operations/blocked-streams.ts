import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { BlockedStream } from '@workledger/contracts/operations/operations.api'
import { skipDecider } from '@workledger/domain/operations/skip'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { Installation } from './installation'
import { soon } from './soon'

interface Place {
  projection: string
  stream: string
}

/** Repairs of a stream at which a projection has stopped. */
@Injectable()
export class BlockedStreams {
  constructor(
    private readonly installation: Installation,
    private readonly commands: Commands,
  ) {}

  /** Applies the missed events, starting with the failed one. */
  async retry(workspace: string, place: Place): Promise<void> {
    const before = await this.find(workspace, place)

    if (!before || !(await this.installation.retry(place.projection, workspace, place.stream)))
      return refuse('operations.not_blocked')

    await this.moved(
      workspace,
      place,
      (now) => now.at !== before.at || now.event?.id !== before.event?.id,
    )
  }

  /** Leaves one event out of the projection for good, also in rebuilds. */
  async skip(
    ctx: Ctx,
    workspace: string,
    { event_id, reason, ...place }: Place & { event_id: string; reason: string },
  ): Promise<void> {
    const before = await this.find(workspace, place)
    if (before?.event?.id !== event_id) return refuse('operations.not_blocked')
    await this.commands
      .in(ctx, workspace)
      .run(skipDecider, event_id, { ...place, event_id, reason, type: 'skip' })
    await this.moved(workspace, place, (now) => now.event?.id !== event_id)
  }

  private async find(workspace: string, { projection, stream }: Place) {
    return (await this.installation.blocked(workspace)).find(
      (one) => one.projection === projection && one.stream === stream,
    )
  }

  /**
   * Waits until the stream is no longer blocked, or is blocked at another event. While it catches
   * up it has no failed event.
   */
  private async moved(
    workspace: string,
    place: Place,
    elsewhere: (now: BlockedStream) => boolean,
  ): Promise<void> {
    await soon(async () => {
      const now = await this.find(workspace, place)
      return !now || (now.event !== null && elsewhere(now))
    })
  }
}
