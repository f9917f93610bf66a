import { provisioningApi as api } from '@workledger/contracts/provisioning/provisioning.api'
import { provisionedGroupsList } from '@workledger/contracts/provisioning/provisioning.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const provisioningResources = {
  'provisioned-groups': resource(provisionedGroupsList, { areas: ['provisioning', 'structure'] }),
} satisfies Record<string, ResourceOf>

export const provisioningCommands = {
  changeProvisioning: command(api.changeProvisioning, 'audit'),
  mapGroup: command(api.mapGroup, 'audit'),
  confirmGroupMapping: command(api.confirmGroupMapping, 'audit'),
  unmapGroup: command(api.unmapGroup, 'audit'),
}
