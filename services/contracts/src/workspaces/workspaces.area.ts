import type { AreaContracts } from '../kernel/area'
import { workspace, workspaceSettings, workspacesApi } from './workspaces.api'
import { workspaceErrors } from './workspaces.errors'
import { workspacesEventWords } from './workspaces.event-words'
import { subdomainEvents, workspaceEvents } from './workspaces.events'
import { workspacesGains } from './workspaces.gains'
import { workspacesPublicEvents } from './workspaces.public-events'

export const workspacesContracts = {
  name: 'workspaces',
  endpoints: [workspacesApi],
  gains: workspacesGains,
  events: [workspaceEvents, subdomainEvents],
  publicEvents: workspacesPublicEvents,
  eventWords: workspacesEventWords,
  errors: workspaceErrors,
  tokens: {
    never: 'writes',
    any: ['workspaces'],
    events: [
      'WorkspaceClosingAnnounced',
      'WorkspaceClosingWithdrawn',
      'RetentionChanged',
      'WorkspaceSettingsChanged',
    ],
  },
  records: { Workspace: workspace, WorkspaceSettings: workspaceSettings },
} satisfies AreaContracts
