import type { Rows } from '@workledger/contracts/registry'
import { accountState } from '@workledger/contracts/working-time/working-time.lists'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { SignedTime } from '@workledger/kit/areas/working-time/signed-time'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import { useNavigate } from 'react-router-dom'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'

type Account = Rows['working-time-accounts']

const addressOf = ({ employee_id }: Account) =>
  `/admin/employees/${employee_id}/profile?tab=working_time`

/** All accounts with their balance; each opens on its person's profile. */
export default function WorkingTimeAccountsPage() {
  const t = useText(workingTimeTexts)
  const go = useNavigate()
  const list = useConsoleList('working-time-accounts', { sort: 'name', filters: { state: '' } })

  return (
    <Page title={t('accounts.page')}>
      <DataTable
        name="working-time-accounts"
        label={t('accounts.page')}
        list={list}
        columns={useAccountColumns()}
        rowKey={({ id }) => id}
        onOpen={(row) => go(addressOf(row))}
        filters={
          <FilterMenu
            label={t('accounts.state')}
            value={list.filters.state ?? ''}
            options={['' as const, ...accountState.options].map((value) => ({
              value,
              label: value ? t(value) : t('accounts.all'),
            }))}
            onChange={(state) => list.change({ filters: { state } })}
          />
        }
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="calendar" title={t('accounts.empty')} text={t('accounts.emptyText')} />
        }
      />
    </Page>
  )
}

function useAccountColumns(): Column<Account>[] {
  const t = useText(workingTimeTexts)
  const { monthHeading } = useFormat()

  return [
    {
      id: 'name',
      label: t('accounts.employee'),
      sort: 'name',
      fixed: true,
      cell: (row) => (
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
      ),
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
    {
      id: 'closed',
      label: t('accounts.closed'),
      sort: 'closed_month',
      card: 'fact',
      cell: ({ closed_month }) => closed_month && <bdi>{monthHeading(closed_month)}</bdi>,
    },
  ]
}
