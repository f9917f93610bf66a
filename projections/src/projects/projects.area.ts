import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { projectMembersList, projectsList } from './projects.lists'
import { projectsProjection } from './projects.projection'
import { taskListsList, tasksList } from './tasks.lists'

export const projectsReads: AreaReads = {
  name: 'projects',
  projections: [projectsProjection],
  lists: [projectsList, projectMembersList, tasksList, taskListsList],
  shows: ['clients', 'people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof projectsProjection> {}
}
