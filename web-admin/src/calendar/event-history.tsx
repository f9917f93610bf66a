import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'

/** In the order of the form. */
const companyEventFields = [
  'title',
  'description',
  'event_on',
  'event_time',
  'end_date',
  'end_time',
  'zone',
  'location',
  'location_id',
  'notify',
]

export default function EventHistory({
  event,
  close,
}: {
  event: Rows['events']
  close: () => void
}) {
  return (
    <HistoryPanel
      stream={event.stream}
      title={event.title}
      words={areaHistory({ area: 'calendar', fields: companyEventFields })}
      onClose={close}
    />
  )
}
