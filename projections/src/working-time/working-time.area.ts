import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import {
  workingTimeAccountsList,
  workingTimeLinesList,
  workingTimeOvertimeList,
} from './working-time.lists'
import { workingTimeProjection } from './working-time.projection'

export const workingTimeReads: AreaReads = {
  name: 'working-time',
  projections: [workingTimeProjection],
  lists: [workingTimeAccountsList, workingTimeLinesList, workingTimeOvertimeList],
  shows: ['attendance', 'leave', 'time-tracking', 'employment'],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof workingTimeProjection> {}
}
