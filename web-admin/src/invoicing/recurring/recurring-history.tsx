import type { RecurringInvoiceAnswer } from '@workledger/contracts/invoicing/recurring.api'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../../kit/history-words'
import { useYesNo } from '../../kit/yes-no'
import { invoicingTexts } from '../messages'
import { useReason } from '../paypal/use-reason'
import { recurringTexts } from './messages'
import english from './messages.en'

type Said = keyof typeof english.event

interface Line {
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
  const k = useText(invoicingTexts)
  const { day } = useFormat()
  const yesNo = useYesNo()
  const reason = useReason()
  const clientName = useClientNames()

  const fields: Record<string, string | null> = {
    status: t('status'),
    client_id: t('client'),
    every: t('every'),
    unit: t('unit'),
    first_on: t('first'),
    until: t('until'),
    times: t('times'),
    send: t('modes.send'),
    due_days: t('dueDays'),
    currency: k('currency'),
    lines: k('items'),
    order_number: k('orderNumber'),
    buyer_reference: k('buyerReference'),
    public_notes: k('notes'),
    tax_name1: `${k('tax1')}: ${k('taxName')}`,
    tax_rate1: `${k('tax1')}: ${k('taxRate')}`,
    tax_category1: `${k('tax1')}: ${k('vat.category')}`,
    tax_reason1: `${k('tax1')}: ${k('vat.reason')}`,
    tax_name2: `${k('tax2')}: ${k('taxName')}`,
    tax_rate2: `${k('tax2')}: ${k('taxRate')}`,
    tax_category2: `${k('tax2')}: ${k('vat.category')}`,
    tax_reason2: `${k('tax2')}: ${k('vat.reason')}`,
    discount_name: k('discountName'),
    discount_rate: k('discountRate'),
    discount_amount: k('discountAmount'),
    made: t('made'),
    last_on: t('last'),
    reason: t('reason'),
  }

  const value = (field: string, given: unknown) => {
    if (field === 'client_id') return clientName(given)

    if (field === 'status' && (given === 'active' || given === 'paused' || given === 'ended'))
      return t(`statuses.${given}`)

    if (field === 'unit' && (given === 'week' || given === 'month' || given === 'year'))
      return t(`units.${given}`)

    if (field === 'reason' && typeof given === 'string') return reason(given)

    if (field === 'lines' && Array.isArray(given))
      return given
        .map(
          ({ description, quantity, unit_price }: Line) =>
            `${description}: ${quantity} × ${unit_price}`,
        )
        .join('; ')

    if (typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given)) return day(given)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={recurring.stream}
      title={recurring.client}
      words={historyWords({
        event: (type) => (type in english.event ? t(`event.${type as Said}`) : undefined),
        fields,
        value,
      })}
      onClose={close}
    />
  )
}
