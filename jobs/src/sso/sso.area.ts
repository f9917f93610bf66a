import { signOnEvents as s } from '@workledger/contracts/sso/sso.events'
import type { AreaJobs } from '../kernel/area'
import { ssoMails } from './sso.mails'
import { ssoProcesses } from './sso.processes'

export const ssoJobs: AreaJobs = {
  name: 'sso',
  processes: ssoProcesses,
  secrets: [
    {
      name: 'secrets of sign-in providers',
      replaces: [s.SignOnProviderSet],
      ends: [s.SignOnProviderRemoved],
    },
  ],
  mails: ssoMails,
}
