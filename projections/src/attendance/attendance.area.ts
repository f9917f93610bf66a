import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { attendanceCorrectionsList, attendanceDaysList, attendanceList } from './attendance.lists'
import { attendanceProjection } from './attendance.projection'
import { attendanceRulesProjection } from './attendance-rules.projection'
import { checkInLimitsProjection } from './check-in-limits.projection'
import { kiosksProjection } from './kiosks.projection'

export const attendanceReads: AreaReads = {
  name: 'attendance',
  projections: [
    attendanceProjection,
    attendanceRulesProjection,
    kiosksProjection,
    checkInLimitsProjection,
  ],
  lists: [attendanceList, attendanceDaysList, attendanceCorrectionsList],
  shows: ['leave'],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<typeof attendanceProjection>,
      TablesOf<typeof attendanceRulesProjection>,
      TablesOf<typeof kiosksProjection>,
      TablesOf<typeof checkInLimitsProjection> {}
}
