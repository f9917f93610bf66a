import type { AreaApi } from '../kernel/area'
import { AnnouncementsController } from './announcements.controller'
import { BlockedStreams } from './blocked-streams'
import { FailedJobsController } from './failed-jobs.controller'
import { Installation } from './installation'
import { InstallationController } from './installation.controller'
import { OperationsController } from './operations.controller'
import { Operators } from './operators'

export const operationsArea: AreaApi = {
  name: 'operations',
  controllers: [OperationsController, InstallationController, AnnouncementsController, FailedJobsController],
  providers: [Installation, Operators, BlockedStreams],
}
