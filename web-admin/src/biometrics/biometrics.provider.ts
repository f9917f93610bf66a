import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import {
  devicesList,
  punchesList,
  registrationsList,
  waitingDevicesList,
} from '@workledger/contracts/biometrics/biometrics.lists'
import { punchImportsApi } from '@workledger/contracts/biometrics/punch-imports.api'
import { punchImportsList } from '@workledger/contracts/biometrics/punch-imports.lists'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const biometricsResources = {
  devices: resource(devicesList, {
    areas: ['biometrics', 'structure'],
    writes: { create: api.addDevice, update: api.changeDevice, delete: api.deleteDevice },
  }),
  'device-registrations': resource(registrationsList, { areas: ['biometrics', 'people'] }),
  punches: resource(punchesList, { areas: ['biometrics', 'people'] }),
  'punch-imports': resource(punchImportsList, { areas: ['biometrics', 'people'] }),
  'waiting-devices': resource(waitingDevicesList, { areas: ['biometrics'] }),
} satisfies Record<string, ResourceOf>

export const biometricsCommands = {
  addDevice: command(api.addDevice),
  changeDevice: command(api.changeDevice, 'audit'),
  deleteDevice: command(api.deleteDevice),
  setDeviceKey: command(api.setDeviceKey, 'audit'),
  deployDevices: command(api.deployDevices, 'audit'),
  registerEmployee: command(api.registerEmployee, 'attendance', 'audit'),
  importPunches: long(command(punchImportsApi.importPunches, 'attendance', 'audit')),
  undoPunchImport: long(command(punchImportsApi.undoPunchImport, 'attendance', 'audit')),
  endRegistration: command(api.endRegistration, 'attendance', 'audit'),
}
