import type { AreaContracts } from '../kernel/area'
import { absencesApi } from './absences.api'
import { leaveApi } from './leave.api'
import { leaveErrors } from './leave.errors'
import { leaveDelegationEvents, leaveEvents, leaveRuleEvents } from './leave.events'
import { absencesList, holidaysList, leavePoliciesList, leavesList, leaveTypesList } from './leave.lists'
import { leaveRulesApi } from './leave-rules.api'

export const leaveContracts = {
  name: 'leave',
  endpoints: [leaveApi, absencesApi, leaveRulesApi],
  lists: [leavesList, absencesList, leaveTypesList, leavePoliciesList, holidaysList],
  events: [leaveEvents, leaveDelegationEvents, leaveRuleEvents],
  errors: leaveErrors,
} satisfies AreaContracts
