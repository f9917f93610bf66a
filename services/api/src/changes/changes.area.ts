import type { AreaApi } from '../kernel/area'
import { ChangesController } from './changes.controller'

export const changesArea: AreaApi = {
  name: 'changes',
  controllers: [ChangesController],
}
