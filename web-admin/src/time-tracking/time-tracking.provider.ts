import { timeImportsApi } from '@workledger/contracts/time-tracking/time-imports.api'
import { timeImportsList } from '@workledger/contracts/time-tracking/time-imports.lists'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const timeTrackingResources = {
  'time-imports': resource(timeImportsList, { areas: ['time-tracking', 'people'] }),
} satisfies Record<string, ResourceOf>

export const timeTrackingCommands = {
  importTime: long(command(timeImportsApi.importTime, 'projects', 'clients', 'audit')),
  undoTimeImport: long(command(timeImportsApi.undoTimeImport, 'projects', 'clients', 'audit')),
}
