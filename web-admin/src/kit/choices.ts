import { useGetList } from 'react-admin'

export interface Choice {
  value: string
  label: string
}

/**
 * Returns all entries of a short list (departments, roles …) to choose from; archived ones can be
 * named, but not chosen.
 */
export function useChoices(resource: string, enabled = true) {
  const { data, isPending, isError } = useGetList<{ id: string; name: string; archived?: boolean }>(
    resource,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { enabled, staleTime: 60_000 },
  )

  const choices: Choice[] = (data ?? [])
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ value: id, label: name }))

  return {
    choices,
    isPending,
    isError,
    nameOf: (id: unknown) => data?.find((each) => each.id === id)?.name,
  }
}
