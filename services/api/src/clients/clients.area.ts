import type { AreaApi } from '../kernel/area'
import { ClientsController } from './clients.controller'

export const clientsArea: AreaApi = {
  name: 'clients',
  controllers: [ClientsController],
}
