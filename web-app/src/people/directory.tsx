import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { usePeopleExport } from '@workledger/kit/table/list-export'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { usePersonColumns } from './columns'

/**
 * All people visible by the company's visibility level, with the facts that colleagues may know.
 */
export function Directory() {
  const t = useText(directoryTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const filters = { department_id: '', location_id: '' }
  const list = useList(peopleApi.employees, { params }, { sort: 'first_name', filters })
  const departments = useQuery(query(structureApi.departments, { params })).data?.data ?? []
  const offices = useQuery(query(structureApi.offices, { params })).data?.data ?? []
  const columns = useDirectoryColumns()
  const exported = usePeopleExport()

  const choice = (
    name: keyof typeof filters,
    label: string,
    all: readonly { id: string; name: string }[],
  ) =>
    all.length > 1 && (
      <FilterMenu
        label={label}
        value={list.filters[name] ?? ''}
        options={[
          { value: '', label: t('all') },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => list.change({ filters: { [name]: value } })}
      />
    )

  return (
    <DataTable
      name="directory"
      label={t('tabs.directory')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={t('search')}
      filters={
        <>
          {choice('department_id', t('column.department'), departments)}
          {choice('location_id', t('column.office'), offices)}
        </>
      }
      exportUrl={exported(list)}
      empty={<EmptyState icon="employees" title={t('empty.title')} text={t('empty.text')} />}
    />
  )
}

function useDirectoryColumns(): Column<Employee>[] {
  const t = useText(directoryTexts)
  const { employee, can } = useMember()

  /** The viewer's own record, and records of which they see more than colleagues do. */
  const page = ({ id, role_id }: Employee) =>
    id === employee.id
      ? '/my_profile'
      : role_id !== undefined || can('edit_manager')
        ? `/admin/employees/${id}/profile`
        : undefined

  return [
    ...usePersonColumns(page),
    {
      id: 'office',
      label: t('column.office'),
      sort: 'office',
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
    {
      id: 'contact',
      label: t('column.contact'),
      sort: 'email',
      card: 'fact',
      cell: ({ email }) => <Contact email={email} />,
    },
  ]
}

const Contact = ({ email }: { email: string | null }) =>
  email && (
    <Box
      component="a"
      className="ltr"
      href={`mailto:${email}`}
      sx={{ color: 'text.secondary', textDecoration: 'none' }}
    >
      {email}
    </Box>
  )
