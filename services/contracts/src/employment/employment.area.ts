import type { AreaContracts } from '../kernel/area'
import { employmentApi } from './employment.api'
import { employmentErrors } from './employment.errors'
import { employmentEvents } from './employment.events'

export const employmentContracts = {
  name: 'employment',
  endpoints: [employmentApi],
  events: [employmentEvents],
  errors: employmentErrors,
} satisfies AreaContracts
