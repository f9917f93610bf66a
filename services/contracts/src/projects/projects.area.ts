import type { AreaContracts } from '../kernel/area'
import { project, projectsApi, statusType } from './projects.api'
import { projectErrors } from './projects.errors'
import { projectsEventWords } from './projects.event-words'
import { projectEvents } from './projects.events'
import { projectsGains } from './projects.gains'
import { projectMembersList, projectsList } from './projects.lists'
import { projectsPublicEvents } from './projects.public-events'
import { task, taskList, tasksApi } from './tasks.api'
import { taskListsList, tasksList } from './tasks.lists'

export const projectsContracts = {
  name: 'projects',
  endpoints: [projectsApi, tasksApi],
  gains: projectsGains,
  lists: [projectsList, projectMembersList, tasksList, taskListsList],
  events: [projectEvents],
  publicEvents: projectsPublicEvents,
  eventWords: projectsEventWords,
  errors: projectErrors,
  records: { Project: project, StatusType: statusType, Task: task, TaskList: taskList },
} satisfies AreaContracts
