import type { AreaApi } from '../kernel/area'
import { OperationsController } from './operations.controller'

export const operationsArea: AreaApi = {
  name: 'operations',
  controllers: [OperationsController],
}
