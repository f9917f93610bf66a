import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { attendanceList } from './attendance.lists'
import { attendanceProjection } from './attendance.projection'

export const attendanceReads: AreaReads = {
  name: 'attendance',
  projections: [attendanceProjection],
  lists: [attendanceList],
  shows: ['leave'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof attendanceProjection> {}
}
