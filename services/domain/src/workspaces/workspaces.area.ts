import {
  subdomainEvents,
  workspaceEvents,
} from '@workledger/contracts/workspaces/workspaces.events'
import { type AreaStreams, stream } from '../kernel/area'
import { subdomainDecider } from './subdomain'
import { workspaceDecider } from './workspace'

export const workspacesStreams: AreaStreams = {
  name: 'workspaces',
  streams: [
    stream(workspaceDecider, workspaceEvents, 'no employee'),
    stream(subdomainDecider, subdomainEvents, 'no employee'),
  ],
}
