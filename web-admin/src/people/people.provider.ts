import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { command, long, type ResourceOf } from '../kit/command'

export const peopleResources = {
  employees: {
    areas: ['people', 'employees', 'leave'],
    who: 'admin',
    show: 'edit_manager',
    writes: { create: peopleApi.addEmployee, update: peopleApi.changeEmployee, delete: peopleApi.deleteEmployee },
  },
} satisfies Record<string, ResourceOf>

export const peopleCommands = {
  addEmployee: command(peopleApi.addEmployee, 'employees'),
  changeEmployee: command(peopleApi.changeEmployee, 'employees'),
  inviteEmployee: command(peopleApi.inviteEmployee, 'employees'),
  terminateEmployee: command(peopleApi.terminateEmployee, 'employees'),
  unterminateEmployee: command(peopleApi.unterminateEmployee, 'employees'),
  importEmployees: long(command(importApi.importEmployees, 'employees', 'departments', 'designations', 'contracts')),
  deleteEmployee: command(peopleApi.deleteEmployee, 'employees'),
}
