import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { command, type ResourceOf } from '../kit/command'

export const structureResources = {
  offices: {
    areas: ['structure', 'people'],
    who: 'member',
    writes: { create: structureApi.addOffice, update: structureApi.changeOffice, delete: structureApi.removeOffice },
  },
  departments: {
    areas: ['structure', 'people'],
    who: 'member',
    writes: { create: structureApi.addDepartment, update: structureApi.renameDepartment, delete: structureApi.removeDepartment },
  },
  designations: {
    areas: ['structure'],
    who: 'member',
    writes: { create: structureApi.addDesignation, update: structureApi.renameDesignation, delete: structureApi.removeDesignation },
  },
  roles: { areas: ['structure', 'people'], who: 'admin' },
} satisfies Record<string, ResourceOf>

export const structureCommands = {
  addOffice: command(structureApi.addOffice, 'offices'),
  changeOffice: command(structureApi.changeOffice, 'offices'),
  removeOffice: command(structureApi.removeOffice, 'offices'),
  addDepartment: command(structureApi.addDepartment, 'departments'),
  renameDepartment: command(structureApi.renameDepartment, 'departments', 'employees'),
  removeDepartment: command(structureApi.removeDepartment, 'departments'),
  addDesignation: command(structureApi.addDesignation, 'designations'),
  renameDesignation: command(structureApi.renameDesignation, 'designations'),
  removeDesignation: command(structureApi.removeDesignation, 'designations'),
  changeWorkspace: command(workspacesApi.changeWorkspace),
  changeSettings: command(workspacesApi.changeSettings),
}
