import type { AnyDecider } from '@workledger/domain/kernel/decider'
import type { Event, EventStore } from '@workledger/event-store/port'
import { type Change, differences, part } from './history'

export interface PastInput {
  /** The last revision to include; the newest by default. */
  at?: number | undefined
  /** Only revisions below it: the page before the previous one. */
  before?: number | undefined
  subject?: string | undefined
  perPage: number
  /** Selects the visible part of a state. */
  shown?: ((state: any) => unknown) | undefined
}

export interface PastPage {
  /** Revision of the last included event. */
  revision: number
  /** Oldest first. */
  steps: { event: Event; changes: Change[] }[]
  /** `before` of the page with older steps; null if there are none. */
  older: number | null
}

/** A stream's state at regular intervals, and the places that name each id. */
interface Past {
  /** `states[n]`: the state before revision n × EVERY. They share unchanged parts. */
  readonly states: unknown[]
  readonly named: Map<string, number[]>
  state: unknown
  next: number
}

const EVERY = 100
const PAST_READ = 250
const PAST_MOST_EVENTS = 50_000
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * Pages of streams' histories. A stream is folded once from its start, and some of its states are
 * cached. A page folds from the nearest of them: the newest page of 20,000 events costs as much as
 * that of 200.
 */
export class Pasts {
  private readonly pasts = new Map<string, Promise<Past>>()
  private readonly sizes = new Map<string, number>()

  constructor(private readonly store: Pick<EventStore, 'readStream' | 'onErased'>) {
    store.onErased((workspace) => this.erase(workspace))
  }

  /** Returns a page; undefined for a stream without events (up to `at`). */
  async page(
    workspace: string,
    decider: AnyDecider,
    stream: string,
    asked: PastInput,
  ): Promise<PastPage | undefined> {
    const past = await this.past(workspace, decider, stream)
    const revision = Math.min(asked.at ?? past.next - 1, past.next - 1)
    if (revision < 0) return undefined
    const below = Math.min(asked.before ?? revision + 1, revision + 1)
    const all = asked.subject
      ? (past.named.get(asked.subject) ?? []).filter((n) => n < below)
      : undefined
    const wanted = all
      ? all.slice(-asked.perPage)
      : range(Math.max(0, below - asked.perPage), below)
    const { shown = (state: unknown) => state } = asked
    const more = all ? all.length > wanted.length : (wanted[0] ?? 0) > 0
    const steps: PastPage['steps'] = []

    for (const [section, revisions] of sections(wanted)) {
      let state = past.states[section]

      for (const event of await this.store.readStream(workspace, stream, {
        from: section * EVERY,
        to: revisions.at(-1)!,
      })) {
        const next = decider.evolve(state, event)

        if (revisions.includes(event.revision))
          steps.push({ event, changes: differences(shown(state), shown(next), asked.subject) })

        state = next
      }
    }

    return { revision, steps, older: more ? wanted[0]! : null }
  }

  /** Returns the state after a revision, or its part under a key. */
  async state(
    workspace: string,
    decider: AnyDecider,
    {
      stream,
      revision,
      subject,
    }: { stream: string; revision: number; subject?: string | undefined },
    shown: (state: any) => unknown = (state) => state,
  ): Promise<unknown> {
    const past = await this.past(workspace, decider, stream)
    const section = Math.floor(Math.min(revision, past.next - 1) / EVERY)

    const events = await this.store.readStream(workspace, stream, {
      from: section * EVERY,
      to: revision,
    })

    return part(
      shown(events.reduce((state, event) => decider.evolve(state, event), past.states[section])),
      subject,
    )
  }

  private async past(workspace: string, decider: AnyDecider, stream: string): Promise<Past> {
    const key = `${workspace} ${stream}`
    const before = this.pasts.get(key)

    // Serialised for each stream, so that concurrent readers fold it once.
    const after = (before ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .then((known) => {
        const fresh: Past = { states: [], named: new Map(), state: decider.initial, next: 0 }
        return this.caughtUp(workspace, decider, stream, known ?? fresh)
      })

    this.pasts.delete(key)
    this.pasts.set(key, after)
    const past = await after
    // Another reader continued from it, or an erasure forbids to cache it.
    if (this.pasts.get(key) !== after) return past
    this.sizes.set(key, past.next)
    this.forget(key)

    return past
  }

  private async caughtUp(
    workspace: string,
    decider: AnyDecider,
    stream: string,
    past: Past,
  ): Promise<Past> {
    for (;;) {
      const events = await this.store.readStream(workspace, stream, {
        from: past.next,
        to: past.next + PAST_READ - 1,
      })

      for (const event of events) {
        if (event.revision % EVERY === 0) past.states.push(past.state)

        for (const id of new Set(JSON.stringify(event.data).match(UUID))) {
          const revisions = past.named.get(id)

          if (revisions) revisions.push(event.revision)
          else past.named.set(id, [event.revision])
        }

        past.state = decider.evolve(past.state, event)
        past.next = event.revision + 1
      }

      if (events.length < PAST_READ) return past
    }
  }

  /** Drops decrypted data of a workspace, or all data, after an erasure there. */
  private erase(workspace: string | undefined) {
    for (const key of [...this.pasts.keys()])
      if (workspace === undefined || key.startsWith(`${workspace} `)) {
        this.pasts.delete(key)
        this.sizes.delete(key)
      }
  }

  /** Evicts the least recently used streams, never the one just used. */
  private forget(used: string) {
    let events = [...this.sizes.values()].reduce((sum, size) => sum + size, 0)

    for (const key of this.pasts.keys()) {
      if (events <= PAST_MOST_EVENTS && this.pasts.size <= 1_000) return
      if (key === used) continue
      events -= this.sizes.get(key) ?? 0
      this.sizes.delete(key)
      this.pasts.delete(key)
    }
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)

function sections(revisions: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>()

  for (const revision of revisions) {
    const section = Math.floor(revision / EVERY)
    found.set(section, [...(found.get(section) ?? []), revision])
  }

  return found
}
