import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import type { WorkspaceEvent } from '@workledger/domain/workspaces/workspace'
import { uploadsOf } from '../kernel/uploads'

export const workspacesUploads = uploadsOf<WorkspaceEvent>({
  name: 'a logo',
  frees: [workspaceEvents.WorkspaceLogoChanged],
  changes: (event) =>
    event.type === 'WorkspaceLogoChanged' ? { logo: event.data.logo } : undefined,
})
