import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { daysLate, type InvoiceRow, numberOf, useInvoiceAddress } from './invoice-row'
import { invoicingTexts } from './messages'
import { InvoiceStatus } from './status'

/** Returns the columns of the list of invoices. */
export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const t = useText(invoicingTexts)
  const { day, number } = useFormat()
  const amounts = useAmountColumns()

  return [
    {
      id: 'number',
      label: t('number'),
      sort: 'invoice_number',
      fixed: true,
      cell: (row) => <InvoiceNumber row={row} />,
    },
    {
      id: 'client',
      label: t('client'),
      sort: 'client',
      card: 'fact',
      cell: ({ client }) => <bdi>{client}</bdi>,
    },
    {
      id: 'issued',
      label: t('issued'),
      sort: 'invoice_date',
      card: 'fact',
      cell: ({ invoice_date }) => day(invoice_date),
    },
    {
      id: 'due',
      label: t('due'),
      sort: 'due_date',
      card: 'fact',
      named: true,
      cell: (row) => <DueDate row={row} />,
    },
    {
      id: 'old',
      label: t('old'),
      sort: 'days_old',
      end: true,
      card: 'none',
      cell: ({ days_old }) => number(days_old),
    },
    ...amounts,
    {
      id: 'status',
      label: t('status'),
      sort: 'invoice_status_id',
      cell: ({ invoice_status_id: id, paid, emailed_at }) => (
        <InvoiceStatus id={id} paid={paid} emailed_at={emailed_at} />
      ),
    },
    {
      id: 'sent',
      label: t('sentOn'),
      sort: 'emailed_at',
      end: true,
      hidden: true,
      cell: ({ emailed_at }) => (emailed_at ? day(emailed_at) : ''),
    },
  ]
}

function useAmountColumns(): Column<InvoiceRow>[] {
  const t = useText(invoicingTexts)

  return [
    {
      id: 'total',
      card: 'figure',
      label: t('total'),
      sort: 'amount',
      end: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'paid',
      label: t('paid'),
      sort: 'paid',
      end: true,
      cell: ({ paid, currency }) => <Money amount={paid} currency={currency} />,
    },
    {
      id: 'credited',
      label: t('credited'),
      sort: 'credited',
      end: true,
      hidden: true,
      cell: ({ credited, currency }) => <Money amount={credited} currency={currency} />,
    },
    {
      id: 'balance',
      label: t('balance'),
      sort: 'balance',
      end: true,
      hidden: true,
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    },
  ]
}

/** The day by which an invoice is to be paid, and how late the payment is. */
function DueDate({ row }: { row: InvoiceRow }) {
  const t = useText(invoicingTexts)
  const { day } = useFormat()
  const late = daysLate(row)

  return (
    <Box component="span" className="num" sx={{ display: 'inline-grid', lineHeight: '16px' }}>
      {day(row.due_date)}
      {late > 0 && (
        <Box component="span" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {t('daysLate', { count: late })}
        </Box>
      )}
    </Box>
  )
}

/** The number of an invoice, which opens it. */
function InvoiceNumber({ row }: { row: InvoiceRow }) {
  const t = useText(invoicingTexts)
  const address = useInvoiceAddress()

  return (
    <Strong
      component={AppLink}
      to={address(row)}
      className="num"
      sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {numberOf(row) ?? (
        <Muted component="span" sx={{ fontWeight: 400 }}>
          {t('noNumber')}
        </Muted>
      )}
    </Strong>
  )
}
