import type { AreaContracts } from '../kernel/area'
import { namedDepartment, structureApi } from './structure.api'
import { structureErrors } from './structure.errors'
import { structureEventWords } from './structure.event-words'
import { structureEvents } from './structure.events'
import { structureGains } from './structure.gains'
import { departmentsList, designationsList, officesList, rolesList } from './structure.lists'
import { structurePublicEvents } from './structure.public-events'

export const structureContracts = {
  name: 'structure',
  endpoints: [structureApi],
  gains: structureGains,
  lists: [departmentsList, designationsList, officesList, rolesList],
  events: [structureEvents],
  publicEvents: structurePublicEvents,
  eventWords: structureEventWords,
  errors: structureErrors,
  tokens: {
    never: ['addRole', 'changeRole', 'requireSecondFactor', 'removeRole'],
    events: ['RoleAdded', 'RoleChanged', 'RoleSecondFactorChanged', 'RoleRemoved'],
  },
  records: { StructurePart: namedDepartment },
} satisfies AreaContracts
