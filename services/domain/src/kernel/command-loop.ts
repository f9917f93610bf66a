import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventMeta } from '@workledger/contracts/kernel/event'
import { type Decider, streamOf } from './decider'
import { type Folded, FoldedStates } from './folded-states'

const ATTEMPTS = 8

type Data = Record<string, unknown>
/** What the loop needs of the event log. */
export interface Log {
  append(append: {
    workspace: string
    stream: string
    expected: number
    events: readonly { type: string; data: Data }[]
    meta: EventMeta
  }): Promise<{ position: string; revision: number; duplicate: boolean }>
  readStream(workspace: string, stream: string, range: { from: number }): Promise<readonly { type: string; data: Data; revision: number }[]>
  onErased(forget: (workspace: string | undefined) => void): unknown
}
export interface LoopOptions {
  /** Whether an append was refused because somebody else was faster. */
  outrun(error: unknown): boolean
  /**
   * Decide by a remembered state without reading the log first. A stale one costs a second decision, never a wrong one; worth it
   * where most commands on a stream come through here.
   */
  trusting: boolean
  remembered?: FoldedStates
}
/** One command for the stream `${decider.category}-${id}`. */
export interface Given<S, C, E extends { type: string; data: object }> {
  decider: Decider<S, C, E>
  workspace: string
  id: string
  command: C
  meta: EventMeta
  /** Refuse with state.stale unless the stream stands at this revision. */
  expected?: number | undefined
  /** What an earlier attempt of the command wrote, if it may be a repeat; that one may be under way at the same time. */
  written?: (() => Promise<{ position: string; revision: number } | undefined>) | undefined
  /** Nothing is expected on the stream yet: it is read only where that turns out wrong. */
  fresh?: boolean | undefined
}
export interface Decided<S, E> {
  /** Undefined when nothing had to change. */
  position: string | undefined
  revision: number
  state: S
  events: readonly E[]
  /** A command of this id was written before: `events` may differ from what it wrote then. */
  duplicate: boolean
}

/** Loads, folds, decides, appends at the expected revision, and decides anew when somebody was faster; every command goes through it. */
export class CommandLoop {
  private readonly folded: FoldedStates
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(
    private readonly log: Log,
    private readonly options: LoopOptions,
  ) {
    this.folded = options.remembered ?? new FoldedStates()
    log.onErased((workspace) => this.folded.erase(workspace))
  }

  /** A refusal is thrown. Commands for one stream take turns in this process: in a race all but one would decide again. */
  run<S, C, E extends { type: string; data: object }>(given: Given<S, C, E>): Promise<Decided<S, E>> {
    const stream = streamOf(given.decider, given.id)
    const key = `${given.workspace} ${stream}`
    const go = () => this.decide(given, stream)
    const before = this.turns.get(key)
    const turn = before ? before.then(go, go) : go()
    this.turns.set(key, turn)
    const leave = () => {
      if (this.turns.get(key) === turn) this.turns.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }

  /** The state of a stream as the log has it now, and its revision; -1 where it has none. */
  async load<S, E extends { type: string }>(decider: Decider<S, any, E>, workspace: string, id: string) {
    return this.read(decider, workspace, streamOf(decider, id))
  }

  private async decide<S, C, E extends { type: string; data: object }>(
    { decider, workspace, command, meta, expected, written, fresh }: Given<S, C, E>,
    stream: string,
  ): Promise<Decided<S, E>> {
    for (let attempt = 1; ; attempt++) {
      const { epoch } = this.folded
      const remembered = this.options.trusting && attempt === 1 ? (this.known<S>(workspace, stream) ?? unread(decider, fresh)) : undefined
      const { state, revision } = remembered ?? (await this.read(decider, workspace, stream))
      let events: readonly E[]
      try {
        if (expected !== undefined && expected !== revision) refuse('state.stale')
        events = decider.decide(state, command)
      } catch (error) {
        // Another server may have changed the stream since: only the log's own state may refuse.
        if (remembered) continue
        // What the state refuses may be what this very command has made of it.
        const before = await written?.()
        if (before) return { ...before, state, events: [], duplicate: true }
        throw error
      }
      if (events.length === 0) {
        if (remembered) continue
        const before = await written?.()
        return before ? { ...before, state, events, duplicate: true } : { position: undefined, revision, state, events, duplicate: false }
      }
      try {
        const made = events as unknown as { type: string; data: Data }[]
        const appended = await this.log.append({ workspace, stream, expected: revision, events: made, meta })
        if (appended.duplicate) return { ...appended, events, state: (await this.read(decider, workspace, stream)).state }
        const next = events.reduce((folded, event) => decider.evolve(folded, event), state)
        this.folded.set(`${workspace} ${stream}`, { state: next, revision: appended.revision, ...weighed(decider, next) }, epoch)
        return { ...appended, events, state: next }
      } catch (error) {
        if (!this.options.outrun(error) || attempt === ATTEMPTS) throw error
      }
    }
  }

  private known<S>(workspace: string, stream: string) {
    return this.folded.get(`${workspace} ${stream}`) as (Folded & { state: S }) | undefined
  }

  /** What is remembered, with the events that came after it. */
  private async read<S, E extends { type: string }>(decider: Decider<S, any, E>, workspace: string, stream: string) {
    const { epoch } = this.folded
    const known = this.known<S>(workspace, stream)
    const events = await this.log.readStream(workspace, stream, { from: known ? known.revision + 1 : 0 })
    if (known && events.length === 0) return known
    const state = (events as unknown as E[]).reduce((folded, event) => decider.evolve(folded, event), known?.state ?? decider.initial)
    const folded = { state, revision: events.at(-1)?.revision ?? -1, ...weighed(decider, state) }
    this.folded.set(`${workspace} ${stream}`, folded, epoch)
    return folded
  }
}

const unread = <S>({ initial }: Decider<S, any, any>, fresh: boolean | undefined) => (fresh ? { state: initial, revision: -1 } : undefined)
const weighed = <S>(decider: Decider<S, any, any>, state: S) => (decider.weight ? { weight: decider.weight(state) } : {})
