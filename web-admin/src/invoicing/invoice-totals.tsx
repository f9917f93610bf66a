import Box from '@mui/material/Box'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lastDigit, Money } from '@workledger/kit/ui/figures'
import { Grid } from '@workledger/kit/ui/layout'
import { isZero } from '../kit/decimal'
import { invoicingTexts } from './messages'

type TotalsOfInvoice = Pick<
  InvoiceAnswer,
  'totals' | 'currency' | 'discount_name' | 'discount_rate'
>

/** The server's totals: subtotal − discount + taxes. */
export function InvoiceTotals({ invoice }: { invoice: TotalsOfInvoice }) {
  const t = useText(invoicingTexts)
  const { percent } = useFormat()
  const { totals, currency } = invoice

  const rows = [
    { label: t('subtotal'), amount: totals.subtotal, shown: true },
    {
      label: [
        invoice.discount_name ?? t('discount'),
        invoice.discount_rate && percent(invoice.discount_rate),
      ]
        .filter(Boolean)
        .join(' '),
      amount: totals.discount,
      minus: true,
      shown: !isZero(totals.discount),
    },
    ...totals.taxes.map(({ category, name, rate, amount }) => ({
      label: [
        name || t('vat.label'),
        category === null || category === 'S' ? percent(rate) : t(`vat.categories.${category}`),
      ].join(' '),
      amount,
      shown: true,
    })),
    { label: t('total'), amount: totals.total, shown: true, strong: true },
  ]

  return (
    <Grid
      component="dl"
      columns="1fr auto"
      gap="4px 24px"
      sx={{ m: 0, minWidth: 260, '& dd': { m: 0, textAlign: lastDigit } }}
    >
      {rows
        .filter(({ shown }) => shown)
        .map(({ label, amount, minus, strong }) => (
          <Box key={label} sx={{ display: 'contents', fontWeight: strong ? 600 : 400 }}>
            <Box component="dt" sx={{ color: strong ? undefined : 'text.secondary' }}>
              {label}
            </Box>
            <dd>
              {minus && '−'}
              <Money amount={amount} currency={currency} />
            </dd>
          </Box>
        ))}
    </Grid>
  )
}
