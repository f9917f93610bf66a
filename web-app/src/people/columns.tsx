import type { Employee } from '@workledger/contracts/people/people.api'
import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { isCrowned, PersonName } from '@workledger/kit/areas/people/directory/person-name'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'

/**
 * The first columns of every list of colleagues: person, work and place. `to` is the address of
 * their record, if the viewer may open it.
 */
export function usePersonColumns(
  to: (person: Employee) => string | undefined,
): readonly [Column<Employee>, ...Column<Employee>[]] {
  const t = useText(directoryTexts)
  return [
    {
      id: 'name',
      label: t('column.name'),
      sort: 'first_name',
      fixed: true,
      cell: (row) => (
        <PersonName person={row} crowned={isCrowned(row.role?.permissions)} to={to(row)} />
      ),
    },
    {
      id: 'designation',
      label: t('column.designation'),
      sort: 'designation',
      card: 'fact',
      cell: ({ designation }) => <bdi>{designation}</bdi>,
    },
    {
      id: 'department',
      label: t('column.department'),
      sort: 'department',
      card: 'fact',
      cell: ({ department }) => <bdi>{department}</bdi>,
    },
  ]
}
