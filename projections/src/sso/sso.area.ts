import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { ssoProjection } from './sso.projection'

export const ssoReads: AreaReads = {
  name: 'sso',
  projections: [ssoProjection],
  lists: [],
  shows: ['people'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof ssoProjection> {}
}
