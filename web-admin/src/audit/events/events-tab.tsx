import { IntegrityCard } from '../integrity-card'

/** Every event of the workspace. */
export function EventsTab() {
  return <IntegrityCard />
}
