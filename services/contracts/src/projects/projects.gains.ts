import { type Gains, nobody, why } from '../kernel/own-gain'
import type { projectsApi } from './projects.api'
import type { tasksApi } from './tasks.api'

/** The gain of each writing call of this area for its caller. */
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
