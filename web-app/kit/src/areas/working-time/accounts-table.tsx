import type { Rows } from '@workledger/contracts/registry'
import { accountState } from '@workledger/contracts/working-time/working-time.lists'
import { type ReactNode } from 'react'
import { useFormat } from '../../i18n/format'
import { type Translate, useText } from '../../i18n/i18n'
import { type Column, DataTable } from '../../table/data-table'
import type { List } from '../../table/list'
import { AppLink, useGo } from '../../ui/app-link'
import { Avatar } from '../../ui/avatar'
import { Duration } from '../../ui/figures'
import { FilterMenu } from '../../ui/filter-menu'
import { Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { Strong } from '../../ui/text'
import { workingTimeTexts } from './messages'
import type english from './messages.en'
import { SignedTime } from './signed-time'

type Account = Rows['working-time-accounts']

/** The filters that a list of accounts needs in its defaults. */
export const accountFilters = { state: '', waits: '' }

const addressOf = ({ employee_id }: Account) =>
  `/admin/employees/${employee_id}/profile?tab=working_time`

interface AccountsTableProps {
  /** Remembers its columns under this name. */
  name: string
  list: List<Account>
  exportUrl: (format: 'csv' | 'xlsx') => string
  empty: ReactNode
}

/** Accounts with their balance; each opens on its person's profile. */
export function AccountsTable({ name, list, exportUrl, empty }: AccountsTableProps) {
  const t = useText(workingTimeTexts)
  const go = useGo()

  return (
    <DataTable
      name={name}
      label={t('accounts.page')}
      list={list}
      columns={useAccountColumns()}
      rowKey={({ id }) => id}
      onOpen={(row) => go(addressOf(row))}
      filters={
        <>
          <FilterMenu
            label={t('accounts.state')}
            value={list.filters.state ?? ''}
            options={['' as const, ...accountState.options].map((value) => ({
              value,
              label: value ? t(value) : t('accounts.all'),
            }))}
            onChange={(state) => list.change({ filters: { ...list.filters, state } })}
          />
          <FilterMenu
            label={t('accounts.overtime')}
            value={list.filters.waits ?? ''}
            options={[
              { value: '', label: t('accounts.anyOvertime') },
              { value: 'true', label: t('accounts.waits') },
            ]}
            onChange={(waits) => list.change({ filters: { ...list.filters, waits } })}
          />
        </>
      }
      exportUrl={exportUrl}
      empty={empty}
    />
  )
}

type PresentMonth = NonNullable<Account['present_month']>

const hasWarnings = (of: PresentMonth) =>
  of.above_most_days + of.rest_missed_days + of.core_missed_days > 0

/** How many days of the present month break a limit of the rules. */
function MonthWarnings({ of }: { of: PresentMonth }) {
  const t = useText(workingTimeTexts)

  const found = [
    { kind: 'aboveMostDays', count: of.above_most_days },
    { kind: 'restMissedDays', count: of.rest_missed_days },
    { kind: 'coreMissedDays', count: of.core_missed_days },
  ] as const

  return (
    <Row component="span" inline wrap gap={0.5} sx={{ py: 0.25 }}>
      {found
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <StatusChip key={kind} tone="warn">
            {t(`accounts.${kind}`, { count })}
          </StatusChip>
        ))}
    </Row>
  )
}

/** Leads to the account. */
function AccountName({ row }: { row: Account }) {
  return (
    <Row gap={1.25} sx={{ minWidth: 0 }}>
      <Avatar person={{ first_name: row.name, avatar: row.avatar }} size={24} />
      <Strong
        component={AppLink}
        to={addressOf(row)}
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        <bdi>{row.name}</bdi>
      </Strong>
    </Row>
  )
}

/** What this month is so far. */
const presentMonthColumns = (t: Translate<typeof english>): Column<Account>[] => [
  {
    id: 'present',
    label: t('accounts.presentMonth'),
    end: true,
    card: 'fact',
    cell: ({ present_month }) =>
      present_month && <SignedTime seconds={present_month.difference_seconds} />,
  },
  {
    id: 'warnings',
    label: t('accounts.warnings'),
    card: 'fact',
    cell: ({ present_month }) =>
      present_month && hasWarnings(present_month) ? <MonthWarnings of={present_month} /> : null,
  },
]

function useAccountColumns(): Column<Account>[] {
  const t = useText(workingTimeTexts)
  const { monthHeading } = useFormat()

  return [
    {
      id: 'name',
      label: t('accounts.employee'),
      sort: 'name',
      fixed: true,
      cell: (row) => <AccountName row={row} />,
    },
    {
      id: 'office',
      label: t('accounts.office'),
      sort: 'office',
      card: 'none',
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
    {
      id: 'balance',
      label: t('balance'),
      sort: 'balance_seconds',
      end: true,
      card: 'figure',
      cell: ({ balance_seconds }) => <SignedTime seconds={balance_seconds} />,
    },
    {
      id: 'state',
      label: t('accounts.state'),
      sort: 'state',
      card: 'chip',
      cell: ({ state }) =>
        state === 'within' ? '' : <StatusChip tone="warn">{t(state)}</StatusChip>,
    },
    ...presentMonthColumns(t),
    {
      id: 'month',
      label: t('accounts.lastMonth'),
      sort: 'month_seconds',
      end: true,
      card: 'fact',
      cell: ({ month_seconds }) =>
        month_seconds === null ? null : <SignedTime seconds={month_seconds} />,
    },
    {
      id: 'waiting',
      label: t('accounts.waiting'),
      sort: 'waiting_seconds',
      end: true,
      card: 'fact',
      cell: ({ waiting_seconds }) =>
        waiting_seconds > 0 ? <Duration seconds={waiting_seconds} /> : null,
    },
    {
      id: 'closed',
      label: t('accounts.closed'),
      sort: 'closed_month',
      card: 'fact',
      named: true,
      cell: ({ closed_month }) => closed_month && <bdi>{monthHeading(closed_month)}</bdi>,
    },
  ]
}
