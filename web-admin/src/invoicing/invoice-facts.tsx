import Box from '@mui/material/Box'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoices.api'
import { Card } from '@workledger/web-app/kit/card'
import { Money } from '@workledger/web-app/kit/figures'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import type { ReactNode } from 'react'
import { invoicingTexts } from './messages'

/** What is owed, since when, and what was paid of it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const { day, moment } = useFormat()
  const { currency } = invoice
  const facts: [string, ReactNode][] = [
    [t('client'), <bdi key="client">{invoice.client.name}</bdi>],
    [t('issued'), day(invoice.invoice_date)],
    [t('due'), day(invoice.due_date)],
    ...(invoice.emailed_at ? [[t('sentOn'), moment(invoice.emailed_at)] as [string, ReactNode]] : []),
    [t('total'), <Money key="total" amount={invoice.amount} currency={currency} />],
    [t('paid'), <Money key="paid" amount={invoice.paid} currency={currency} />],
    [
      t('balance'),
      <b key="balance">
        <Money amount={invoice.balance} currency={currency} />
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
                {payment.note && (
                  <Box component="bdi" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                    {payment.note}
                  </Box>
                )}
              </Box>
              <Money amount={payment.amount} currency={currency} />
            </Box>
          ))
        )}
      </Card>
    </Box>
  )
}
