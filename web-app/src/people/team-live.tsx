import { LiveView } from '@workledger/kit/areas/people/directory/live-view'

/** Who of one's own people is in, and what they work on. */
export default function TeamLive() {
  return <LiveView team />
}
