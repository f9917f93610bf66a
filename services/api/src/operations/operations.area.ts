import { IS_OPERATOR } from '../kernel/access/access'
import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS } from '../kernel/options'
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
  controllers: [
    OperationsController,
    InstallationController,
    AnnouncementsController,
    FailedJobsController,
    ParkedController,
  ],
  providers: [
    Installation,
    BlockedStreams,
    {
      provide: Operators,
      useFactory: (options: ApiOptions, installation: Installation) =>
        new Operators(options.operators, installation),
      inject: [OPTIONS, Installation],
    },
    {
      provide: IS_OPERATOR,
      useFactory: (operators: Operators) => operators.includes.bind(operators),
      inject: [Operators],
    },
  ],
}
