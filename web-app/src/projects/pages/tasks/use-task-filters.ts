import { useSearchParams } from 'react-router-dom'

/** Reads view and filters of a project's tasks from the address. */
export function useTaskFilters() {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'list' ? 'list' : 'board'

  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)

      if (value) next.set(name, value)
      else next.delete(name)

      return next
    })

  return {
    view,
    show: search.get('show') ?? (view === 'board' ? 'all' : 'active'),
    person: search.get('employee') ?? '',
    set,
  } as const
}

export type TaskFilters = ReturnType<typeof useTaskFilters>
