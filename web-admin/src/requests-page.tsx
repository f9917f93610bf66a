import RequestsPage from './people/requests-page'
import { useRequestTabs } from './tabs'

/** An employee's requests, which other areas fill. */
export default function Requests() {
  return <RequestsPage tabs={useRequestTabs()} />
}
