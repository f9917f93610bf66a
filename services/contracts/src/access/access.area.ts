import type { AreaContracts } from '../kernel/area'
import { accessApi } from './access.api'
import { accessErrors } from './access.errors'
import { emailEvents, userEvents } from './access.events'

export const accessContracts = {
  name: 'access',
  endpoints: [accessApi],
  events: [userEvents, emailEvents],
  errors: accessErrors,
} satisfies AreaContracts
