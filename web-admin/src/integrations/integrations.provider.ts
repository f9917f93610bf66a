import { integrationsApi as api } from '@workledger/contracts/integrations/integrations.api'
import {
  apiTokensList,
  serviceAccountsList,
} from '@workledger/contracts/integrations/integrations.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const integrationsResources = {
  'api-tokens': resource(apiTokensList, { areas: ['integrations', 'people'] }),
  'service-accounts': resource(serviceAccountsList, { areas: ['integrations', 'people'] }),
} satisfies Record<string, ResourceOf>

export const integrationsCommands = {
  revokeToken: command(api.revokeToken, 'audit'),
  grantTokenScope: command(api.grantTokenScope, 'audit'),
  withdrawTokenScope: command(api.withdrawTokenScope, 'audit'),
  addServiceAccount: command(api.addServiceAccount),
  changeServiceAccount: command(api.changeServiceAccount, 'audit'),
  removeServiceAccount: command(api.removeServiceAccount, 'audit'),
  makeAccountToken: command(api.makeAccountToken, 'audit'),
}
