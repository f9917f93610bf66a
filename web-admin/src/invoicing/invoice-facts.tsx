import Box from '@mui/material/Box'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isNegative, isZero } from '../kit/decimal'
import { useMay } from '../kit/may'
import { CreditNoteMenu } from './credit-note-menu'
import { EInvoiceCard } from './einvoice/einvoice-card'
import { invoicingTexts } from './messages'
import { recurringTexts } from './recurring/messages'
import { RemindersCard } from './reminders/reminders-card'

const ReversalDialog = lazy(() => import('./reversal-dialog'))

/** What is owed, since when, and what was paid of it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const { day, moment } = useFormat()
  const { currency } = invoice
  const may = useMay()
  const [reversing, setReversing] = useState<InvoiceAnswer['payments'][number] | null>(null)
  const facts: [string, ReactNode][] = [
    [t('client'), <bdi key="client">{invoice.client.name}</bdi>],
    [t('issued'), day(invoice.invoice_date)],
    [t('due'), day(invoice.due_date)],
    ...(invoice.emailed_at ? [[t('sentOn'), moment(invoice.emailed_at)] as [string, ReactNode]] : []),
    ...(
      [
        ['by', invoice.recurring_id],
        ['repeated', invoice.repeated_by],
      ] as const
    ).flatMap(([label, id]): [string, ReactNode][] =>
      id
        ? [
            [
              recurring(label),
              <AppLink key={label} to={`/admin/invoice/recurring/${id}`}>
                {recurring('one')}
              </AppLink>,
            ],
          ]
        : [],
    ),
    [t('total'), <Money key="total" amount={invoice.amount} currency={currency} />],
    [t('paid'), <Money key="paid" amount={invoice.paid} currency={currency} />],
    ...(isZero(invoice.credited)
      ? []
      : [[t('credited'), <Money key="credited" amount={invoice.credited} currency={currency} />] as [string, ReactNode]]),
    [
      t(isNegative(invoice.balance) ? 'refund' : 'balance'),
      <b key="balance">
        <Money amount={invoice.balance.replace('-', '')} currency={currency} />
      </b>,
    ],
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card padded>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '6px 16px',
            '& dd': { m: 0, textAlign: 'end' },
            '& dt': { color: 'text.secondary' },
          }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
      </Card>
      <Card title={t('payments')}>
        {invoice.payments.length === 0 ? (
          <Box sx={{ p: 2, color: 'text.secondary' }}>{t('noPayments')}</Box>
        ) : (
          invoice.payments.map((payment) => (
            <Box
              key={payment.id}
              sx={{
                display: 'flex',
                gap: 2,
                px: 2,
                py: 1,
                borderBottom: '1px solid',
                borderColor: 'divider',
                '&:last-child': { border: 0 },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {day(payment.paid_on)}
                {payment.reversed_on && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                    {t('reversal.on', { day: day(payment.reversed_on) })}
                    {payment.reversal_reason && <bdi> · {payment.reversal_reason}</bdi>}
                  </Box>
                )}
                {payment.note && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                    <bdi>{payment.note}</bdi>
                  </Box>
                )}
              </Box>
              <Box component={payment.reversed_on ? 's' : 'span'} sx={{ color: payment.reversed_on ? 'text.secondary' : undefined }}>
                <Money amount={payment.amount} currency={currency} />
              </Box>
              {!payment.reversed_on && may('reversePayment') && (
                <MenuButton
                  label={t('openPayment', { amount: payment.amount })}
                  entries={[{ label: t('reversal.action'), icon: 'back', danger: true, run: () => setReversing(payment) }]}
                >
                  <Icon name="more" />
                </MenuButton>
              )}
            </Box>
          ))
        )}
      </Card>
      {invoice.invoice_status_id !== invoiceStatuses.draft && <RemindersCard invoice={invoice} />}
      {invoice.credit_notes.length > 0 && (
        <Card title={t('creditNotes')}>
          {invoice.credit_notes.map((note) => (
            <Box
              key={note.id}
              sx={{ display: 'flex', gap: 2, px: 2, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <span className="num">{note.number ?? t('beingNumbered')}</span>
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                  {day(note.credited_on)}
                  {note.reason && <bdi> · {note.reason}</bdi>}
                </Box>
              </Box>
              <Money amount={note.amount} currency={currency} />
              <CreditNoteMenu invoiceId={invoice.id} note={note} client={invoice.client} />
            </Box>
          ))}
        </Card>
      )}
      <Suspense>{reversing && <ReversalDialog invoice={invoice} payment={reversing} close={() => setReversing(null)} />}</Suspense>
      {invoice.invoice_status_id !== invoiceStatuses.draft && <EInvoiceCard id={invoice.id} />}
    </Box>
  )
}
