import type { paymentEvents } from '@workledger/contracts/payments/payments.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { paymentTexts } from './payment-messages'
import { usePayWords } from './words'

const events = [
  'PaymentFileMade',
  'PayRunEntriesPaid',
  'PayRunEntriesUnpaid',
] as const satisfies (keyof typeof paymentEvents)[]

/**
 * The history of a run's files and marks. A mark shows the event only, because it may concern
 * thousands of people.
 */
export default function PaymentHistory({
  stream,
  title,
  close,
}: {
  stream: string
  title: string
  close: () => void
}) {
  const t = useText(paymentTexts)
  const { day } = usePayWords()

  const fields = {
    format: t('fields.format'),
    transactions: t('fields.transactions'),
    total: t('fields.total'),
    currency: t('fields.currency'),
    execution_date: t('execution'),
    sha256: 'SHA-256',
  }

  return (
    <HistoryPanel
      stream={stream}
      title={title}
      words={historyWords({
        event: (type) => {
          const known = events.find((each) => each === type)
          return known && t(`events.${known}`)
        },
        fields,
        value: (field, given) =>
          field === 'execution_date' && typeof given === 'string' ? day(given) : undefined,
        brief: ['PayRunEntriesPaid', 'PayRunEntriesUnpaid'],
      })}
      onClose={close}
    />
  )
}
