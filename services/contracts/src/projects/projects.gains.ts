import { type Gains, nobody, why } from '../kernel/own-gain'
import type { projectsApi } from './projects.api'
import type { tasksApi } from './tasks.api'

/** What the calls of this area that write may give to the person who makes them. */
export const projectsGains: Gains<typeof projectsApi & typeof tasksApi> = {
  addProjectMember: nobody(why.company),
  removeProjectMember: nobody(why.company),
  addStatusType: nobody(why.company),
  deleteStatusType: nobody(why.company),
  changeStatusType: nobody(why.company),
  addTask: nobody(why.company),
  deleteTask: nobody(why.company),
  changeTask: nobody(why.company),
  addProject: nobody(why.company),
  deleteProject: nobody(why.company),
  changeProject: nobody(why.company),
}
