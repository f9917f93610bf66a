import type { AreaApi } from '../kernel/area'
import { BlockedStreams } from './blocked-streams'
import { Installation } from './installation'
import { InstallationController } from './installation.controller'
import { OperationsController } from './operations.controller'
import { Operators } from './operators'

export const operationsArea: AreaApi = {
  name: 'operations',
  controllers: [OperationsController, InstallationController],
  providers: [Installation, Operators, BlockedStreams],
}
