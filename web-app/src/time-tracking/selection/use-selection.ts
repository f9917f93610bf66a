import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useCallback, useMemo, useState } from 'react'

/** The entries of a page that are changed together. */
export function useSelection(entries: readonly TimeEntry[]) {
  /** Null: nothing is being selected. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)

  const toggle = useCallback(
    ({ id }: TimeEntry) =>
      setChosen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )

  const rows = useMemo(() => entries.filter(({ id }) => chosen?.has(id)), [entries, chosen])

  return {
    chosen,
    /** Those that the page still lists. */
    rows,
    all: rows.length === entries.length,
    toggle,
    choose: (ids: readonly string[]) => setChosen(new Set(ids)),
    chooseAll: () => setChosen(new Set(entries.map(({ id }) => id))),
    end: () => setChosen(null),
  }
}

export type Selection = ReturnType<typeof useSelection>
