import { firstThatFit } from './read-together'
import { session } from './session'

/** The reads of each page's last visit, for one person in one company. */
interface VisitReads {
  readonly of: string
  /** By path and query: the calls, each of several addresses. */
  readonly pages: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** Pages whose reads are kept; the one longest unseen goes first. */
const MOST_PAGES = 20

/**
 * Keeps in this browser what a page read, in groups of one call each, under a key of its storage;
 * public/first-reads.js sends them.
 */
export function keepReads(key: string, page: string, groups: readonly (readonly string[])[]) {
  const { workspace, employee } = session.get()
  const calls = groups.map(firstThatFit).filter(({ length }) => length > 0)
  if (!workspace || !employee || calls.length === 0) return
  const of = `${workspace} ${employee}`

  try {
    const before = JSON.parse(localStorage.getItem(key) ?? 'null') as VisitReads | null
    const { [page]: _, ...others } = before?.of === of ? before.pages : {}
    const rest = Object.entries(others).slice(1 - MOST_PAGES)
    const kept: VisitReads = { of, pages: { ...Object.fromEntries(rest), [page]: calls } }
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage, the page asks when its code is here.
  }
}
