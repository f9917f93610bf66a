import { refuse } from '@workledger/contracts/kernel/errors'
import { type ById, entriesById, getById, putAllById, putById, withoutId } from './by-id'

/**
 * The effect of an event on the content of an item, such as a leave: on the request, not on the
 * decision. `approved`: content is final, and later decisions concern the approved content.
 * `rejected`: a decision, too. `noted`: information outside the request, such as a payment.
 */
export interface Touch {
  readonly item: string
  readonly how: 'submitted' | 'changed' | 'approved' | 'rejected' | 'noted' | 'gone'
}

/** The item of an approval that covers all items of the stream. */
export const EVERY_ITEM = '*all'

/**
 * For an item: the revision of the last event that changed its content, and its editors since
 * submission or approval.
 */
export interface Content {
  readonly revision: number
  /** Two are enough: then at least one of them is not the caller. */
  readonly editors: readonly string[]
  /** The person who decided last, if the item was decided. */
  readonly decider?: string
}

/**
 * The contents of a stream's items, folded alongside its state. The state records facts; this
 * records who saw which version.
 */
export type Contents = ById<Content>

export const noContents: Contents = {}

/** Place and actor of an event in the stream; in a sign-in-as session the admin. */
export interface Made {
  readonly revision: number
  readonly actor: string
}

/** What a caller saw. */
export interface Seen {
  readonly item: string
  /** The items of an ordered list: `revision` is the highest of theirs. */
  readonly among?: readonly string[]
  /** From If-Match; undefined if the caller sent none. */
  readonly revision: number | undefined
  /** The item must exist, or not, as seen. Without this the decider refuses a missing item. */
  readonly orNone?: true
  /** The deciding user, if they do not state what they saw. */
  readonly decidedBy?: string
  /** The deciding user, if they do not state which decision they saw. */
  readonly overturnedBy?: string
}

export function touched(
  contents: Contents,
  touches: Touch | readonly Touch[] | undefined,
  made: Made,
): Contents {
  if (!touches) return contents
  return (Array.isArray(touches) ? touches : [touches]).reduce(
    (after, touch) => touchedBy(after, touch, made),
    contents,
  )
}

function touchedBy(contents: Contents, { item, how }: Touch, { revision, actor }: Made): Contents {
  if (how === 'gone') return withoutId(contents, item)
  if (how === 'submitted') return putById(contents, item, { revision, editors: [] })
  if (how === 'approved' && item === EVERY_ITEM) return allApproved(contents)
  const before = getById(contents, item) ?? { revision, editors: [] }
  if (how === 'approved') return putById(contents, item, { ...before, editors: [], decider: actor })
  if (how === 'rejected') return putById(contents, item, { ...before, decider: actor })
  if (how === 'noted') return putById(contents, item, { ...before, revision })

  const editors =
    before.editors.length > 1 || before.editors.includes(actor)
      ? before.editors
      : [...before.editors, actor]

  return putById(contents, item, { ...before, revision, editors })
}

function allApproved(contents: Contents): Contents {
  const changed = [...entriesById(contents)].filter(([, { editors }]) => editors.length > 0)
  return putAllById(
    contents,
    changed.map(([item, content]) => [item, { ...content, editors: [] }]),
  )
}

/** Refuses a revision other than the item's. */
export function checkRevision(contents: Contents, { item, among, revision, orNone }: Seen): void {
  if (revision === undefined) return

  if (among) {
    const newest = Math.max(...among.map((each) => getById(contents, each)?.revision ?? revision))
    if (newest !== revision) refuse('state.stale')
    return
  }

  const now = getById(contents, item)?.revision ?? (orNone ? -1 : revision)
  if (revision !== now) refuse('state.stale')
}

/**
 * Refuses a decision without a revision, if a person other than the decider has changed the
 * content; and one that does not state the decision before it, if another person made that.
 */
export function checkUnseen(
  contents: Contents,
  { item, among = [item], decidedBy, overturnedBy }: Seen,
): void {
  const decider = getById(contents, item)?.decider
  if (overturnedBy !== undefined && decider !== undefined && decider !== overturnedBy)
    refuse('state.stale')
  if (decidedBy === undefined) return
  const editors = among.flatMap((each) => getById(contents, each)?.editors ?? [])
  if (editors.some((editor) => editor !== decidedBy)) refuse('state.stale')
}

type DataOf<E, T> = E extends { type: T; data: infer D } ? D : never

/** A field with the item's id or a list of ids; or a function from the event's data to one. */
type Naming<D> =
  | (keyof D & string)
  | readonly (keyof D & string)[]
  | ((data: D) => string | readonly string[])

/** The effect of each event, and its items. Omitted events do not concern content. */
export type ContentTable<E extends { type: string }> = {
  readonly [T in E['type']]?: { readonly [how in Touch['how']]?: Naming<DataOf<E, T>> }
}

/** Makes a decider's `content` from a table. */
export const contentOf =
  <E extends { type: string; data: object }>(table: ContentTable<E>) =>
  (event: E): readonly Touch[] => {
    const named = Object.entries(table[event.type as E['type']] ?? {}) as [
      Touch['how'],
      // biome-ignore lint/suspicious/noExplicitAny: each naming reads the data of its own event
      Naming<any>,
    ][]

    const data = event.data as Record<string, string | readonly string[]>

    return named.flatMap(([how, naming]) => {
      const items =
        typeof naming === 'function'
          ? naming(data)
          : (Array.isArray(naming) ? naming : [naming]).flatMap((field) => data[field]!)
      return [items].flat().map((item) => ({ item, how }))
    })
  }
