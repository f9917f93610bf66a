import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../../kit/history-words'
import { paypalTexts } from './messages'
import english from './messages.en'
import { useReason } from './use-reason'

type Said = keyof typeof english.event

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
      words={historyWords({
        event: (type) => (type in english.event ? t(`event.${type as Said}`) : undefined),
        fields: {
          environment: t('environment'),
          client_id: t('clientId'),
          webhook_id: t('webhookId'),
          secret_id: null,
          workspace_id: null,
          paypal_payment_id: null,
          invoice_id: null,
          refund_id: null,
          capture_id: t('capture'),
          amount: t('amount'),
          currency: null,
          paid_on: t('paidOn'),
          reason: t('reason'),
        },
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
