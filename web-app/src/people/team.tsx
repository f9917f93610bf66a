import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { CheckedIn } from '@workledger/kit/areas/people/directory/at-work'
import { useEmployeesNow } from '@workledger/kit/areas/people/directory/employees-now'
import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { usePeopleExport } from '@workledger/kit/table/list-export'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { usePersonColumns } from './columns'

const profile = ({ id }: Employee) => `/admin/employees/${id}/profile`
const requests = ({ id }: Employee) => `/admin/employees/${id}/requests`

/**
 * The people whose manager or time-off manager the viewer is, with links to their profiles and
 * requests.
 */
export default function Team() {
  const t = useText(directoryTexts)
  const { workspace } = useMember()
  const go = useGo()

  const list = useList(
    peopleApi.employees,
    { params: { ws: workspace.id }, query: { team: true, live_data: true } },
    { sort: 'first_name' },
  )

  const exported = usePeopleExport()
  useEmployeesNow()
  const columns = useTeamColumns()

  return (
    <DataTable
      name="team"
      label={t('tabs.team')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={(row) => go(profile(row))}
      rowActions={(row) => (
        <MenuButton
          label={t('menu.open', { name: fullName(row) })}
          entries={[
            { label: t('menu.profile'), icon: 'user', to: profile(row) },
            {
              label: t('menu.requests'),
              icon: 'requests',
              to: requests(row),
              note: waiting(row) || undefined,
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      searchLabel={t('search')}
      exportUrl={exported({ ...list, filters: { team: true } })}
      empty={
        <EmptyState icon="employees" title={t('emptyTeam.title')} text={t('emptyTeam.text')} />
      }
    />
  )
}

const waiting = ({ leaves_count = 0, expenses_count = 0 }: Employee) =>
  leaves_count + expenses_count

function useTeamColumns(): Column<Employee>[] {
  const t = useText(directoryTexts)
  return [
    {
      id: 'oid',
      label: t('column.oid'),
      card: 'figure',
      cell: ({ oid }) => <span className="num ltr">{oid}</span>,
    },
    ...usePersonColumns(profile),
    {
      id: 'requests',
      label: t('column.requests'),
      end: true,
      cell: (row) => <Requests row={row} />,
      card: 'chip',
    },
    {
      id: 'checkedIn',
      label: t('column.checkedIn'),
      cell: (row) => <CheckedIn person={row} />,
      card: 'chip',
    },
  ]
}

function Requests({ row }: { row: Employee }) {
  const t = useText(directoryTexts)
  const { number } = useFormat()
  const count = waiting(row)

  if (count === 0)
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {number(0)}
      </Box>
    )

  return (
    <AppLink to={requests(row)} style={{ textDecoration: 'none' }}>
      <StatusChip tone="accent">{number(count)}</StatusChip>
      <Box component="span" sx={visuallyHidden}>
        {t('pending', { count })}
      </Box>
    </AppLink>
  )
}
