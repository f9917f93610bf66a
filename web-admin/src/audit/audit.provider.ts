import { auditFiltersList, recordViewsList } from '@workledger/contracts/audit/audit.lists'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { command, type ResourceOf, resource } from '../kit/command'

export const auditResources = {
  'audit-filters': resource(auditFiltersList, { areas: ['audit'] }),
  'record-views': resource(recordViewsList, { areas: ['audit'] }),
} satisfies Record<string, ResourceOf>

export const auditCommands = {
  saveAuditFilter: command(auditEventsApi.saveAuditFilter),
  changeAuditFilter: command(auditEventsApi.changeAuditFilter),
  deleteAuditFilter: command(auditEventsApi.deleteAuditFilter),
}
