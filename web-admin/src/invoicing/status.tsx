import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { useText } from '@workledger/kit/i18n/i18n'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import type { Tone } from '@workledger/kit/ui/tokens'
import { isZero } from '../kit/decimal'
import { invoicingTexts } from './messages'

export type StatusName = keyof typeof invoiceStatuses

export const statusNames = Object.keys(invoiceStatuses) as StatusName[]

/** Returns the word of a status id. */
export const statusOf = (id: number): StatusName =>
  statusNames.find((name) => invoiceStatuses[name] === id) ?? 'draft'

/** Sent or viewed, and not yet due: later states say more than an approval. */
export const canBeApproved = (id: number): boolean =>
  id === invoiceStatuses.sent || id === invoiceStatuses.viewed

const invoiceStatusTones: Record<StatusName, Tone> = {
  draft: 'wait',
  sent: 'accent',
  viewed: 'accent',
  approved: 'good',
  partial: 'warn',
  paid: 'good',
  credited: 'wait',
  overdue: 'bad',
  unpaid: 'warn',
}

type Props = Partial<Pick<InvoiceAnswer, 'paid' | 'emailed_at'>> & {
  id: InvoiceAnswer['invoice_status_id']
}

/**
 * Shows both states of an overdue invoice with a partial payment, and *issued* for one that was not
 * sent by our mail.
 */
export function InvoiceStatus({ id, paid = '0', emailed_at }: Props) {
  const t = useText(invoicingTexts)
  const name = statusOf(id)

  return (
    <Row component="span" align="stretch" inline gap={0.5}>
      <StatusChip tone={invoiceStatusTones[name]}>
        {t(`statuses.${name === 'sent' && emailed_at === null ? 'issued' : name}`)}
      </StatusChip>
      {name === 'overdue' && !isZero(paid) && (
        <StatusChip tone={invoiceStatusTones.partial}>{t('statuses.partial')}</StatusChip>
      )}
    </Row>
  )
}
