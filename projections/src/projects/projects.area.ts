import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { projectsList } from './projects.lists'
import { projectsProjection } from './projects.projection'
import { tasksList } from './tasks.lists'

export const projectsReads: AreaReads = {
  name: 'projects',
  projections: [projectsProjection],
  lists: [projectsList, tasksList],
  shows: ['clients'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof projectsProjection> {}
}
