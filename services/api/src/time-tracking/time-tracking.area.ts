import type { AreaApi } from '../kernel/area'
import { TimeTracked } from './time-tracked.service'
import { TimeTrackingController } from './time-tracking.controller'
import { WorkFacts } from './work-facts'

export const timeTrackingArea: AreaApi = {
  name: 'time-tracking',
  controllers: [TimeTrackingController],
  providers: [TimeTracked, WorkFacts],
}
