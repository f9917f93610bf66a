import Box from '@mui/material/Box'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import type { ReactNode } from 'react'
import { isNegative, isZero } from '../kit/decimal'
import { CreditNotesCard } from './credit-notes-card'
import { EInvoiceCard } from './einvoice/einvoice-card'
import { InvoicePayments } from './invoice-payments'
import { invoicingTexts } from './messages'
import { recurringTexts } from './recurring/messages'
import { RemindersCard } from './reminders/reminders-card'

/** The debt, its start, and the payments. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceAnswer }) {
  const facts = useFacts(invoice)

  return (
    <Stack gap={2}>
      <Card padded>
        <Grid
          component="dl"
          columns="auto 1fr"
          gap="6px 16px"
          sx={{ m: 0, '& dd': { m: 0, textAlign: 'end' }, '& dt': { color: 'text.secondary' } }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Grid>
      </Card>
      <InvoicePayments invoice={invoice} />
      {invoice.invoice_status_id !== invoiceStatuses.draft && <RemindersCard invoice={invoice} />}
      {invoice.credit_notes.length > 0 && <CreditNotesCard invoice={invoice} />}
      {invoice.invoice_status_id !== invoiceStatuses.draft && <EInvoiceCard id={invoice.id} />}
    </Stack>
  )
}

/** Returns the client, the days and the amounts of an invoice, each with its label. */
function useFacts(invoice: InvoiceAnswer): [string, ReactNode][] {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const { day, moment } = useFormat()
  const { currency } = invoice

  return [
    [t('client'), <bdi key="client">{invoice.client.name}</bdi>],
    [t('issued'), day(invoice.invoice_date)],
    [t('due'), day(invoice.due_date)],
    ...(invoice.emailed_at
      ? [[t('sentOn'), moment(invoice.emailed_at)] as [string, ReactNode]]
      : []),
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
      : [
          [
            t('credited'),
            <Money key="credited" amount={invoice.credited} currency={currency} />,
          ] as [string, ReactNode],
        ]),
    [
      t(isNegative(invoice.balance) ? 'refund' : 'balance'),
      <b key="balance">
        <Money amount={invoice.balance.replace('-', '')} currency={currency} />
      </b>,
    ],
  ]
}
