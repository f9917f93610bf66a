import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { watchHitsList } from './watch.lists'
import { watchProjection } from './watch.projection'
import { watchedActsProjection } from './watched-acts.projection'

export const watchReads: AreaReads = {
  name: 'watch',
  projections: [watchedActsProjection, watchProjection],
  lists: [watchHitsList],
  shows: ['people', 'payroll', 'employment', 'leave', 'workspaces'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof watchedActsProjection>,
      TablesOf<typeof watchProjection> {}
}
