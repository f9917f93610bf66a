import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import {
  type RecurringInvoiceAnswer,
  recurringApi,
} from '@workledger/contracts/invoicing/recurring.api'
import type { Rows } from '@workledger/contracts/registry'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { PageSkeleton } from '@workledger/kit/shell/page-skeleton'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Facts } from '@workledger/kit/ui/facts'
import { Money } from '@workledger/kit/ui/figures'
import { Panel, Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { linesOf } from '../lines'
import { invoicingTexts } from '../messages'
import { InvoiceStatus } from '../status'
import { recurringTexts } from './messages'
import { RecurringForm } from './recurring-form'
import { RecurringStatus } from './status'
import { type RecurringInvoiceValues, requested } from './typed'
import { useRecurringCommands } from './use-recurring-commands'

const RecurringHistory = lazy(() => import('./recurring-history'))
const list = '/admin/invoice/recurring'

const savedRecurringInvoiceValuesOf = (
  recurring: RecurringInvoiceAnswer,
): RecurringInvoiceValues => ({
  client_id: recurring.client_id,
  currency: recurring.currency,
  due_days: String(recurring.due_days),
  every: String(recurring.every),
  unit: recurring.unit,
  first_on: recurring.first_on,
  ends: recurring.until ? 'until' : recurring.times ? 'times' : 'open',
  until: recurring.until ?? '',
  times: recurring.times ? String(recurring.times) : '',
  mode: recurring.send ? 'send' : 'draft',
  order_number: recurring.order_number ?? '',
  buyer_reference: recurring.buyer_reference ?? '',
  public_notes: recurring.public_notes ?? '',
  tax_name1: recurring.tax_name1 ?? '',
  tax_rate1: recurring.tax_rate1 ?? '',
  tax_category1: recurring.tax_category1 ?? '',
  tax_reason1: recurring.tax_reason1 ?? '',
  tax_name2: recurring.tax_name2 ?? '',
  tax_rate2: recurring.tax_rate2 ?? '',
  tax_category2: recurring.tax_category2 ?? '',
  tax_reason2: recurring.tax_reason2 ?? '',
  discount_name: recurring.discount_name ?? '',
  discount_rate: recurring.discount_rate ?? '',
  discount_amount: recurring.discount_amount ?? '',
  lines: linesOf(
    recurring.lines.map((line, n) => ({
      ...line,
      id: String(n),
      amount: '',
      total: '',
      time_entries: 0,
      revision: 0,
    })),
  ).map((line) => ({
    ...line,
    id: null,
  })),
})

/** One recurring invoice: the next day, the content, and its invoices. */
export default function RecurringPage() {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const { id = '' } = useParams()
  const found = useQuery(query(recurringApi.recurringInvoice, { params: { id } }))
  if (found.data) return <RecurringDetails key={id} recurring={found.data.data} />

  return (
    <Page title={t('page')} crumbs={[{ label: k('page'), to: '/admin/invoice' }]} quietTitle>
      {found.error?.status === 404 ? (
        <EmptyState icon="refresh" title={t('gone')} />
      ) : found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

function RecurringDetails({ recurring }: { recurring: RecurringInvoiceAnswer }) {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const told = useTold()
  const { day, number } = useFormat()
  const may = useMay()('changeRecurringInvoice')
  const [history, setHistory] = useState(false)
  const change = useConsoleCommand('changeRecurringInvoice')
  const { id, status, client, held, over } = recurring
  const before = savedRecurringInvoiceValuesOf(recurring)

  const facts = [
    [t('next'), recurring.next_on && day(recurring.next_on)],
    [t('last'), recurring.last_on && day(recurring.last_on)],
    [t('rhythm'), t(`rhythms.${recurring.unit}`, { count: recurring.every })],
    [t('made'), number(recurring.made)],
    [t('total'), <Money key="total" amount={recurring.amount} currency={recurring.currency} />],
    [t('mode'), t(`modes.${recurring.send ? 'send' : 'draft'}`)],
  ] as const

  return (
    <Page
      title={t('title', { client })}
      crumbs={[
        { label: k('page'), to: '/admin/invoice' },
        { label: t('page'), to: list },
      ]}
      status={<RecurringStatus status={status} />}
      menuLabel={t('actions', { client })}
    >
      <RecurringActions setHistory={setHistory} recurring={recurring} />
      <Stack gap={2}>
        {held && (
          <Alert
            severity="warning"
            action={
              <Button component={AppLink} to={`/admin/invoice/${held.invoice_id}`}>
                {t('openDraft')}
              </Button>
            }
          >
            {t('held', { day: day(held.due_on), reason: told(held.reason) })}
          </Alert>
        )}
        <Panel>
          <Facts items={facts} short />
        </Panel>
        <CreatedInvoices id={id} />
        {may && !over && <Muted>{t('nextOnly')}</Muted>}
        <RecurringForm
          initial={before}
          shown={recurring}
          locked={may ? (over ? t('locked') : undefined) : t('reader')}
          submit={async (typed, { shown, before }) => {
            const body = changedOnly(requested(before), requested(typed))

            if (shown && Object.keys(body).length > 0)
              await change.send({ params: { id }, body: body as never, shown })

            toast(t('toast.saved'))
          }}
        />
      </Stack>
      <Suspense>
        {history && <RecurringHistory recurring={recurring} close={() => setHistory(false)} />}
      </Suspense>
    </Page>
  )
}

/** What may be done to it. */
function RecurringActions({
  setHistory,
  recurring,
}: {
  setHistory: (open: boolean) => void
  recurring: RecurringInvoiceAnswer
}) {
  const t = useText(recurringTexts)
  const may = useMay()('changeRecurringInvoice')
  const commands = useRecurringCommands()
  const { status, made_from, over } = recurring

  usePageActions({
    secondary: [
      made_from !== null && {
        label: t('from'),
        icon: 'invoice',
        to: `/admin/invoice/${made_from}/preview`,
      },
      { label: t('history'), icon: 'history', run: () => setHistory(true) },
      may &&
        status === 'active' && {
          label: t('pause'),
          icon: 'pause',
          busy: commands.busy,
          run: () => commands.pause(recurring),
        },
      may &&
        status === 'paused' && {
          label: t('resume'),
          icon: 'play',
          busy: commands.busy,
          run: () => commands.resume(recurring),
        },
    ],
    menu: [
      may &&
        !over && {
          label: t('end'),
          icon: 'close',
          danger: true,
          busy: commands.busy,
          run: () => void commands.end(recurring),
        },
    ],
  })

  return null
}

/** Its invoices, newest first. */
function CreatedInvoices({ id }: { id: string }) {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const go = useGo()
  const { day } = useFormat()

  const invoices = useConsoleList('invoices', {
    sort: '-invoice_date',
    perPage: 10,
    always: { recurring_id: id },
  })

  type Row = Rows['invoices']
  const isDraft = (row: Row) => row.invoice_status_id === invoiceStatuses.draft
  const address = (row: Row) => `/admin/invoice/${row.id}${isDraft(row) ? '' : '/preview'}`

  const columns: Column<Row>[] = [
    {
      id: 'number',
      label: k('number'),
      sort: 'invoice_number',
      fixed: true,
      cell: (row) => (
        <AppLink
          to={address(row)}
          className="num"
          style={{ fontWeight: 500, textDecoration: 'none' }}
        >
          {isDraft(row) ? k('noNumber') : row.invoice_number}
        </AppLink>
      ),
    },
    {
      id: 'issued',
      label: k('issued'),
      sort: 'invoice_date',
      card: 'fact',
      cell: ({ invoice_date }) => day(invoice_date),
    },
    {
      id: 'total',
      label: k('total'),
      sort: 'amount',
      end: true,
      card: 'figure',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'status',
      label: k('status'),
      sort: 'invoice_status_id',
      card: 'chip',
      cell: ({ invoice_status_id: id, paid, emailed_at }) => (
        <InvoiceStatus id={id} paid={paid} emailed_at={emailed_at} />
      ),
    },
  ]

  return (
    <section>
      <Heading sx={{ mb: 1 }}>{t('invoices')}</Heading>
      <DataTable
        name="recurring-invoices-made"
        label={t('invoices')}
        list={invoices}
        columns={columns}
        rowKey={(row) => row.id}
        onOpen={(row) => go(address(row))}
        exportUrl={exportOf(invoices)}
        empty={<EmptyState icon="invoice" title={t('noInvoices')} />}
      />
    </section>
  )
}
