import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { query } from '../kit/query'

const keyOf = (ws: string) => `workledger.setup.${ws}`
/** What this browser last knew of a workspace's set-up: `shown` to its admins, `over` when it was hidden. */
const kept = (ws: string) => localStorage.getItem(keyOf(ws))
export const keepSetup = (ws: string, state: 'shown' | 'over') => localStorage.setItem(keyOf(ws), state)

export const isSetupOver = (ws: string) => kept(ws) === 'over'
/** Whether the checklist was there at the last visit, so that its calls need not wait for the session. */
export const asksSetup = (ws: string) => kept(ws) === 'shown'

/** What the checklist is made of: the offices, whether there is anybody else, whether there is a project. */
export const setupCalls = (ws: string) => {
  const params = { ws }
  return [
    query(structureApi.offices, { params }),
    query(peopleApi.employees, { params, query: { per_page: 1 } }),
    query(projectsApi.projects, { params, query: { per_page: 1 } }),
  ] as const
}
