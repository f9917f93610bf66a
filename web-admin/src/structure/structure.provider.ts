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
  addOffice: command(structureApi.addOffice),
  changeOffice: command(structureApi.changeOffice),
  removeOffice: command(structureApi.removeOffice),
  addDepartment: command(structureApi.addDepartment),
  renameDepartment: command(structureApi.renameDepartment, 'people'),
  removeDepartment: command(structureApi.removeDepartment),
  addDesignation: command(structureApi.addDesignation),
  renameDesignation: command(structureApi.renameDesignation),
  removeDesignation: command(structureApi.removeDesignation),
  changeWorkspace: command(workspacesApi.changeWorkspace),
  changeSettings: command(workspacesApi.changeSettings),
}
