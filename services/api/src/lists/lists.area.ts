import type { AreaApi } from '../kernel/area'
import { ExportsController } from './exports.controller'
import { ListsController } from './lists.controller'

export const listsArea: AreaApi = {
  name: 'lists',
  controllers: [ListsController, ExportsController],
}
