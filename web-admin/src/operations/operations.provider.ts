import { factorsApi } from '@workledger/contracts/access/factors.api'
import { announcementsApi } from '@workledger/contracts/operations/announcements.api'
import { failedJobsApi } from '@workledger/contracts/operations/failed-jobs.api'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import {
  announcementsList,
  deliveriesList,
  failedJobsList,
} from '@workledger/contracts/operations/operations.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const operationsResources = {
  deliveries: resource(deliveriesList, { areas: ['operations'] }),
  announcements: resource(announcementsList, { areas: ['operations'] }),
  'failed-jobs': resource(failedJobsList, { areas: ['operations'] }),
} satisfies Record<string, ResourceOf>

export const operationsCommands = {
  resendDelivery: command(operationsApi.resendDelivery, 'audit'),
  addAnnouncement: command(announcementsApi.addAnnouncement, 'audit'),
  changeAnnouncement: command(announcementsApi.changeAnnouncement, 'audit'),
  withdrawAnnouncement: command(announcementsApi.withdrawAnnouncement, 'audit'),
  retryFailedJob: command(failedJobsApi.retryFailedJob),
  resetAnyFactors: command(factorsApi.resetAnyFactors, 'audit'),
  discardFailedJob: command(failedJobsApi.discardFailedJob),
}
