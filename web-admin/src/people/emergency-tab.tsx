import type { Rows } from '@workledger/contracts/registry'
import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { relativesTexts } from '@workledger/kit/areas/people/relatives/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { PhoneLink } from '@workledger/kit/ui/phone'
import { EmptyState } from '@workledger/kit/ui/states'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'

type Contact = Rows['emergency-contacts']

const phone = (number: string | null) => number && <PhoneLink number={number} />

/**
 * Emergency contacts of present employees, to look up and to print. A row leads to the employee's
 * own record.
 */
export default function EmergencyTab() {
  const t = useText(relativesTexts)
  const directory = useText(directoryTexts)
  const go = useGo()

  const list = useConsoleList('emergency-contacts', {
    sort: 'name',
    perPage: 50,
    always: { employee_status: 'active' },
  })

  const columns: Column<Contact>[] = [
    {
      id: 'name',
      label: directory('column.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'contact',
      label: t('contact'),
      sort: 'contact',
      card: 'fact',
      cell: ({ contact }) => <bdi>{contact}</bdi>,
    },
    {
      id: 'relation',
      label: t('relation'),
      sort: 'relation',
      card: 'fact',
      cell: ({ relation }) => <bdi>{relation}</bdi>,
    },
    {
      id: 'phone',
      label: t('phone'),
      card: 'fact',
      cell: ({ phone_number }) => phone(phone_number),
    },
    {
      id: 'other',
      label: t('otherPhone'),
      card: 'none',
      cell: ({ other_phone }) => phone(other_phone),
    },
    {
      id: 'email',
      label: t('email'),
      hidden: true,
      card: 'none',
      cell: ({ email }) => <span className="ltr">{email}</span>,
    },
    {
      id: 'department',
      label: directory('column.department'),
      sort: 'department',
      card: 'none',
      cell: ({ department }) => <bdi>{department}</bdi>,
    },
    {
      id: 'office',
      label: directory('column.office'),
      sort: 'office',
      hidden: true,
      card: 'none',
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
  ]

  return (
    <DataTable
      name="emergency-contacts"
      label={t('contacts')}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ employee_id }) => go(`/admin/employees/${employee_id}/profile?tab=family`)}
      exportUrl={exportOf(list)}
      empty={<EmptyState icon="employees" title={t('noContacts.title')} text={t('noneYet')} />}
    />
  )
}
