import type { AreaContracts } from '../kernel/area'
import { importApi, importPreview, importReport } from './import.api'
import { importErrors } from './import.errors'
import { accountsExportEvents, employeeImportEvents, importAccountsEvents } from './import.events'
import { employeeImportDetails, employeeImportsApi } from './imports.api'
import { employeeImportsList } from './imports.lists'
import { orgPerson } from './org-chart'
import { employeeRow, peopleApi } from './people.api'
import { peopleErrors } from './people.errors'
import { peopleEventWords } from './people.event-words'
import { directoryEvents, employeeEvents } from './people.events'
import { peopleGains } from './people.gains'
import { employeesList } from './people.lists'
import { peoplePublicEvents } from './people.public-events'
import { dependantShape, emergencyContact, relativesApi } from './relatives.api'
import { relativeErrors } from './relatives.errors'
import { relativeEvents } from './relatives.events'
import { emergencyContactsList } from './relatives.lists'

export const peopleContracts = {
  name: 'people',
  endpoints: [peopleApi, importApi, employeeImportsApi, relativesApi],
  gains: peopleGains,
  lists: [employeesList, employeeImportsList, emergencyContactsList],
  events: [
    employeeEvents,
    directoryEvents,
    employeeImportEvents,
    importAccountsEvents,
    accountsExportEvents,
    relativeEvents,
  ],
  publicEvents: peoplePublicEvents,
  eventWords: peopleEventWords,
  errors: { ...importErrors, ...peopleErrors, ...relativeErrors },
  tokens: {
    never: ['deleteEmployee', 'undoEmployeeImport'],
    export: ['exportWithAccounts'],
    events: [
      'EmployeeImportAccountsPlanned',
      'EmployeeDeleted',
      'EmployeeJobChanged.role_id',
      'ErasureHoldPlaced',
      'ErasureHoldLifted',
      'PersonErasureProposed',
      'PersonErasureWithdrawn',
    ],
  },
  records: {
    Dependant: dependantShape,
    EmergencyContact: emergencyContact,
    Employee: employeeRow,
    EmployeeImport: employeeImportDetails,
    ImportPreview: importPreview,
    ImportReport: importReport,
    OrgPerson: orgPerson,
  },
} satisfies AreaContracts
