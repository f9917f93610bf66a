import { type Gains, noGain, why } from '../kernel/own-gain'
import type { projectsApi } from './projects.api'
import type { tasksApi } from './tasks.api'

/** The gain of each writing call of this area for its caller. */
export const projectsGains: Gains<typeof projectsApi & typeof tasksApi> = {
  addProjectMember: noGain(why.company),
  removeProjectMember: noGain(why.company),
  addStatusType: noGain(why.company),
  deleteStatusType: noGain(why.company),
  changeStatusType: noGain(why.company),
  addTask: noGain(why.company),
  deleteTask: noGain(why.company),
  changeTask: noGain(why.company),
  addProject: noGain(why.company),
  deleteProject: noGain(why.company),
  changeProject: noGain(why.company),
}
