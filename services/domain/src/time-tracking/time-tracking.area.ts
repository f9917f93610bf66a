import { timeImportEvents } from '@workledger/contracts/time-tracking/time-imports.events'
import { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import { timerFavouriteEvents } from '@workledger/contracts/time-tracking/timer-favourites.events'
import {
  timesheetEvents,
  timesheetRuleEvents,
  timesheetStepRuleEvents,
} from '@workledger/contracts/time-tracking/timesheets.events'
import { type AreaStreams, stream } from '../kernel/area'
import { timeImportDecider } from './import/time-import'
import { timerDecider } from './timer'
import { timerFavouritesDecider } from './timer-favourites'
import { timesheetRulesDecider } from './timesheet-rules'
import { timesheetStepRulesDecider } from './timesheet-step-rules'

export const timeTrackingStreams: AreaStreams = {
  name: 'time-tracking',
  streams: [
    stream(timerDecider, { ...timerEvents, ...timesheetEvents }, 'the employee'),
    stream(timerFavouritesDecider, timerFavouriteEvents, 'the employee'),
    stream(timeImportDecider, timeImportEvents, 'no employee'),
    stream(timesheetRulesDecider, timesheetRuleEvents, 'no employee'),
    stream(timesheetStepRulesDecider, timesheetStepRuleEvents, 'no employee'),
  ],
}
