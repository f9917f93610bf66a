import type { AreaJobs } from '../kernel/area'
import { ClosedWorkspaces } from './closed-workspaces'
import { ExportExpiry } from './export-expiry'
import { privacyMails } from './privacy.mails'
import { privacyProcesses } from './privacy.processes'

export const privacyJobs: AreaJobs = {
  name: 'privacy',
  mails: privacyMails,
  processes: privacyProcesses,
  schedules: [
    ({ vault, commands, context }) => new ExportExpiry({ vault, commands, context }),
    ({ vault, commands }) => new ClosedWorkspaces({ vault, commands }),
  ],
}
