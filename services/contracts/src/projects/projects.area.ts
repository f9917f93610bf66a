import type { AreaContracts } from '../kernel/area'
import { projectsApi } from './projects.api'
import { projectErrors } from './projects.errors'
import { projectEvents } from './projects.events'
import { tasksApi } from './tasks.api'

export const projectsContracts = {
  name: 'projects',
  endpoints: [projectsApi, tasksApi],
  events: [projectEvents],
  errors: projectErrors,
} satisfies AreaContracts
