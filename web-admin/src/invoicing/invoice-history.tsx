import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { isUnit } from '@workledger/contracts/invoicing/units'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { joinFacts, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { invoicingTexts } from './messages'
import english from './messages.en'

/** In the order of the form. */
const invoiceFields = [
  'status',
  'credit_note_number',
  'credited_on',
  'reversed_on',
  'reason',
  'supply_from',
  'supply_to',
  'buyer_reference',
  'order_number',
  'tax_category1',
  'tax_reason1',
  'tax_category2',
  'tax_reason2',
  'tax_rounding',
  'unit',
  'vat_category',
  'vat_rate',
  'vat_reason',
  'client_id',
  'invoice_number',
  'invoice_date',
  'due_date',
  'public_notes',
  'currency',
  'tax_name1',
  'tax_rate1',
  'tax_name2',
  'tax_rate2',
  'discount_name',
  'discount_rate',
  'discount_amount',
  'exchange_source',
  'exchange_on',
  'description',
  'quantity',
  'unit_price',
  'tax1',
  'tax2',
  'discount',
  'amount',
  'paid_on',
  'note',
  'off',
  'reminded_on',
]

/** The history of an invoice. */
export default function InvoiceHistory({
  invoice,
  close,
}: {
  invoice: Pick<InvoiceAnswer, 'id' | 'stream' | 'invoice_number' | 'client'>
  close: () => void
}) {
  const t = useText(invoicingTexts)
  const { day } = useFormat()
  const clientName = useClientNames()

  const value = (field: string, given: unknown) => {
    if (field === 'client_id') return clientName(given)
    if (field === 'unit' && typeof given === 'string' && isUnit(given)) return t(`units.${given}`)

    if (field === 'status' && typeof given === 'string' && given in english.statuses)
      return t(`statuses.${given as keyof typeof english.statuses}`)

    if (typeof given === 'boolean') return given ? '✓' : '–'

    return typeof given === 'string' && isDay(given) ? day(given) : undefined
  }

  return (
    <HistoryPanel
      stream={invoice.stream}
      title={joinFacts([invoice.invoice_number, invoice.client.name])}
      words={areaHistory({
        area: 'invoicing',
        fields: invoiceFields,
        value,
        brief: ['InvoiceTimeAdded', 'InvoiceClosed', 'InvoiceIssued', 'InvoiceCredited'],
      })}
      evidence={{ scope: 'invoice', id: invoice.id }}
      onClose={close}
    />
  )
}
