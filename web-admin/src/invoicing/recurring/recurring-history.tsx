import type { RecurringInvoiceAnswer } from '@workledger/contracts/invoicing/recurring.api'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useGrouped } from '@workledger/kit/i18n/grouped'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { pair } from '@workledger/kit/i18n/pair'
import { useYesNo } from '../../kit/yes-no'
import { useReason } from '../paypal/use-reason'
import { recurringTexts } from './messages'

const recurringFields = [
  'status',
  'client_id',
  'every',
  'unit',
  'first_on',
  'until',
  'times',
  'send',
  'due_days',
  'currency',
  'lines',
  'order_number',
  'buyer_reference',
  'public_notes',
  'tax_name1',
  'tax_rate1',
  'tax_category1',
  'tax_reason1',
  'tax_name2',
  'tax_rate2',
  'tax_category2',
  'tax_reason2',
  'discount_name',
  'discount_rate',
  'discount_amount',
  'made',
  'last_on',
  'reason',
]

interface RecurringLine {
  description?: string
  quantity?: string
  unit_price?: string
}

/** The history of a recurring invoice. */
export default function RecurringHistory({
  recurring,
  close,
}: {
  recurring: Pick<RecurringInvoiceAnswer, 'stream' | 'client'>
  close: () => void
}) {
  const t = useText(recurringTexts)
  const { day } = useFormat()
  const grouped = useGrouped()
  const yesNo = useYesNo()
  const reason = useReason()
  const clientName = useClientNames()

  const value = (field: string, given: unknown) => {
    if (field === 'client_id') return clientName(given)

    if (field === 'status' && (given === 'active' || given === 'paused' || given === 'ended'))
      return t(`statuses.${given}`)

    if (field === 'unit' && (given === 'week' || given === 'month' || given === 'year'))
      return t(`units.${given}`)

    if (field === 'reason' && typeof given === 'string') return reason(given)

    if (field === 'lines' && Array.isArray(given))
      return grouped(
        given.map(({ description, quantity, unit_price }: RecurringLine) =>
          pair(description ?? '', `${quantity} × ${unit_price}`),
        ),
      )

    if (typeof given === 'string' && isDay(given)) return day(given)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={recurring.stream}
      title={recurring.client}
      words={areaHistory({ area: 'invoicing', fields: recurringFields, value })}
      onClose={close}
    />
  )
}
