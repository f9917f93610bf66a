import type { AreaContracts } from '../kernel/area'
import { announcement, announcementsApi } from './announcements.api'
import { announcementEvents, dismissalEvents } from './announcements.events'
import { failedJobsApi } from './failed-jobs.api'
import { failedJobEvents } from './failed-jobs.events'
import { blockedStream, installation, operationsApi, workspaceOperations } from './operations.api'
import { operationsErrors } from './operations.errors'
import { operationsEventWords } from './operations.event-words'
import { deliveryEvents, skipEvents } from './operations.events'
import { operationsGains } from './operations.gains'
import { announcementsList, deliveriesList, failedJobsList } from './operations.lists'
import { operationsPublicEvents } from './operations.public-events'
import { parkedApi } from './parked.api'
import { parkedEvents } from './parked.events'
import { signingEvents } from './signing.events'

export const operationsContracts = {
  name: 'operations',
  endpoints: [operationsApi, announcementsApi, failedJobsApi, parkedApi],
  gains: operationsGains,
  lists: [deliveriesList, announcementsList, failedJobsList],
  events: [
    deliveryEvents,
    skipEvents,
    announcementEvents,
    dismissalEvents,
    failedJobEvents,
    parkedEvents,
    signingEvents,
  ],
  publicEvents: operationsPublicEvents,
  eventWords: operationsEventWords,
  errors: operationsErrors,
  tokens: { never: 'writes' },
  records: {
    Announcement: announcement,
    BlockedStream: blockedStream,
    Installation: installation,
    WorkspaceOperations: workspaceOperations,
  },
} satisfies AreaContracts
