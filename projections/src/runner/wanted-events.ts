import type { Event } from '@workledger/event-store/port'
import type { ClientBase } from 'pg'
import type { Projection } from '../kernel/projection'
import { stepsOf, type Work } from './fold-batch'
import { ERASES } from './write-batch'

const NONE: ReadonlySet<string> = new Set()

/**
 * Which events of the log each projection folds: those of its types, without blocked streams and
 * skipped events.
 */
export class WantedEvents {
  private projections: readonly Projection[] = []
  /** `projection workspace stream` of streams that a poison event blocks. */
  private blocked = new Set<string>()
  /** `projection event` that an operator removed from the tables for good. */
  private skipped = new Set<string>()
  private readonly wanted = new Map<string, readonly Projection[]>()

  constructor(
    private readonly client: Pick<ClientBase, 'query'>,
    private readonly isBefore: (a: string | null, b: string | null) => boolean,
  ) {}

  of(projections: readonly Projection[]): void {
    this.projections = projections
    this.wanted.clear()
  }

  async loadBlocked(): Promise<void> {
    const { rows } = await this.client.query(
      'select projection, workspace, stream from blocked_streams',
    )
    this.blocked = new Set(rows.map((row) => `${row.projection} ${row.workspace} ${row.stream}`))
  }

  async loadSkipped(): Promise<void> {
    const { rows } = await this.client.query('select projection, event_id from read.skipped_events')
    this.skipped = new Set(rows.map((row) => `${row.projection} ${row.event_id}`))
  }

  block({ name }: Projection, { workspace, stream }: Pick<Event, 'workspace' | 'stream'>): void {
    this.blocked.add(`${name} ${workspace} ${stream}`)
  }

  unblock({ name }: Projection, { workspace, stream }: Pick<Event, 'workspace' | 'stream'>): void {
    this.blocked.delete(`${name} ${workspace} ${stream}`)
  }

  /** Returns `workspace stream` of the streams that some projection has blocked. */
  blockedStreams(): ReadonlySet<string> {
    if (this.blocked.size === 0) return NONE
    return new Set([...this.blocked].map((key) => key.slice(key.indexOf(' ') + 1)))
  }

  /**
   * Returns the events that each projection folds, behind the position that it has reached. It
   * looks them up by type, since there are many projections and few want an event.
   */
  workOf(
    projections: readonly Projection[],
    events: readonly Event[],
    reached: (projection: string) => string | null,
  ): Work {
    const first = events[0]!.position
    const own = new Map<Projection, Event[]>(projections.map((projection) => [projection, []]))
    const ahead = new Set(projections.filter(({ name }) => !this.isBefore(reached(name), first)))

    for (const event of events) {
      for (const projection of this.wantedBy(event.type)) {
        const found = own.get(projection)

        if (
          !found ||
          (ahead.has(projection) && !this.isBefore(reached(projection.name), event.position))
        )
          continue

        if (!this.isLeftOut(projection, event)) found.push(event)
      }
    }

    return [...own].map(([projection, events]) => ({ projection, events }))
  }

  /** Tells whether a projection folds an event, if its stream is not blocked. */
  concerns(projection: Projection, event: Event): boolean {
    return (
      this.wantedBy(event.type).includes(projection) &&
      !this.skipped.has(`${projection.name} ${event.id}`)
    )
  }

  private wantedBy(type: string): readonly Projection[] {
    let wanted = this.wanted.get(type)

    if (!wanted) {
      wanted = this.projections.filter(
        (projection) => type === ERASES || stepsOf(projection).has(type),
      )
      this.wanted.set(type, wanted)
    }

    return wanted
  }

  private isLeftOut({ name }: Projection, { id, workspace, stream }: Event): boolean {
    return (
      (this.skipped.size > 0 && this.skipped.has(`${name} ${id}`)) ||
      (this.blocked.size > 0 && this.blocked.has(`${name} ${workspace} ${stream}`))
    )
  }
}
