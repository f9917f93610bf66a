import { useState } from 'react'
import { useGetMany } from 'react-admin'

/** Names of people by id, asked for together as they are needed. */
export function usePersonNames() {
  const [ids, setIds] = useState<readonly string[]>([])
  const { data } = useGetMany<{ id: string; name: string }>('employees', { ids: [...ids] }, { enabled: ids.length > 0 })
  return (id: string) => {
    const found = data?.find((person) => person?.id === id)?.name
    // Collected while the page is drawn, and asked for once it is.
    if (!ids.includes(id)) queueMicrotask(() => setIds((now) => (now.includes(id) ? now : [...now, id])))
    return found
  }
}
