import { useState } from 'react'
import { useActions } from './actions'

interface Inbox<R> {
  rows: readonly R[]
  /** Heading of the keys, and the action of each. */
  group: string
  words: { next: string; previous: string; approve: string; reject: string; open: string }
  /** Undefined for a reader who does not decide. */
  decide?: (row: R, approved: boolean) => void
  open: (row: R) => void
}

/**
 * Handles requests by keyboard, the same in both apps: J and K move, A and R decide, O opens the
 * history.
 */
export function useInbox<R extends { status: string }>({
  rows,
  group,
  words,
  decide,
  open,
}: Inbox<R>) {
  const [at, setAt] = useState(0)
  const last = rows.length - 1
  const here = rows[Math.min(at, last)]
  const move = (step: number) =>
    setAt((now) => Math.max(0, Math.min(last, Math.min(now, last) + step)))
  const quiet = { group, palette: false }
  const decided = (approved: boolean) =>
    here && here.status !== (approved ? 'approved' : 'rejected') && decide?.(here, approved)

  useActions([
    { ...quiet, id: 'inbox-next', keys: 'j', label: words.next, run: () => move(1) },
    { ...quiet, id: 'inbox-previous', keys: 'k', label: words.previous, run: () => move(-1) },
    ...(decide
      ? [
          {
            ...quiet,
            id: 'inbox-approve',
            keys: 'a',
            label: words.approve,
            run: () => decided(true),
          },
          {
            ...quiet,
            id: 'inbox-reject',
            keys: 'r',
            label: words.reject,
            run: () => decided(false),
          },
        ]
      : []),
    { ...quiet, id: 'inbox-open', keys: 'o', label: words.open, run: () => here && open(here) },
  ])

  return { here, point: setAt }
}
