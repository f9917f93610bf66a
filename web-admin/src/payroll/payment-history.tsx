import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { usePayWords } from './words'

const paymentFields = [
  'format',
  'transactions',
  'total',
  'currency',
  'execution_date',
  'message',
  'message_id',
  'returned_on',
  'sha256',
]

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
  const { day } = usePayWords()

  return (
    <HistoryPanel
      stream={stream}
      title={title}
      words={areaHistory({
        area: 'payments',
        fields: paymentFields,
        labels: { sha256: 'SHA-256' },
        value: (field, given) =>
          field === 'execution_date' && typeof given === 'string' ? day(given) : undefined,
        brief: ['PayRunEntriesPaid', 'PayRunEntriesUnpaid', 'PayRunPaymentsReturned'],
      })}
      onClose={close}
    />
  )
}
