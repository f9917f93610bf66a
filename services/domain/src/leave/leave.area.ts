import {
  leaveDelegationEvents,
  leaveEvents,
  leaveRuleEvents,
} from '@workledger/contracts/leave/leave.events'
import { leaveImportEvents } from '@workledger/contracts/leave/leave-imports.events'
import { type AreaStreams, stream } from '../kernel/area'
import { delegationDecider } from './delegation'
import { leaveImportDecider } from './import/leave-import-record'
import { leaveLedger } from './leave'
import { leaveRulesDecider } from './leave-rules'

export const leaveStreams: AreaStreams = {
  name: 'leave',
  streams: [
    stream(leaveLedger, leaveEvents, 'the employee', { permission: 'manage_time_off' }),
    stream(delegationDecider, leaveDelegationEvents, 'the employee', {
      permission: 'manage_time_off',
    }),
    stream(leaveRulesDecider, leaveRuleEvents, 'no employee'),
    stream(leaveImportDecider, leaveImportEvents, 'no employee'),
  ],
}
