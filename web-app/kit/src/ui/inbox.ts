import { useState } from 'react'
import { useListKeys } from './list-keys'

interface Inbox<R> {
  rows: readonly R[]
  /** Heading of the keys, and the action of each. */
  group: string
  words: { next: string; previous: string; approve: string; reject: string; open: string }
  /** Undefined for a reader who does not decide. */
  decide?: (row: R, approved: boolean) => void
  open: (row: R) => void
}

/** Handles requests with the keys of every list; in addition, A and R decide. */
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

  const decided = (approved: boolean) =>
    here && here.status !== (approved ? 'approved' : 'rejected') && decide?.(here, approved)

  const decision = (id: string, keys: string, label: string, approved: boolean) =>
    decide && { id, keys, label, run: () => decided(approved) }

  useListKeys({
    name: 'inbox',
    group,
    words,
    move,
    more: [
      decision('approve', 'a', words.approve, true),
      decision('reject', 'r', words.reject, false),
    ],
    open: () => here && open(here),
  })

  return { here, point: setAt }
}
