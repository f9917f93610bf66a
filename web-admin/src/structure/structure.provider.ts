import { structureApi } from '@workledger/contracts/structure/structure.api'
import {
  departmentsList,
  designationsList,
  officesList,
  rolesList,
} from '@workledger/contracts/structure/structure.lists'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { command, type ResourceOf, resource } from '../kit/command'

export const structureResources = {
  offices: resource(officesList, {
    areas: ['structure', 'people'],
    writes: {
      create: structureApi.addOffice,
      update: structureApi.changeOffice,
      delete: structureApi.removeOffice,
    },
  }),
  departments: resource(departmentsList, {
    areas: ['structure', 'people'],
    writes: {
      create: structureApi.addDepartment,
      update: structureApi.renameDepartment,
      delete: structureApi.removeDepartment,
    },
  }),
  designations: resource(designationsList, {
    areas: ['structure'],
    writes: {
      create: structureApi.addDesignation,
      update: structureApi.renameDesignation,
      delete: structureApi.removeDesignation,
    },
  }),
  roles: resource(rolesList, {
    areas: ['structure', 'people'],
    writes: {
      create: structureApi.addRole,
      update: structureApi.changeRole,
      delete: structureApi.removeRole,
    },
  }),
} satisfies Record<string, ResourceOf>

export const structureCommands = {
  addOffice: command(structureApi.addOffice),
  changeOffice: command(structureApi.changeOffice),
  removeOffice: command(structureApi.removeOffice),
  addDepartment: command(structureApi.addDepartment),
  renameDepartment: command(structureApi.renameDepartment, 'people'),
  removeDepartment: command(structureApi.removeDepartment),
  addDesignation: command(structureApi.addDesignation),
  renameDesignation: command(structureApi.renameDesignation),
  removeDesignation: command(structureApi.removeDesignation),
  addRole: command(structureApi.addRole),
  changeRole: command(structureApi.changeRole, 'people', 'access'),
  requireSecondFactor: command(structureApi.requireSecondFactor, 'access'),
  removeRole: command(structureApi.removeRole),
  changeWorkspace: command(workspacesApi.changeWorkspace),
  changeSettings: command(workspacesApi.changeSettings),
  setTimesheetRules: command(timesheetsApi.setTimesheetRules, 'time-tracking'),
}
