import type { Chain } from '@workledger/event-store/chain-watch'
import type { EventStore } from '@workledger/event-store/port'
import type { Progress } from '@workledger/projections/runner/progress'

/** Milliseconds. Read tables that lag longer give outdated answers. */
const TOO_LATE = 30_000

const HEALTH_PATIENCE = 3_000

export interface Condition {
  readonly ready: boolean
  readonly database: boolean
  readonly log: boolean
  /** The log is at fault and takes no writes; reads continue. */
  readonly read_only: boolean
  /** False while this version's tables are being rebuilt. */
  readonly tables: boolean
  /** Events that the slowest read table lacks; null if positions do not count events. */
  readonly lag: number | null
  readonly late_seconds: number
  readonly reason?: string
}

/** Checks at each request whether this process can work, without memory of earlier checks. */
export class Health {
  private behind: { head: string; since: number } | undefined

  constructor(
    private readonly store: EventStore,
    private readonly progress: Progress,
    private readonly chain: Pick<Chain, 'fault'>,
  ) {}

  get fault() {
    return this.chain.fault()
  }

  async condition(): Promise<Condition> {
    const [log, tables] = await Promise.allSettled([
      withinPatience(this.store.head()),
      withinPatience(this.progress.standing()),
    ])

    const head = log.status === 'fulfilled' ? log.value : undefined
    const standing = tables.status === 'fulfilled' ? tables.value : undefined
    const late = head !== undefined && standing ? this.late(head, standing.position) : 0

    const lag =
      standing && head !== undefined
        ? await this.store.eventsBetween(standing.position, head).catch(() => null)
        : null

    const reason =
      (!standing || head === undefined ? 'The database does not answer.' : undefined) ??
      (!standing!.current ? 'The read tables of this version are being made.' : undefined) ??
      (late > TOO_LATE ? `The read tables are ${Math.round(late / 1000)} seconds late.` : undefined)

    return {
      ready: reason === undefined,
      database: standing !== undefined,
      log: head !== undefined && this.fault === undefined,
      read_only: this.fault !== undefined,
      tables: standing?.current ?? false,
      lag,
      late_seconds: Math.round(late / 1000),
      ...((reason ?? this.fault) ? { reason: reason ?? this.fault! } : {}),
    }
  }

  /**
   * Returns the milliseconds since the tables first lagged behind a head that they have not reached
   * yet.
   */
  private late(head: string | null, position: string | null): number {
    const { behind, store } = this
    const reached = (wanted: string) =>
      position !== null && store.comparePositions(position, wanted) >= 0

    if (head === null || reached(head)) this.behind = undefined
    else if (!behind || reached(behind.head)) this.behind = { head, since: performance.now() }

    return this.behind ? performance.now() - this.behind.since : 0
  }
}

function withinPatience<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), HEALTH_PATIENCE)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
