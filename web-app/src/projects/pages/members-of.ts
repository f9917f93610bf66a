import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { query } from '@workledger/kit/net/query'

/** Members of a project by first name, as many as it may have. */
export const membersOf = (project: string) =>
  query(projectsApi.projectMembers, {
    params: { id: project },
    query: { per_page: 1000, sort: 'first_name' },
  })
