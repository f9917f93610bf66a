import type { AreaContracts } from '../kernel/area'
import { structureApi } from './structure.api'
import { structureErrors } from './structure.errors'
import { structureEvents } from './structure.events'

export const structureContracts = {
  name: 'structure',
  endpoints: [structureApi],
  events: [structureEvents],
  errors: structureErrors,
} satisfies AreaContracts
