import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { query } from '@workledger/kit/net/query'

/** Returns the query of a project's members by first name, up to the most it may have. */
export const membersOf = (project: string) =>
  query(projectsApi.projectMembers, {
    params: { id: project },
    query: { per_page: 1000, sort: 'first_name' },
  })
