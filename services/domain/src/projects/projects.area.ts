import { projectEvents } from '@workledger/contracts/projects/projects.events'
import { type AreaStreams, stream } from '../kernel/area'
import { projectDecider } from './project'

export const projectsStreams: AreaStreams = {
  name: 'projects',
  streams: [stream(projectDecider, projectEvents, 'no employee')],
}
