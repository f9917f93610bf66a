import type { AreaContracts } from '../kernel/area'
import { leaveApi } from './leave.api'
import { leaveErrors } from './leave.errors'
import { leaveEvents, leaveRuleEvents } from './leave.events'
import { leaveRulesApi } from './leave-rules.api'

export const leaveContracts = {
  name: 'leave',
  endpoints: [leaveApi, leaveRulesApi],
  events: [leaveEvents, leaveRuleEvents],
  errors: leaveErrors,
} satisfies AreaContracts
