import type { AreaContracts } from '../kernel/area'
import { workingTimeAccount, workingTimeApi, workingTimeRules } from './working-time.api'
import { workingTimeErrors } from './working-time.errors'
import { workingTimeEventWords } from './working-time.event-words'
import { workingTimeEvents, workingTimeRuleEvents } from './working-time.events'
import { workingTimeGains } from './working-time.gains'
import {
  workingTimeAccountsList,
  workingTimeLinesList,
  workingTimeOvertimeList,
} from './working-time.lists'
import { workingTimePublicEvents } from './working-time.public-events'

export const workingTimeContracts = {
  name: 'working-time',
  endpoints: [workingTimeApi],
  gains: workingTimeGains,
  lists: [workingTimeAccountsList, workingTimeLinesList, workingTimeOvertimeList],
  events: [workingTimeEvents, workingTimeRuleEvents],
  publicEvents: workingTimePublicEvents,
  eventWords: workingTimeEventWords,
  errors: workingTimeErrors,
  records: { WorkingTimeAccount: workingTimeAccount, WorkingTimeRules: workingTimeRules },
} satisfies AreaContracts
