import { LiveView } from '@workledger/kit/areas/people/directory/live-view'

/** The presence and work of the viewer's own people. */
export default function TeamLive() {
  return <LiveView team />
}
