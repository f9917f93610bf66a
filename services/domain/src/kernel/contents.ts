import { refuse } from '@workledger/contracts/kernel/errors'
import { type ById, entriesById, getById, putAllById, putById, withoutId } from './by-id'

/**
 * What an event does to the content of an item, such as a leave of a ledger: what was asked, not
 * how it was decided. `approved`: it stays as it is, and what is decided later is decided about
 * what was approved. `noted`: something is shown with it that was not asked, such as a payment.
 */
export interface Touch {
  readonly item: string
  readonly how: 'submitted' | 'changed' | 'approved' | 'noted' | 'gone'
}

/** As the item of an approval: all items of the stream. */
export const EVERY_ITEM = '*all'

/**
 * Of an item: the revision of the last event that changed its content, and who did so since it was
 * submitted or approved.
 */
export interface Content {
  readonly revision: number
  /** Two are enough: then somebody else than the caller has changed it, whoever calls. */
  readonly editors: readonly string[]
}

/**
 * The contents of a stream's items, folded beside its state: the state says what happened, this who
 * saw it happen.
 */
export type Contents = ById<Content>

export const noContents: Contents = {}

/** Which event of the stream it is, and whose: an admin's, in a sign-in-as session. */
export interface Made {
  readonly revision: number
  readonly actor: string
}

/** What a caller had in front of them. */
export interface Seen {
  readonly item: string
  /** The items of a list that is put in order: `revision` is the highest of theirs. */
  readonly among?: readonly string[]
  /** From If-Match; undefined where the caller does not say. */
  readonly revision: number | undefined
  /**
   * It is there, or not, as it was seen; without this an item that is not there is for the decider
   * to refuse.
   */
  readonly orNone?: true
  /** The user in front of the screen who decides and does not say what they saw. */
  readonly decidedBy?: string
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
  if (how === 'approved') return putById(contents, item, { ...before, editors: [] })
  if (how === 'noted') return putById(contents, item, { ...before, revision })

  const editors =
    before.editors.length > 1 || before.editors.includes(actor)
      ? before.editors
      : [...before.editors, actor]

  return putById(contents, item, { revision, editors })
}

function allApproved(contents: Contents): Contents {
  const changed = [...entriesById(contents)].filter(([, { editors }]) => editors.length > 0)
  return putAllById(
    contents,
    changed.map(([item, content]) => [item, { ...content, editors: [] }]),
  )
}

/** Refuses a revision that is not the item's. */
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
 * Refuses a decision that names no revision, once somebody but the decider has changed the content.
 */
export function checkUnseen(contents: Contents, { item, among = [item], decidedBy }: Seen): void {
  if (decidedBy === undefined) return
  const editors = among.flatMap((each) => getById(contents, each)?.editors ?? [])
  if (editors.some((editor) => editor !== decidedBy)) refuse('state.stale')
}

type DataOf<E, T> = E extends { type: T; data: infer D } ? D : never

/** A field that has the item's id, or a list of such; or what makes one of the event's data. */
type Naming<D> =
  | (keyof D & string)
  | readonly (keyof D & string)[]
  | ((data: D) => string | readonly string[])

/** What each event does, and to which items. Events that are left out are not about content. */
export type ContentTable<E extends { type: string }> = {
  readonly [T in E['type']]?: { readonly [how in Touch['how']]?: Naming<DataOf<E, T>> }
}

/** Makes a decider's `content` of a table. */
export const contentOf =
  <E extends { type: string; data: object }>(table: ContentTable<E>) =>
  (event: E): readonly Touch[] => {
    const named = Object.entries(table[event.type as E['type']] ?? {}) as [
      Touch['how'],
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
