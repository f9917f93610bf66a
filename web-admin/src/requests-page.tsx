import RequestsPage from './people/requests-page'
import { useRequestTabs } from './tabs'

/** An employee's requests, with other areas' tabs. */
export default function Requests() {
  return <RequestsPage tabs={useRequestTabs()} />
}
