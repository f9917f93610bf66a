import type { AreaApi } from '../kernel/area'
import { LeaveController } from './leave.controller'
import { LeaveFacts } from './leave-facts'
import { LeaveRulesController } from './leave-rules.controller'

export const leaveArea: AreaApi = {
  name: 'leave',
  controllers: [LeaveController, LeaveRulesController],
  providers: [LeaveFacts],
}
