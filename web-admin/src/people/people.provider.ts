import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { employeeImportsApi } from '@workledger/contracts/people/imports.api'
import { employeeImportsList } from '@workledger/contracts/people/imports.lists'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { employeesList } from '@workledger/contracts/people/people.lists'
import { emergencyContactsList } from '@workledger/contracts/people/relatives.lists'
import { ssoApi } from '@workledger/contracts/sso/sso.api'
import { command, long, managed, type ResourceOf, resource } from '../kit/command'

export const peopleResources = {
  employees: managed(employeesList, {
    areas: ['people', 'leave'],
    writes: {
      create: peopleApi.addEmployee,
      update: peopleApi.changeEmployee,
      delete: peopleApi.deleteEmployee,
    },
  }),
  'employee-imports': resource(employeeImportsList, { areas: ['people'] }),
  'emergency-contacts': resource(emergencyContactsList, { areas: ['people'] }),
} satisfies Record<string, ResourceOf>

export const peopleCommands = {
  addEmployee: command(peopleApi.addEmployee),
  changeEmployee: command(peopleApi.changeEmployee),
  inviteEmployee: command(peopleApi.inviteEmployee),
  terminateEmployee: command(peopleApi.terminateEmployee),
  stopAccess: command(peopleApi.stopAccess),
  restoreAccess: command(peopleApi.restoreAccess),
  unterminateEmployee: command(peopleApi.unterminateEmployee),
  rehireEmployee: command(peopleApi.rehireEmployee, 'employment', 'leave'),
  importEmployees: long(command(importApi.importEmployees, 'structure', 'employment')),
  undoEmployeeImport: long(
    command(employeeImportsApi.undoEmployeeImport, 'structure', 'employment'),
  ),
  exportWithAccounts: long(command(importApi.exportWithAccounts, 'audit')),
  deleteEmployee: command(peopleApi.deleteEmployee),
  signInAs: command(accessApi.loginKey),
  resetFactors: command(factorsApi.resetFactors),
  resetKioskPin: command(kiosksApi.resetKioskPin),
  unlinkSignOn: command(ssoApi.unlinkSignOn),
}
