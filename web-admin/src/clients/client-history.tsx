import { clientEvents } from '@workledger/contracts/clients/clients.events'
import type { Rows } from '@workledger/contracts/registry'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { clientsTexts } from './messages'

type ClientEvent = keyof typeof clientEvents
const isClientEvent = (type: string): type is ClientEvent => type in clientEvents

export default function ClientHistory({ client, close }: { client: Rows['clients']; close: () => void }) {
  const t = useText(clientsTexts)
  const fields: Record<string, string | null> = {
    client_id: null,
    name: t('clientName'),
    contact_name: t('contact'),
    contact_email: t('email'),
    contact_phone: t('phone'),
    address: t('address'),
    postcode: t('postcode'),
    city: t('city'),
    country: t('country'),
    vat_id: t('vatId'),
    registration_number: t('registration'),
    buyer_reference: t('reference'),
    hrate: t('rate'),
  }
  return (
    <HistoryPanel
      stream={client.stream}
      title={client.name}
      words={historyWords({ event: (type) => (isClientEvent(type) ? t(`event.${type}`) : undefined), fields })}
      onClose={close}
    />
  )
}
