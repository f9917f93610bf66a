import type { AreaContracts } from '../kernel/area'
import { workspacesApi } from './workspaces.api'
import { workspaceErrors } from './workspaces.errors'
import { subdomainEvents, workspaceEvents } from './workspaces.events'

export const workspacesContracts = {
  name: 'workspaces',
  endpoints: [workspacesApi],
  events: [workspaceEvents, subdomainEvents],
  errors: workspaceErrors,
} satisfies AreaContracts
