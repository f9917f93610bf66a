import { useState } from 'react'

/** Ids that are collected while a page is drawn, to be asked for once it is. */
export function useNeeded() {
  const [ids, setIds] = useState<readonly string[]>([])

  const need = (id: string) => {
    if (!ids.includes(id))
      queueMicrotask(() => setIds((now) => (now.includes(id) ? now : [...now, id])))
  }

  return [ids, need] as const
}
