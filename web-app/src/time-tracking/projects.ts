import { type QueryClient, useQuery } from '@tanstack/react-query'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { useMember } from '../kit/current'
import { query } from '../kit/query'

const projectsOf = (ws: string) => query(projectsApi.projects, { params: { ws }, query: { per_page: 1000 } })

/** A project that has been read already; nothing is fetched for it. */
export function knownProject(client: QueryClient, ws: string, id: string | null) {
  const found = client.getQueryData(projectsOf(ws).queryKey)?.data.find((project) => project.id === id)
  return found && { name: found.name, billable: found.billable === 1 }
}

/** Active projects to book time on: one's own first, then the others, each by name. */
export function useProjects() {
  const { workspace } = useMember()
  const found = useQuery({
    ...projectsOf(workspace.id),
    select: ({ data }) =>
      data
        .filter(({ active }) => active)
        .sort((a, b) => Number(b.member) - Number(a.member) || a.name.localeCompare(b.name))
        .map(({ id, name, client, billable }) => ({ id, name, client_name: client.name, billable: billable === 1 })),
  })
  return found.data ?? none
}
const none: { id: string; name: string; client_name: string; billable: boolean }[] = []
