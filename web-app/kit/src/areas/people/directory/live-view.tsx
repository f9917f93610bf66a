import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { useMember } from '../../../net/current'
import { type Column, DataTable } from '../../../table/data-table'
import { useList } from '../../../table/list'
import { usePeopleExport } from '../../../table/list-export'
import { AppLink } from '../../../ui/app-link'
import { FilterMenu } from '../../../ui/filter-menu'
import { builtPages } from '../../../ui/pages'
import { EmptyState } from '../../../ui/states'
import { CheckedIn, WorkingOn } from './at-work'
import { useEmployeesNow } from './employees-now'
import { directoryTexts } from './messages'
import { isCrowned, PersonName } from './person-name'

/**
 * Who is in, since when, and their work: of all people, or with `team` of the viewer's own. It
 * updates live.
 */
export function LiveView({ team }: { team?: boolean }) {
  const t = useText(directoryTexts)
  const { workspace } = useMember()
  const query = { live_data: true, ...(team ? { team } : {}) }

  const list = useList(
    peopleApi.employees,
    { params: { ws: workspace.id }, query },
    { sort: 'first_name', filters: { checked_in: '' } },
  )

  useEmployeesNow(list.filters.checked_in ? list.refresh : undefined)
  const columns = useLiveViewColumns()
  const exported = usePeopleExport()
  const empty = team ? 'emptyTeam' : 'empty'

  return (
    <DataTable
      name="live-view"
      label={t('tabs.live')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={t('search')}
      filters={
        <FilterMenu
          label={t('live.filter')}
          value={list.filters.checked_in ?? ''}
          options={[
            { value: '', label: t('all') },
            { value: '1', label: t('live.in') },
            { value: '0', label: t('live.out') },
          ]}
          onChange={(checked_in) => list.change({ filters: { checked_in } })}
        />
      }
      exportUrl={exported({
        ...list,
        filters: { ...list.filters, ...(team ? { team } : {}) },
      })}
      empty={<EmptyState icon="employees" title={t(`${empty}.title`)} text={t(`${empty}.text`)} />}
    />
  )
}

function useLiveViewColumns(): Column<Employee>[] {
  const t = useText(directoryTexts)
  const { number } = useFormat()

  return [
    {
      id: 'oid',
      label: t('column.oid'),
      cell: ({ oid }) => <span className="num ltr">{oid}</span>,
      card: 'none',
    },
    {
      id: 'name',
      label: t('column.name'),
      sort: 'first_name',
      fixed: true,
      cell: (row) => (
        <PersonName
          person={row}
          crowned={isCrowned(row.role?.permissions)}
          to={`/admin/employees/${row.id}/profile`}
        />
      ),
    },
    {
      id: 'tasks',
      label: t('column.tasks'),
      end: true,
      cell: (row) => <Tasks row={row} count={number} />,
      card: 'fact',
    },
    {
      id: 'checkedIn',
      label: t('column.checkedIn'),
      cell: (row) => <CheckedIn person={row} />,
      card: 'chip',
    },
    {
      id: 'workingOn',
      label: t('column.workingOn'),
      cell: (row) => <WorkingOn person={row} />,
      card: 'fact',
      wide: true,
    },
  ]
}

function Tasks({ row, count }: { row: Employee; count: (n: number) => string }) {
  const text = count(row.tasks_count ?? 0)
  return builtPages.has('/projects') ? (
    <AppLink to={`/employees/${row.id}/tasks`}>{text}</AppLink>
  ) : (
    <span>{text}</span>
  )
}
