import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { workspacesProjection } from './workspaces.projection'

export const workspacesReads: AreaReads = {
  name: 'workspaces',
  projections: [workspacesProjection],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof workspacesProjection> {}
}
