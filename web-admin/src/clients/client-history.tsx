import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'

/** In the order of the form. */
const clientFields = [
  'name',
  'contact_name',
  'contact_email',
  'contact_phone',
  'address',
  'postcode',
  'city',
  'country',
  'vat_id',
  'registration_number',
  'buyer_reference',
  'hrate',
]

export default function ClientHistory({
  client,
  close,
}: {
  client: Rows['clients']
  close: () => void
}) {
  return (
    <HistoryPanel
      stream={client.stream}
      title={client.name}
      words={areaHistory({ area: 'clients', fields: clientFields })}
      onClose={close}
    />
  )
}
