import type { AreaApi } from '../kernel/area'
import { ServiceAccountsController } from './service-accounts.controller'
import { TokenMaker } from './token-maker'
import { TokensController } from './tokens.controller'

export const integrationsArea: AreaApi = {
  name: 'integrations',
  controllers: [TokensController, ServiceAccountsController],
  providers: [TokenMaker],
}
