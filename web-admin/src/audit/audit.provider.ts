import { auditFiltersList, recordViewsList } from '@workledger/contracts/audit/audit.lists'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { samplesApi } from '@workledger/contracts/samples/samples.api'
import { sampleItemsList, samplesList } from '@workledger/contracts/samples/samples.lists'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { watchHitsList } from '@workledger/contracts/watch/watch.lists'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const auditResources = {
  'audit-filters': resource(auditFiltersList, { areas: ['audit'] }),
  'record-views': resource(recordViewsList, { areas: ['audit'] }),
  samples: resource(samplesList, { areas: ['samples'] }),
  'sample-items': resource(sampleItemsList, { areas: ['samples'] }),
  'watch-hits': resource(watchHitsList, { areas: ['watch'] }),
} satisfies Record<string, ResourceOf>

export const auditCommands = {
  saveAuditFilter: command(auditEventsApi.saveAuditFilter),
  changeAuditFilter: command(auditEventsApi.changeAuditFilter),
  deleteAuditFilter: command(auditEventsApi.deleteAuditFilter),
  drawSample: long(command(samplesApi.drawSample, 'audit')),
  markSampleItem: command(samplesApi.markSampleItem, 'audit'),
  noteSampleItem: command(samplesApi.noteSampleItem, 'audit'),
  finishSample: command(samplesApi.finishSample, 'audit'),
  reopenSample: command(samplesApi.reopenSample, 'audit'),
  deleteSample: command(samplesApi.deleteSample, 'audit'),
  setWatchRule: command(watchApi.setWatchRule, 'audit'),
  confirmWatchRule: command(watchApi.confirmWatchRule, 'audit'),
  withdrawWatchRule: command(watchApi.withdrawWatchRule, 'audit'),
  lookAtHit: command(watchApi.lookAtHit, 'audit'),
}
