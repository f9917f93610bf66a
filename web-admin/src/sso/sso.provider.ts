import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { command } from '../kit/command'

export const ssoCommands = {
  addMailDomain: command(api.addMailDomain, 'audit'),
  checkMailDomain: command(api.checkMailDomain, 'audit'),
  removeMailDomain: command(api.removeMailDomain, 'audit'),
  setSignOnProvider: command(api.setSignOnProvider, 'audit'),
  removeSignOnProvider: command(api.removeSignOnProvider, 'audit'),
  testSignOnProvider: command(api.testSignOnProvider),
  enforceSignOn: command(api.enforceSignOn, 'audit'),
  nameEmergencyAccounts: command(api.nameEmergencyAccounts, 'audit'),
}
