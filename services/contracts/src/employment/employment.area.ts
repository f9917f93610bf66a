import type { AreaContracts } from '../kernel/area'
import { adjustment, contract, employmentApi } from './employment.api'
import { employmentErrors } from './employment.errors'
import { employmentEventWords } from './employment.event-words'
import { employmentEvents } from './employment.events'
import { employmentGains } from './employment.gains'
import { contractsList } from './employment.lists'
import { employmentPublicEvents } from './employment.public-events'

export const employmentContracts = {
  name: 'employment',
  endpoints: [employmentApi],
  gains: employmentGains,
  lists: [contractsList],
  events: [employmentEvents],
  publicEvents: employmentPublicEvents,
  eventWords: employmentEventWords,
  errors: employmentErrors,
  records: { PayAdjustment: adjustment, Contract: contract },
} satisfies AreaContracts
