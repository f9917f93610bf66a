import type { Writable } from 'node:stream'
import type { Pool, PoolClient } from 'pg'

/** Most reads that share a client; each waits for those before it. */
const MOST_SHARING = 8

/** A client of the pool, lent to one read or to several of one tenant. */
export interface LentClient {
  readonly client: PoolClient
  /** Settles with the settings of the tenant that a read has sent ahead. */
  settings: Promise<void> | undefined
  /** Ends one read. The last one gives the client back, or gives it up if a read asked for that. */
  release(outdated: boolean): void
}

/** Reads that share a client, or wait for one. */
interface Turn {
  users: number
  lent: Promise<LentClient>
}

/**
 * Lends clients of a pipelining pool. Reads of a tenant that begin in the same turn of the event
 * loop can share one: their statements go out in one write, which costs as much as a small read.
 */
export class SharedClients {
  private readonly open = new Map<string, Turn>()

  constructor(private readonly pool: Pool) {}

  async own(): Promise<LentClient> {
    const client = await this.pool.connect()
    return { client, settings: undefined, release: (outdated) => client.release(outdated) }
  }

  shared(tenant: string): Promise<LentClient> {
    const open = this.open.get(tenant)

    if (open && open.users < MOST_SHARING) {
      open.users++
      return open.lent
    }

    const turn = { users: 1 } as Turn
    turn.lent = this.lend(tenant, turn)
    this.open.set(tenant, turn)

    return turn.lent
  }

  private async lend(tenant: string, turn: Turn): Promise<LentClient> {
    const close = () => {
      if (this.open.get(tenant) === turn) this.open.delete(tenant)
    }

    const client = await this.pool.connect().catch((error) => {
      close()
      throw error
    })

    // Public in pg, but not in its types.
    const { stream } = (client as PoolClient & { connection: { stream: Writable } }).connection
    stream.cork()

    // Runs when all reads that wait for this client have sent their statements.
    process.nextTick(() => {
      close()
      stream.uncork()
    })

    let givenUp = false

    return {
      client,
      settings: undefined,
      release(outdated) {
        givenUp ||= outdated
        if (--turn.users === 0) client.release(givenUp)
      },
    }
  }
}
