import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { personalTexts } from '@workledger/kit/areas/people/messages'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryList } from '@workledger/kit/history/history-list'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useState } from 'react'
import { useChoices } from '../kit/choices'
import { usePersonNames } from '../kit/people-names'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

/** In the order of the form. */
const employeeFields = [
  'status',
  'held',
  'first_name',
  'last_name',
  'email',
  'oid',
  'phone_number',
  'birthday_on',
  'gender',
  'nationality',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'country',
  'role_id',
  'location_id',
  'department_id',
  'time_off_policy_id',
  'manager_id',
  'time_off_manager_id',
  'hired_on',
  'terminated_on',
]

/** The history of an employee's record, with names instead of ids. */
export default function EmployeeHistory({
  employee,
  close,
}: {
  employee: Pick<EmployeeRow, 'id' | 'name'>
  close: () => void
}) {
  const t = useText(peopleTexts)
  const own = useText(personalTexts)
  const { day } = useFormat()
  const roles = useChoices('roles')
  const roleName = useRoleName()
  const offices = useChoices('offices')
  const departments = useChoices('departments')
  const policies = useChoices('leave-policies')
  const personOf = usePersonNames()

  const value = (field: string, given: unknown) => {
    if (typeof given !== 'string' || given === '') return undefined

    if (field === 'role_id') {
      const name = roles.nameOf(given)
      return name && roleName(name)
    }

    if (field === 'location_id') return offices.nameOf(given)
    if (field === 'department_id') return departments.nameOf(given)
    if (field === 'time_off_policy_id') return policies.nameOf(given)
    if (field === 'manager_id' || field === 'time_off_manager_id') return personOf(given)
    if (field === 'status' && (given === 'active' || given === 'terminated')) return t(given)

    if (field === 'gender' && (given === 'male' || given === 'female' || given === 'other'))
      return own(given)

    return /_on$/.test(field) ? day(given) : undefined
  }

  return (
    <HistoryPanel
      stream={`employee-${employee.id}`}
      title={employee.name}
      words={areaHistory({ area: 'people', fields: employeeFields, value })}
      below={<SignInHistory employee={employee.id} />}
      onClose={close}
    />
  )
}

/** What changed how the person signs in: links to the provider, its groups, and resets; on demand. */
function SignInHistory({ employee }: { employee: string }) {
  const t = useText(peopleTexts)
  const { workspace } = useMember()
  const [open, setOpen] = useState(false)

  if (!open)
    return (
      <Box sx={{ px: 2.5, pb: 2.5 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('history.show')}
        </Button>
      </Box>
    )

  return (
    <>
      <HistoryList
        stream={`sign-on-${workspace.id}`}
        subject={employee}
        words={areaHistory({ area: 'sso', fields: [] })}
        heading={t('history.provider')}
      />
      <HistoryList
        stream={`sign-on-groups-${employee}`}
        words={areaHistory({ area: 'sso', fields: ['groups'] })}
        heading={t('history.groups')}
      />
      <HistoryList
        stream={`member-sign-in-${employee}`}
        words={areaHistory({ area: 'access', fields: [] })}
        heading={t('history.factors')}
      />
    </>
  )
}
