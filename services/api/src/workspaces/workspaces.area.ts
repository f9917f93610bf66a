import type { AreaApi } from '../kernel/area'
import { WorkspacesController } from './workspaces.controller'

export const workspacesArea: AreaApi = {
  name: 'workspaces',
  controllers: [WorkspacesController],
}
