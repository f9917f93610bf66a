import type { AreaContracts } from '../kernel/area'
import { importApi } from './import.api'
import { importErrors } from './import.errors'
import { employeeImportEvents } from './import.events'
import { peopleApi } from './people.api'
import { peopleErrors } from './people.errors'
import { directoryEvents, employeeEvents } from './people.events'
import { employeesList } from './people.lists'

export const peopleContracts = {
  name: 'people',
  endpoints: [peopleApi, importApi],
  lists: [employeesList],
  events: [employeeEvents, directoryEvents, employeeImportEvents],
  errors: { ...importErrors, ...peopleErrors },
} satisfies AreaContracts
