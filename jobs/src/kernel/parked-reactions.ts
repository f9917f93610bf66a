import type { Event, EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import { park, parkLonger, unpark } from './parked'
import type { Reaction } from './reaction'

/** Milliseconds between two looks for due events; without parked events there are none. */
const LOOK = 1000

/**
 * Failed reactions, parked with their events and retried at growing intervals until they succeed.
 * Operations shows them meanwhile.
 */
export class ParkedReactions {
  private readonly names: readonly string[]
  private some = true
  private looked = 0

  constructor(
    private readonly reactions: readonly Reaction[],
    private readonly store: EventStore,
    private readonly log: Logger,
  ) {
    this.names = reactions.map(({ name }) => name)
  }

  async park(client: PoolClient, { name }: Reaction, event: Event, error: unknown): Promise<void> {
    this.log.error({ err: error, reaction: name, event: event.id }, 'reaction put aside')
    await park(client, name, event, error)
    this.some = true
  }

  async retry(client: PoolClient): Promise<void> {
    if (!this.some || Date.now() - this.looked < LOOK) return
    this.looked = Date.now()

    const { rows } = await client.query(
      `select reaction, workspace, stream, revision, event_id, retry_at <= now() as due from jobs.parked
       where reaction = any($1) and retry_at is not null order by retry_at limit 50`,
      [this.names],
    )

    this.some = rows.length > 0
    for (const { due, ...row } of rows) if (due) await this.again(client, row)
  }

  private async again(
    client: PoolClient,
    row: {
      reaction: string
      workspace: string
      stream: string
      revision: number
      event_id: string
    },
  ) {
    const reaction = this.reactions.find(({ name }) => name === row.reaction)!

    const [event] = await this.store.readStream(row.workspace, row.stream, {
      from: row.revision,
      to: row.revision,
    })

    try {
      await reaction.react(event!)
      await unpark(client, row.reaction, row.event_id)
    } catch (error) {
      this.log.error(
        { err: error, reaction: row.reaction, event: row.event_id },
        'reaction still put aside',
      )
      await parkLonger(client, row.reaction, row.event_id, error)
    }
  }
}
