import type { Event } from '@workledger/event-store/port'
import type { Process } from './process'
import { isStartedBy } from './triggers'

interface Answer {
  readonly process: Process
  readonly events: ReadonlySet<string>
  /** A process has appended what may change the answer. */
  isStale: boolean
}

/** Asks a process which of these events concern it. */
type Ask = (process: Process, events: readonly Event[]) => Promise<ReadonlySet<string>>

/**
 * Knows which events of a batch concern which process. A process is asked once for all of them, and
 * again for the rest after an append that may change its answer.
 */
export class Concerns {
  private readonly answers = new Map<string, Answer>()

  constructor(
    private readonly events: readonly Event[],
    private readonly ask: Ask,
  ) {}

  /** Returns whether a process must handle an event of the batch. */
  async concerns(process: Process, event: Event): Promise<boolean> {
    if (!process.concern) return true
    const { id, workspace } = event
    const key = `${process.name} ${workspace}`
    const known = this.answers.get(key)
    if (known && (known.events.has(id) || !known.isStale)) return known.events.has(id)

    const rest = this.events
      .slice(this.events.indexOf(event))
      .filter((each) => each.workspace === workspace && isStartedBy(process, each))

    const events = await this.ask(process, rest)
    this.answers.set(key, { process, events, isStale: false })

    return events.has(id)
  }

  /** Receives the events that a process has appended. */
  appended(events: readonly { readonly type: string }[]): void {
    const types = new Set(events.map(({ type }) => type))

    for (const answer of this.answers.values())
      answer.isStale ||= answer.process.concern!.changedBy.some(({ type }) => types.has(type))
  }
}
