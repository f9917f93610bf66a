import type { AreaApi } from '../kernel/area'
import { ProjectsController } from './projects.controller'
import { StatusTypesController } from './status-types.controller'
import { TasksController } from './tasks.controller'

export const projectsArea: AreaApi = {
  name: 'projects',
  controllers: [ProjectsController, StatusTypesController, TasksController],
}
