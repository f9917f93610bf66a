import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/web-app/kit/i18n'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import type { Tone } from '@workledger/web-app/kit/tokens'
import { invoicingTexts } from './messages'

export type StatusName = keyof typeof invoiceStatuses
export const statusNames = Object.keys(invoiceStatuses) as StatusName[]
/** The word of a status id. */
export const statusOf = (id: number): StatusName => statusNames.find((name) => invoiceStatuses[name] === id) ?? 'draft'
const tones: Record<StatusName, Tone> = {
  draft: 'wait',
  sent: 'accent',
  viewed: 'accent',
  approved: 'good',
  partial: 'warn',
  paid: 'good',
  overdue: 'bad',
  unpaid: 'warn',
}

export function InvoiceStatus({ id }: { id: InvoiceAnswer['invoice_status_id'] }) {
  const t = useText(invoicingTexts)
  const name = statusOf(id)
  return <StatusChip tone={tones[name]}>{t(`statuses.${name}`)}</StatusChip>
}
