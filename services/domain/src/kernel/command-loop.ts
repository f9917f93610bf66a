import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventMeta } from '@workledger/contracts/kernel/event'
import {
  type Contents,
  checkRevision,
  checkUnseen,
  type Made,
  noContents,
  type Seen,
  touched,
} from './contents'
import { type Decider, streamOf } from './decider'
import { type Folded, FoldedStates } from './folded-states'
import type { KeptStates } from './kept-states'

const ATTEMPTS = 8

/** Events that are read and folded at a time: other requests have their turn in between. */
const PAGE = 1_000

/** A state is kept when so many events had to be folded for it. */
const WORTH_KEEPING = 500

type Data = Record<string, unknown>

/** Who an event says has acted. */
interface Signed {
  readonly actor: string
  readonly impersonator?: string
}

/** The person in front of the screen: the admin, of a sign-in-as session. */
const actingIn = ({ actor, impersonator }: Signed): string => impersonator ?? actor

/** What the loop needs of the event log. */
export interface Log {
  append(append: {
    workspace: string
    stream: string
    expected: number
    events: readonly { type: string; data: Data }[]
    meta: EventMeta
  }): Promise<{ position: string; revision: number; duplicate: boolean }>
  readStream(
    workspace: string,
    stream: string,
    range: { from: number; to: number },
  ): Promise<readonly { id: string; type: string; data: Data; revision: number; meta: Signed }[]>
  onErased(forget: (workspace: string | undefined) => void): unknown
}

export interface LoopOptions {
  /** Whether an append was refused because somebody else was faster. */
  outrun(error: unknown): boolean
  /**
   * Decide by a remembered state without reading the log first. A stale one costs a second
   * decision, never a wrong one; worth it where most commands on a stream come through here.
   */
  trusting: boolean
  remembered?: FoldedStates
  /** Left out, a long stream is folded from its start once in each process. */
  kept?: KeptStates | undefined
}

/** One command for the stream `${decider.category}-${id}`. */
export interface Given<S, C, E extends { type: string; data: object }> {
  decider: Decider<S, C, E>
  workspace: string
  id: string
  command: C
  meta: EventMeta
  /**
   * Refuse with state.stale unless the stream stands at this revision, or the item as it was seen.
   */
  expected?: number | Seen | undefined
  /**
   * What an earlier attempt of the command wrote, if it may be a repeat; that one may be under way
   * at the same time.
   */
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

/**
 * Loads, folds, decides, appends at the expected revision, and decides anew when somebody was
 * faster; every command goes through it.
 */
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

  /**
   * A refusal is thrown. Commands for one stream take turns in this process: in a race all but one
   * would decide again.
   */
  run<S, C, E extends { type: string; data: object }>(
    given: Given<S, C, E>,
  ): Promise<Decided<S, E>> {
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
  async load<S, E extends { type: string }>(
    decider: Decider<S, any, E>,
    workspace: string,
    id: string,
  ) {
    return this.read(decider, workspace, id)
  }

  private async decide<S, C, E extends { type: string; data: object }>(
    { decider, workspace, id, command, meta, expected, written, fresh }: Given<S, C, E>,
    stream: string,
  ): Promise<Decided<S, E>> {
    for (let attempt = 1; ; attempt++) {
      const { epoch } = this.folded

      const remembered =
        this.options.trusting && attempt === 1
          ? (this.known<S>(workspace, stream) ?? unread(decider, fresh))
          : undefined

      const { state, revision, contents } = remembered ?? (await this.read(decider, workspace, id))
      let events: readonly E[]

      try {
        checkExpected(decider, { revision, contents }, expected)
        await this.checkRow(decider, { workspace, stream, revision }, expected)
        events = decider.decide(state, command)
        if (typeof expected === 'object') checkUnseen(contents, expected)
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

        return before
          ? { ...before, state, events, duplicate: true }
          : { position: undefined, revision, state, events, duplicate: false }
      }

      try {
        const made = events as unknown as { type: string; data: Data }[]

        const appended = await this.log.append({
          workspace,
          stream,
          expected: revision,
          events: made,
          meta,
        })

        if (appended.duplicate)
          return { ...appended, events, state: (await this.read(decider, workspace, id)).state }

        const next = events.reduce((folded, event) => decider.evolve(folded, event), state)

        const after = contentsAfter(decider, contents, events, (n) => ({
          revision: revision + 1 + n,
          actor: actingIn(meta),
        }))

        this.folded.set(
          `${workspace} ${stream}`,
          { state: next, contents: after, revision: appended.revision, ...weighed(decider, next) },
          epoch,
        )

        return { ...appended, events, state: next }
      } catch (error) {
        if (!this.options.outrun(error) || attempt === ATTEMPTS) throw error
      }
    }
  }

  /**
   * Of an item whose decider does not tell its content: refuses where an event after the revision
   * that was shown names it.
   */
  private async checkRow(
    { content }: Decider<any, any, any>,
    { workspace, stream, revision }: { workspace: string; stream: string; revision: number },
    expected: number | Seen | undefined,
  ): Promise<void> {
    if (content || typeof expected !== 'object' || expected.revision === undefined) return

    for (let from = expected.revision + 1; from <= revision; from += PAGE) {
      const events = await this.log.readStream(workspace, stream, {
        from,
        to: Math.min(revision, from + PAGE - 1),
      })

      if (
        events.some(({ data }) =>
          (expected.among ?? [expected.item]).some((item) => names(data, item)),
        )
      )
        refuse('state.stale')
    }
  }

  private known<S>(workspace: string, stream: string) {
    return this.folded.get(`${workspace} ${stream}`) as
      | (Folded & { state: S; contents: Contents })
      | undefined
  }

  /** What is remembered or kept, with the events that came after it. */
  private async read<S, E extends { type: string }>(
    decider: Decider<S, any, E>,
    workspace: string,
    id: string,
  ) {
    const stream = streamOf(decider, id)
    const { epoch } = this.folded
    const known = this.known<S>(workspace, stream)

    const from: { state: S; contents: Contents; revision: number; event?: string } = known ??
      (await this.kept(decider, workspace, id)) ?? {
        state: decider.initial,
        contents: noContents,
        revision: -1,
      }

    let { state, contents, revision, event } = from

    for (;;) {
      const events = await this.log.readStream(workspace, stream, {
        from: revision + 1,
        to: revision + PAGE,
      })

      state = (events as unknown as E[]).reduce(
        (folded, event) => decider.evolve(folded, event),
        state,
      )

      contents = contentsAfter(decider, contents, events as unknown as E[], (n) => ({
        revision: events[n]!.revision,
        actor: actingIn(events[n]!.meta),
      }))

      const last = events.at(-1)
      if (last) [revision, event] = [last.revision, last.id]
      if (events.length < PAGE) break
    }

    if (known?.revision === revision) return known
    const folded = { state, contents, revision, ...weighed(decider, state) }
    this.folded.set(`${workspace} ${stream}`, folded, epoch)

    if (
      decider.kept !== undefined &&
      event !== undefined &&
      revision - from.revision >= WORTH_KEEPING
    )
      void this.options.kept?.keep(
        { workspace, stream, person: id, version: decider.kept },
        { state: keptOf(decider, { state, contents }), revision, event },
      )

    return folded
  }

  private async kept<S>(decider: Decider<S, any, any>, workspace: string, id: string) {
    const { kept: version, category } = decider
    if (version === undefined || !this.options.kept) return undefined
    const stream = streamOf({ category }, id)
    const kept = await this.options.kept.find({ workspace, stream, person: id, version })
    if (!kept) return undefined
    const { state, revision, event } = kept
    const [there] = await this.log.readStream(workspace, stream, { from: revision, to: revision })

    return there?.id === event ? { ...fromKept<S>(decider, state), revision, event } : undefined
  }
}

const unread = <S>({ initial }: Decider<S, any, any>, fresh: boolean | undefined) =>
  fresh ? { state: initial, contents: noContents, revision: -1 } : undefined

const weighed = <S>(decider: Decider<S, any, any>, state: S) =>
  decider.weight ? { weight: decider.weight(state) } : {}

/** Refuses what was seen otherwise than it is. */
export function checkExpected(
  { content }: Decider<any, any, any>,
  { revision, contents }: { revision: number; contents: Contents },
  expected: number | Seen | undefined,
): void {
  if (expected === undefined) return

  if (typeof expected === 'number') {
    if (expected !== revision) refuse('state.stale')
  } else if (content) checkRevision(contents, expected)
  // Nobody was shown what is still to come.
  else if (expected.revision !== undefined && expected.revision > revision) refuse('state.stale')
}

function contentsAfter<E extends { type: string }>(
  { content }: Decider<any, any, E>,
  before: Contents,
  events: readonly E[],
  made: (n: number) => Made,
): Contents {
  return content
    ? events.reduce((contents, event, n) => touched(contents, content(event), made(n)), before)
    : before
}

/** Contents are kept with the state where a decider has them. */
const keptOf = (
  { content }: Decider<any, any, any>,
  folded: { state: unknown; contents: Contents },
): unknown => (content ? folded : folded.state)

const fromKept = <S>(
  { content }: Decider<S, any, any>,
  kept: unknown,
): { state: S; contents: Contents } =>
  content ? (kept as { state: S; contents: Contents }) : { state: kept as S, contents: noContents }

/** Whether an event is about an item: one of its fields is the item's id, or has it in a list. */
const names = (data: Data, item: string): boolean =>
  Object.values(data).some(
    (value) => value === item || (Array.isArray(value) && value.includes(item)),
  )
