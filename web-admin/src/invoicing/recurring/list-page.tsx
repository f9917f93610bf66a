import { recurringStatuses } from '@workledger/contracts/invoicing/recurring-words'
import type { Rows } from '@workledger/contracts/registry'
import { ClientFilter } from '@workledger/kit/areas/clients/client-filter'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { type ConsoleList, useConsoleList } from '../../kit/console-list'
import { exportOf } from '../../kit/exports'
import { useMay } from '../../kit/may'
import { invoicingTexts } from '../messages'
import { recurringTexts } from './messages'
import { RecurringStatus } from './status'
import { useRecurringCommands } from './use-recurring-commands'

type RecurringInvoiceRow = Rows['recurring-invoices']

const address = ({ id }: { id: string }) => `/admin/invoice/recurring/${id}`
const fresh = '/admin/invoice/recurring/new'

/** The recurring invoices. */
export default function RecurringListPage() {
  const t = useText(recurringTexts)
  const k = useText(invoicingTexts)
  const go = useGo()
  const may = useMay()('addRecurringInvoice')
  const { number } = useFormat()
  const commands = useRecurringCommands()

  const list = useConsoleList('recurring-invoices', {
    sort: 'next_on',
    filters: { client_id: '', status: '' },
  })

  return (
    <Page
      title={t('page')}
      crumbs={[{ label: k('page'), to: '/admin/invoice' }]}
      primary={may && { label: t('add'), icon: 'plus', keys: 'n', to: fresh }}
    >
      <DataTable
        name="recurring-invoices"
        label={t('page')}
        list={list}
        columns={useRecurringInvoiceColumns(number)}
        rowKey={({ id }) => id}
        onOpen={(row) => go(address(row))}
        rowActions={(row) => <RecurringMenu row={row} commands={commands} />}
        searchLabel={t('search')}
        filters={<RecurringFilters list={list} />}
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="refresh" title={t('empty.title')} text={t('empty.text')} />}
      />
    </Page>
  )
}

interface RecurringMenuProps {
  row: RecurringInvoiceRow
  /** The list's one set of commands. */
  commands: ReturnType<typeof useRecurringCommands>
}

/** The actions on one recurring invoice. */
function RecurringMenu({ row, commands }: RecurringMenuProps) {
  const t = useText(recurringTexts)
  const may = useMay()('addRecurringInvoice')

  return (
    <MenuButton
      label={t('actions', { client: row.client })}
      entries={[
        { label: t('open'), icon: 'eye', to: address(row) },
        ...(may && row.status === 'active'
          ? [{ label: t('pause'), icon: 'pause' as const, run: () => commands.pause(row) }]
          : []),
        ...(may && row.status === 'paused'
          ? [{ label: t('resume'), icon: 'play' as const, run: () => commands.resume(row) }]
          : []),
        ...(may && row.status !== 'ended'
          ? [
              null,
              {
                label: t('end'),
                icon: 'close' as const,
                danger: true,
                run: () => void commands.end(row),
              },
            ]
          : []),
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

function RecurringFilters({ list }: { list: ConsoleList<RecurringInvoiceRow> }) {
  const t = useText(recurringTexts)

  return (
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
          ...recurringStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChange={(status) => list.change({ filters: { status } })}
      />
    </>
  )
}

function useRecurringInvoiceColumns(
  number: (value: number) => string,
): Column<RecurringInvoiceRow>[] {
  const t = useText(recurringTexts)
  const { day } = useFormat()

  return [
    {
      id: 'client',
      label: t('client'),
      sort: 'client',
      fixed: true,
      cell: (row) => (
        <AppLink to={address(row)} style={{ fontWeight: 500, textDecoration: 'none' }}>
          <bdi>{row.client}</bdi>
        </AppLink>
      ),
    },
    {
      id: 'description',
      label: t('description'),
      sort: 'description',
      card: 'fact',
      cell: ({ description }) => <bdi>{description}</bdi>,
    },
    ...useScheduleColumns(),
    {
      id: 'total',
      label: t('total'),
      sort: 'amount',
      end: true,
      card: 'figure',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { id: 'made', label: t('made'), sort: 'made', end: true, cell: ({ made }) => number(made) },
    {
      id: 'mode',
      label: t('mode'),
      sort: 'send',
      hidden: true,
      cell: ({ send }) => t(`modes.${send ? 'send' : 'draft'}`),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => <RecurringStatus status={status} />,
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]
}

/** On which days invoices come. */
function useScheduleColumns(): Column<RecurringInvoiceRow>[] {
  const t = useText(recurringTexts)
  const { day } = useFormat()

  return [
    {
      id: 'rhythm',
      label: t('rhythm'),
      sort: 'every',
      card: 'fact',
      cell: ({ every, unit }) => t(`rhythms.${unit}`, { count: every }),
    },
    {
      id: 'next',
      label: t('next'),
      sort: 'next_on',
      card: 'fact',
      cell: ({ next_on }) => next_on && day(next_on),
    },
    {
      id: 'last',
      label: t('last'),
      sort: 'last_on',
      hidden: true,
      cell: ({ last_on }) => last_on && day(last_on),
    },
  ]
}
