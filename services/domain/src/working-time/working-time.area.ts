import {
  workingTimeEvents,
  workingTimeRuleEvents,
} from '@workledger/contracts/working-time/working-time.events'
import { type AreaStreams, stream } from '../kernel/area'
import { workingTimeDecider } from './account'
import { workingTimeRulesDecider } from './working-time-rules'

export const workingTimeStreams: AreaStreams = {
  name: 'working-time',
  streams: [
    stream(workingTimeDecider, workingTimeEvents, 'the employee', {
      permission: 'manage_time_off',
    }),
    stream(workingTimeRulesDecider, workingTimeRuleEvents, 'no employee'),
  ],
}
