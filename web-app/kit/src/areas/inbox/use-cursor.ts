import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The item on which the keyboard acts, kept in the address as `?item=`. When it leaves the list,
 * the one after it takes its place.
 */
export function useCursor(items: readonly InboxItem[]) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('item')
  const at = useRef(0)
  const found = items.findIndex(({ id }) => id === asked)
  const index = found < 0 ? Math.min(at.current, items.length - 1) : found
  const here = items[index]

  useEffect(() => {
    at.current = Math.max(0, index)
  }, [index])

  const point = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('item', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    here,
    index,
    point,
    move: (step: number) => {
      const next = items[Math.max(0, Math.min(items.length - 1, index + step))]
      if (next) point(next.id)
    },
  }
}
