import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { isUnit } from '@workledger/contracts/invoicing/units'
import { useClientNames } from '@workledger/kit/areas/clients/clients-found'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { invoicingTexts } from './messages'
import english from './messages.en'

type Said = keyof typeof english.event
const isSaid = (type: string): type is Said => type in invoiceEvents && type in english.event

/** Everything that happened to an invoice. */
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
  const fields: Record<string, string | null> = {
    status: t('status'),
    invoice_id: null,
    item_id: null,
    document: null,
    credit_note_id: null,
    payment_id: null,
    send: null,
    credit_note_number: t('creditNotes'),
    credited_on: t('credit.day'),
    reversed_on: t('reversal.day'),
    reason: t('credit.reason'),
    supply_from: t('supplyFrom'),
    supply_to: t('supplyTo'),
    buyer_reference: t('buyerReference'),
    order_number: t('orderNumber'),
    tax_category1: `${t('tax1')}: ${t('vat.category')}`,
    tax_reason1: `${t('tax1')}: ${t('vat.reason')}`,
    tax_category2: `${t('tax2')}: ${t('vat.category')}`,
    tax_reason2: `${t('tax2')}: ${t('vat.reason')}`,
    tax_rounding: t('settings.rounding'),
    unit: t('unit'),
    lines: null,
    vat_category: t('vat.category'),
    vat_rate: t('vat.rate'),
    vat_reason: t('vat.reason'),
    client_id: t('client'),
    invoice_number: t('number'),
    invoice_date: t('issued'),
    due_date: t('due'),
    public_notes: t('notes'),
    currency: t('currency'),
    tax_name1: `${t('tax1')}: ${t('taxName')}`,
    tax_rate1: `${t('tax1')}: ${t('taxRate')}`,
    tax_name2: `${t('tax2')}: ${t('taxName')}`,
    tax_rate2: `${t('tax2')}: ${t('taxRate')}`,
    discount_name: t('discountName'),
    discount_rate: t('discountRate'),
    discount_amount: t('discountAmount'),
    exchange_source: t('exchange.source'),
    exchange_on: t('exchange.on'),
    description: t('description'),
    quantity: t('quantity'),
    unit_price: t('unitPrice'),
    tax1: t('tax1'),
    tax2: t('tax2'),
    discount: t('discount'),
    amount: t('amount'),
    paid_on: t('payDate'),
    note: t('payNote'),
    off: t('reminder.off'),
    reminded_on: t('reminder.on'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'client_id') return clientName(given)
    if (field === 'unit' && typeof given === 'string' && isUnit(given)) return t(`units.${given}`)
    if (field === 'status' && typeof given === 'string' && given in english.statuses)
      return t(`statuses.${given as keyof typeof english.statuses}`)
    if (typeof given === 'boolean') return given ? '✓' : '–'
    return typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) ? day(given) : undefined
  }
  return (
    <HistoryPanel
      stream={invoice.stream}
      title={[invoice.invoice_number, invoice.client.name].filter(Boolean).join(' · ')}
      words={historyWords({
        event: (type) => (isSaid(type) ? t(`event.${type}`) : undefined),
        fields,
        value,
        brief: ['InvoiceTimeAdded', 'InvoiceClosed', 'InvoiceIssued', 'InvoiceCredited'],
      })}
      evidence={{ scope: 'invoice', id: invoice.id }}
      onClose={close}
    />
  )
}
