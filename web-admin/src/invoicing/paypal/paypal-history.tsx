import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { paypalTexts } from './messages'
import { useReason } from './use-reason'

const paypalFields = [
  'environment',
  'client_id',
  'webhook_id',
  'capture_id',
  'amount',
  'paid_on',
  'reason',
]

/** The history of the account, or of one of its payments. */
export default function PaypalHistory({
  stream,
  title,
  close,
}: {
  stream: string
  title: string
  close: () => void
}) {
  const t = useText(paypalTexts)
  const { day } = useFormat()
  const reason = useReason()

  return (
    <HistoryPanel
      stream={stream}
      title={title}
      words={areaHistory({
        area: 'invoicing',
        fields: paypalFields,
        labels: { client_id: t('clientId'), webhook_id: t('webhookId'), capture_id: t('capture') },
        value: (field, given) => {
          if (field === 'environment' && (given === 'live' || given === 'sandbox'))
            return t(`environments.${given}`)

          if (field === 'reason' && typeof given === 'string') return reason(given)
          return field === 'paid_on' && typeof given === 'string' ? day(given) : undefined
        },
      })}
      onClose={close}
    />
  )
}
