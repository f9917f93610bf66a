import { useState } from 'react'

/** Collects ids while a page renders, to request them afterwards. */
export function useNeeded() {
  const [ids, setIds] = useState<readonly string[]>([])

  const need = (id: string) => {
    if (!ids.includes(id))
      queueMicrotask(() => setIds((now) => (now.includes(id) ? now : [...now, id])))
  }

  return [ids, need] as const
}
