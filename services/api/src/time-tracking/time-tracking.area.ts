import type { AreaApi } from '../kernel/area'
import { LIVE_ENTRIES } from '../kernel/live/live-views'
import { readLiveEntries } from './entry-view'
import { TimeTracked } from './time-tracked.port'
import { TimeTrackingController } from './time-tracking.controller'
import { WorkFacts } from './work-facts'

export const timeTrackingArea: AreaApi = {
  name: 'time-tracking',
  controllers: [TimeTrackingController],
  providers: [TimeTracked, WorkFacts, { provide: LIVE_ENTRIES, useValue: readLiveEntries }],
}
