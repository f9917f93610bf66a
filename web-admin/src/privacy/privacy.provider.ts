import { closingApi } from '@workledger/contracts/privacy/closing.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { formerPeopleList } from '@workledger/contracts/privacy/privacy.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const privacyResources = {
  'former-people': resource(formerPeopleList, { areas: ['privacy', 'people'] }),
} satisfies Record<string, ResourceOf>

export const privacyCommands = {
  erasePerson: command(privacyApi.erasePerson, 'people', 'audit'),
  withdrawErasure: command(privacyApi.withdrawErasure, 'people', 'audit'),
  holdPerson: command(privacyApi.holdPerson, 'audit'),
  liftHold: command(privacyApi.liftHold, 'audit'),
  closeWorkspace: command(closingApi.closeWorkspace, 'workspaces', 'audit'),
  withdrawClosing: command(closingApi.withdrawClosing, 'workspaces', 'audit'),
}
