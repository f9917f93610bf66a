import { refuse } from '@workledger/contracts/kernel/errors'
import { type ById, getById, putById, withoutId } from './by-id'

/**
 * What an event does to the content of an item, such as a leave of a ledger: what was asked, not how it was decided.
 * `approved`: it stays as it is, and what is decided later is decided about what was approved. `noted`: something is shown with
 * it that was not asked, such as a payment.
 */
export interface Touch {
  readonly item: string
  readonly how: 'submitted' | 'changed' | 'approved' | 'noted' | 'gone'
}

/** Of an item: the revision of the last event that changed its content, and who did so since it was submitted or approved. */
export interface Content {
  readonly revision: number
  /** Two are enough: then somebody else than the caller has changed it, whoever calls. */
  readonly editors: readonly string[]
}

/** The contents of a stream's items, folded beside its state: the state says what happened, this who saw it happen. */
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
  /** From If-Match; undefined where the caller does not say. */
  readonly revision: number | undefined
  /** The user in front of the screen who decides and does not say what they saw. */
  readonly decidedBy?: string
}

export function touched(contents: Contents, touch: Touch | undefined, { revision, actor }: Made): Contents {
  if (!touch) return contents
  const { item, how } = touch
  if (how === 'gone') return withoutId(contents, item)
  if (how === 'submitted') return putById(contents, item, { revision, editors: [] })
  const before = getById(contents, item) ?? { revision, editors: [] }
  if (how === 'approved') return putById(contents, item, { ...before, editors: [] })
  if (how === 'noted') return putById(contents, item, { ...before, revision })
  const editors = before.editors.length > 1 || before.editors.includes(actor) ? before.editors : [...before.editors, actor]
  return putById(contents, item, { revision, editors })
}

/** Refuses a revision that is not the item's. */
export function checkRevision(contents: Contents, { item, revision }: Seen): void {
  const content = getById(contents, item)
  if (content && revision !== undefined && revision !== content.revision) refuse('state.stale')
}

/** Refuses a decision that names no revision, once somebody but the decider has changed the content. */
export function checkUnseen(contents: Contents, { item, decidedBy }: Seen): void {
  if (decidedBy === undefined) return
  if (getById(contents, item)?.editors.some((editor) => editor !== decidedBy)) refuse('state.stale')
}
