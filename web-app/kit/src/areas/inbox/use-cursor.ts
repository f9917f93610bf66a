import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The item on which the keyboard acts, kept in the address as `?item=`. When it leaves the list,
 * the one after it takes its place.
 */
export function useCursor(items: readonly InboxItem[]) {
  const { id: asked, point } = usePointed()
  const at = useRef(0)
  const found = items.findIndex(({ id }) => id === asked)
  const index = found < 0 ? Math.min(at.current, items.length - 1) : found
  const here = items[index]

  useEffect(() => {
    at.current = Math.max(0, index)
  }, [index])

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

/**
 * The pointed item. A press points at once, because the next key acts on the item; the router shows
 * the new address later, in a transition.
 */
function usePointed() {
  const [search, setSearch] = useSearchParams()
  const inRouter = search.get('item')
  const [id, setId] = useState(inRouter)

  useEffect(() => {
    // While presses follow each other, the router is still at an earlier one.
    const inBrowser = new URLSearchParams(window.location.search).get('item')
    if (inRouter === inBrowser) setId(inRouter)
  }, [inRouter])

  const point = (next: string) => {
    setId(next)

    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        params.set('item', next)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { id, point }
}
