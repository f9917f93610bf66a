import Box from '@mui/material/Box'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { Rows } from '@workledger/contracts/registry'
import { ClientFilter } from '@workledger/kit/areas/clients/client-filter'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { InvoiceSums } from './invoice-sums'
import { invoicingTexts } from './messages'
import { canBeApproved, InvoiceStatus, statusNames } from './status'
import { useInvoiceCommands } from './use-invoice-commands'

const PaymentDialog = lazy(() => import('./payment-dialog'))
type InvoiceRow = Rows['invoices']

/** Where an invoice is opened: a draft to be changed, an issued one to be read. */
const invoiceAddress = ({ id, draft }: { id: string; draft: boolean }) => `/admin/invoice/${id}${draft ? '' : '/preview'}`

export function InvoiceList() {
  const t = useText(invoicingTexts)
  const go = useGo()
  const { day, number } = useFormat()
  const commands = useInvoiceCommands()
  const list = useConsoleList('invoices', { sort: '-invoice_date', filters: { client_id: '', status: '' } })
  const may = useMay()
  const [paying, setPaying] = useState<InvoiceRow | null>(null)
  const isDraft = (row: InvoiceRow) => row.invoice_status_id === invoiceStatuses.draft
  const address = (row: InvoiceRow) => invoiceAddress({ id: row.id, draft: isDraft(row) && may('changeInvoice') })
  // What was typed for a draft is a wish, not a number.
  const numberOf = (row: InvoiceRow) => (isDraft(row) ? null : row.invoice_number)
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'number',
      label: t('number'),
      sort: 'invoice_number',
      fixed: true,
      cell: (row) => (
        <Box
          component={AppLink}
          to={address(row)}
          className="num"
          sx={{ fontWeight: 500, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {numberOf(row) ?? (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {t('noNumber')}
            </Box>
          )}
        </Box>
      ),
    },
    { id: 'client', label: t('client'), sort: 'client', card: 'fact', cell: ({ client }) => <bdi>{client}</bdi> },
    { id: 'issued', label: t('issued'), sort: 'invoice_date', card: 'fact', cell: ({ invoice_date }) => day(invoice_date) },
    { id: 'due', label: t('due'), sort: 'due_date', hidden: true, cell: ({ due_date }) => day(due_date) },
    { id: 'old', label: t('old'), sort: 'days_old', end: true, cell: ({ days_old }) => number(days_old) },
    {
      id: 'total',
      card: 'figure',
      label: t('total'),
      sort: 'amount',
      end: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { id: 'paid', label: t('paid'), sort: 'paid', end: true, cell: ({ paid, currency }) => <Money amount={paid} currency={currency} /> },
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
    {
      id: 'status',
      label: t('status'),
      sort: 'invoice_status_id',
      cell: ({ invoice_status_id: id, paid, emailed_at }) => <InvoiceStatus id={id} paid={paid} emailed_at={emailed_at} />,
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
  return (
    <>
      <InvoiceSums />
      <DataTable
        name="invoices"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(row) => go(address(row))}
        rowActions={(row) => (
          <MenuButton
            label={numberOf(row) ? t('open', { number: numberOf(row)! }) : t('openDraft', { client: row.client })}
            entries={[
              // What is overdue wants to be paid.
              ...(row.invoice_status_id === invoiceStatuses.overdue && may('recordPayment')
                ? [{ label: t('pay'), icon: 'plus' as const, run: () => setPaying(row) }]
                : []),
              isDraft(row) && may('changeInvoice')
                ? { label: t('edit'), icon: 'edit', to: address(row) }
                : { label: t('view'), icon: 'eye', to: address(row) },
              {
                label: t('email'),
                icon: 'mail',
                disabled: !may('emailInvoice'),
                run: () => void commands.email({ ...row, draft: isDraft(row) }),
              },
              { label: t('preview'), icon: 'file', to: `/admin/invoice/${row.id}/preview` },
              {
                label: t('pdf'),
                icon: 'download',
                run: () => void download(addressOf(invoicesApi.invoicePdf, { params: { id: row.id } })).catch(toastError),
              },
              ...(canBeApproved(row.invoice_status_id) && may('approveInvoice')
                ? [{ label: t('approve'), icon: 'check' as const, run: () => commands.approve(row) }]
                : []),
              null,
              {
                label: t('delete'),
                icon: 'trash',
                danger: true,
                disabled: !isDraft(row) || !may('deleteInvoice'),
                run: () => void commands.remove(row),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        search
        searchLabel={t('search')}
        filters={
          <>
            <ClientFilter
              label={t('client')}
              all={t('allClients')}
              value={list.filters.client_id ?? ''}
              onChange={(client_id) => list.change({ filters: { client_id } })}
            />
            <FilterMenu
              label={t('status')}
              value={list.filters.status ?? ''}
              options={[
                { value: '', label: t('all') },
                ...statusNames.map((name) => ({ value: String(invoiceStatuses[name]), label: t(`statuses.${name}`) })),
              ]}
              onChange={(status) => list.change({ filters: { status } })}
            />
          </>
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="invoice" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>{paying && <PaymentDialog invoice={paying} close={() => setPaying(null)} />}</Suspense>
    </>
  )
}
