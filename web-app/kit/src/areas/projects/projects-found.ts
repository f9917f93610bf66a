import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import { type ProjectAnswer, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useNeeded } from '../../net/use-deferred-ids'

export type FoundProject = Pick<ProjectAnswer, 'id' | 'name' | 'client' | 'billable'>
type Filter = NonNullable<CallOf<typeof projectsApi.projects>['query']>['filter']

interface ProjectSearch {
  filter?: Filter
  most?: number
  enabled?: boolean
}

/** Returns the query of the first projects, by name, that match the typed text. */
export const projectsQuery = (
  ws: string,
  q: string,
  { filter, most }: Pick<ProjectSearch, 'filter' | 'most'>,
) =>
  query(projectsApi.projects, {
    params: { ws },
    query: { per_page: most, ...(q && { q }), ...(filter && { filter }) },
  })

/** Finds the first projects, by name, that match the typed text, and the number of others. */
export function useProjectsFound(
  q: string,
  { filter, most = 20, enabled = true }: ProjectSearch = {},
) {
  const { workspace } = useMember()

  const found = useQuery({
    ...projectsQuery(workspace.id, q, { filter, most }),
    placeholderData: keepPreviousData,
    enabled,
  })

  const projects: readonly FoundProject[] = found.data?.data ?? []
  const total = found.data?.meta.total ?? 0

  return {
    projects,
    total,
    loading: found.isFetching,
    none: q === '' && found.data !== undefined && total === 0,
  }
}

/** Finds projects by id; undefined while unknown, or if deleted. */
export function useProjectsById(ids: readonly string[]): readonly (FoundProject | undefined)[] {
  const { workspace } = useMember()

  const found = useQueries({
    queries: ids.map((id) => ({
      ...query(projectsApi.project, { params: { ws: workspace.id, id } }),
      retry: false,
    })),
  })

  return found.map(({ data }) => data?.data)
}

/** Names of the projects in a history. */
export function useProjectNames() {
  const [ids, need] = useNeeded()
  const known = useProjectsById(ids)

  return (id: unknown) => {
    if (typeof id !== 'string') return undefined
    need(id)
    return known[ids.indexOf(id)]?.name
  }
}
