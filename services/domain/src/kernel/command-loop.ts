import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventMeta } from '@workledger/contracts/kernel/event'
import { type Contents, checkRevision, checkUnseen, noContents, type Seen } from './contents'
import { type AnyDecider, type Decider, streamOf } from './decider'
import { type Folded, FoldedStates } from './folded-states'
import type { KeptStates } from './kept-states'
import { type Appended, contentsAfter, foldAll, LateFolded } from './late-folded'

const ATTEMPTS = 8

/** Events read and folded at a time; other requests run in between. */
const COMMAND_LOOP_PAGE = 1_000

/** A state is kept if it took so many events to fold. */
const WORTH_KEEPING = 500

type EventData = Record<string, unknown>

/** The actors of an event. */
interface Signed {
  readonly actor: string
  readonly impersonator?: string
}

/** Returns the person at the screen: the admin, in a sign-in-as session. */
const actingIn = ({ actor, impersonator }: Signed): string => impersonator ?? actor

/** The operations of the event log that the loop needs. */
export interface Log {
  append(append: {
    workspace: string
    stream: string
    expected: number
    events: readonly { type: string; data: EventData }[]
    meta: EventMeta
  }): Promise<{ position: string; revision: number; duplicate: boolean }>
  readStream(
    workspace: string,
    stream: string,
    range: { from: number; to: number },
  ): Promise<
    readonly { id: string; type: string; data: EventData; revision: number; meta: Signed }[]
  >
  onErased(forget: (workspace: string | undefined) => void): unknown
}

export interface LoopOptions {
  /** Returns whether another writer was faster. */
  isConcurrencyConflict(error: unknown): boolean
  /**
   * Decide on a remembered state before reading the log. An outdated one costs a second decision,
   * never a wrong one. Worth it if most commands on a stream pass here.
   */
  optimistic: boolean
  remembered?: FoldedStates
  /** Without it each process folds a long stream once from its start. */
  kept?: KeptStates | undefined
}

/** One command for the stream `${decider.category}-${id}`. */
export interface CommandInput<S, C, E extends { type: string; data: object }> {
  decider: Decider<S, C, E>
  workspace: string
  id: string
  command: C
  meta: EventMeta
  /** Refuses with state.stale unless the stream has this revision, or the item is as seen. */
  expected?: number | Seen | undefined
  /**
   * Returns the outcome of an earlier attempt if the command may be a repetition; that attempt may
   * still be running.
   */
  written?: (() => Promise<{ position: string; revision: number } | undefined>) | undefined
  /** Refuses events that the caller must not append, whatever the decider allows. */
  allowed?: ((events: readonly E[]) => void) | undefined
  /** The stream is expected to be empty; it is read only if that is wrong. */
  fresh?: boolean | undefined
  /** The state that the caller has just read; the stream is read only if it has changed since. */
  loaded?: { readonly state: S; readonly revision: number } | undefined
}

export interface CommandResult<S, E> {
  /** Undefined if nothing had to change. */
  position: string | undefined
  revision: number
  /** Folded when it is read. */
  readonly state: S
  events: readonly E[]
  /** The command's id was written before: `events` may differ from those. */
  duplicate: boolean
}

class Decided<S, E> implements CommandResult<S, E> {
  readonly position: string
  readonly revision: number
  readonly duplicate: boolean

  constructor(
    appended: { readonly position: string; readonly revision: number; readonly duplicate: boolean },
    readonly events: readonly E[],
    private readonly next: { readonly state: S },
  ) {
    this.position = appended.position
    this.revision = appended.revision
    this.duplicate = appended.duplicate
  }

  get state(): S {
    return this.next.state
  }
}

/**
 * Loads, folds, decides, appends at the expected revision, and decides again if another writer was
 * faster. Every command passes here.
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
   * Runs a command; throws a refusal. Commands for one stream take turns in this process, because a
   * race would make all but one decide again.
   */
  run<S, C, E extends { type: string; data: object }>(
    given: CommandInput<S, C, E>,
  ): Promise<CommandResult<S, E>> {
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

  /** Returns the state of a stream from the log, and its revision; -1 for an empty one. */
  async load<S, E extends { type: string }>(
    decider: Decider<S, never, E>,
    workspace: string,
    id: string,
  ) {
    return this.read(decider, workspace, id)
  }

  private async decide<S, C, E extends { type: string; data: object }>(
    given: CommandInput<S, C, E>,
    stream: string,
  ): Promise<CommandResult<S, E>> {
    const { decider, workspace, id, command, meta, expected, written } = given

    for (let attempt = 1; ; attempt++) {
      const { epoch } = this.folded

      const remembered = attempt === 1 ? this.unread(given, stream) : undefined

      const { state, revision, contents } = remembered ?? (await this.read(decider, workspace, id))
      let events: readonly E[]

      try {
        checkExpected(decider, { revision, contents }, expected)
        await this.checkRow(decider, { workspace, stream, revision }, expected)
        events = decider.decide(state, command)
        given.allowed?.(events)
        if (typeof expected === 'object') checkUnseen(contents, expected)
      } catch (error) {
        // Another server may have changed the stream, so only the log's own state may refuse.
        if (remembered) continue
        // The refused state may be the result of this very command.
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
        const made = events as unknown as { type: string; data: EventData }[]

        const appended = await this.log.append({
          workspace,
          stream,
          expected: revision,
          events: made,
          meta,
        })

        if (appended.duplicate)
          return { ...appended, events, state: (await this.read(decider, workspace, id)).state }

        const next = this.remember(decider, `${workspace} ${stream}`, {
          ...{ state, contents, epoch, events },
          revision: appended.revision,
          actor: actingIn(meta),
        })

        return new Decided(appended, events, next)
      } catch (error) {
        if (!this.options.isConcurrencyConflict(error) || attempt === ATTEMPTS) throw error
      }
    }
  }

  /**
   * Keeps the state after appended events. They are folded into the state that they were decided on
   * when it is first read: for most of an import's streams, it never is.
   */
  private remember<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    key: string,
    { epoch, ...of }: Appended<S, E> & { readonly epoch: number },
  ): { readonly state: S } {
    const next = new LateFolded(decider, of)
    const weight = decider.weight?.(next.state)
    if (weight !== undefined) next.weight = weight
    this.folded.set(key, next, epoch)

    return next
  }

  /**
   * Checks an item whose decider reports no content: refuses if an event after the seen revision
   * names it.
   */
  private async checkRow(
    { content }: AnyDecider,
    { workspace, stream, revision }: { workspace: string; stream: string; revision: number },
    expected: number | Seen | undefined,
  ): Promise<void> {
    if (content || typeof expected !== 'object' || expected.revision === undefined) return

    for (let from = expected.revision + 1; from <= revision; from += COMMAND_LOOP_PAGE) {
      const events = await this.log.readStream(workspace, stream, {
        from,
        to: Math.min(revision, from + COMMAND_LOOP_PAGE - 1),
      })

      if (
        events.some(({ data }) =>
          (expected.among ?? [expected.item]).some((item) => names(data, item)),
        )
      )
        refuse('state.stale')
    }
  }

  /** Returns a state on which a command can be decided before the log is read, if there is one. */
  private unread<S, C, E extends { type: string; data: object }>(
    { decider, workspace, fresh, loaded }: CommandInput<S, C, E>,
    stream: string,
  ) {
    if (loaded && !decider.content)
      return { state: loaded.state, revision: loaded.revision, contents: noContents }
    const known = this.options.optimistic ? this.known<S>(workspace, stream) : undefined

    return (
      known ?? (fresh ? { state: decider.initial, contents: noContents, revision: -1 } : undefined)
    )
  }

  private known<S>(workspace: string, stream: string) {
    return this.folded.get(`${workspace} ${stream}`) as
      | (Folded & { state: S; contents: Contents })
      | undefined
  }

  /** Returns the remembered or kept state, with later events applied. */
  private async read<S, E extends { type: string }>(
    decider: Decider<S, never, E>,
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
        to: revision + COMMAND_LOOP_PAGE,
      })

      state = foldAll(decider, state, events as unknown as E[])

      contents = contentsAfter(decider, contents, events as unknown as E[], (n) => ({
        revision: events[n]!.revision,
        actor: actingIn(events[n]!.meta),
      }))

      const last = events.at(-1)
      if (last) [revision, event] = [last.revision, last.id]
      if (events.length < COMMAND_LOOP_PAGE) break
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

  // biome-ignore lint/suspicious/noExplicitAny: commands and events play no part here
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

// biome-ignore lint/suspicious/noExplicitAny: commands and events play no part here
const weighed = <S>(decider: Decider<S, any, any>, state: S) =>
  decider.weight ? { weight: decider.weight(state) } : {}

/** Refuses an outdated view. */
export function checkExpected(
  { content }: AnyDecider,
  { revision, contents }: { revision: number; contents: Contents },
  expected: number | Seen | undefined,
): void {
  if (expected === undefined) return

  if (typeof expected === 'number') {
    if (expected !== revision) refuse('state.stale')
  } else if (content) checkRevision(contents, expected)
  // A future revision cannot have been seen.
  else if (expected.revision !== undefined && expected.revision > revision) refuse('state.stale')
}

/** Keeps contents with the state if the decider has them. */
const keptOf = (
  { content }: AnyDecider,
  folded: { state: unknown; contents: Contents },
): unknown => (content ? folded : folded.state)

const fromKept = <S>({ content }: AnyDecider, kept: unknown): { state: S; contents: Contents } =>
  content ? (kept as { state: S; contents: Contents }) : { state: kept as S, contents: noContents }

/**
 * Returns whether an event names an item: one of its fields is the item's id, or a list with it.
 */
const names = (data: EventData, item: string): boolean =>
  Object.values(data).some(
    (value) => value === item || (Array.isArray(value) && value.includes(item)),
  )
