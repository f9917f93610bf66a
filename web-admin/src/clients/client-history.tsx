import { languages } from '@workledger/contracts/kernel/languages'
import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isOffered } from '@workledger/kit/i18n/languages'

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
  'language',
  'hrate',
]

const languageName = (field: string, given: unknown) =>
  field === 'language' && typeof given === 'string' && isOffered(given)
    ? languages[given].name
    : undefined

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
      words={areaHistory({ area: 'clients', fields: clientFields, value: languageName })}
      onClose={close}
    />
  )
}
