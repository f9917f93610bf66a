import type { AreaApi } from '../kernel/area'
import { AnnouncementsController } from './announcements.controller'
import { BlockedStreams } from './blocked-streams'
import { FailedJobsController } from './failed-jobs.controller'
import { Installation } from './installation'
import { InstallationController } from './installation.controller'
import { OperationsController } from './operations.controller'
import { Operators } from './operators'
import { ParkedController } from './parked.controller'

export const operationsArea: AreaApi = {
  name: 'operations',
  controllers: [OperationsController, InstallationController, AnnouncementsController, FailedJobsController, ParkedController],
  providers: [Installation, Operators, BlockedStreams],
}
