import { employeeEvents } from '@workledger/contracts/people/people.events'
import { personalTexts } from '@workledger/kit/areas/people/messages'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useChoices } from '../kit/choices'
import { historyWords } from '../kit/history-words'
import { usePersonNames } from '../kit/people-names'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

type EmployeeEvent = keyof typeof employeeEvents
const isEmployeeEvent = (type: string): type is EmployeeEvent => type in employeeEvents

/** Everything that happened to an employee's record, with names instead of ids. */
export default function EmployeeHistory({ employee, close }: { employee: Pick<EmployeeRow, 'id' | 'name'>; close: () => void }) {
  const t = useText(peopleTexts)
  const own = useText(personalTexts)
  const { day } = useFormat()
  const roles = useChoices('roles')
  const roleName = useRoleName()
  const offices = useChoices('offices')
  const departments = useChoices('departments')
  const policies = useChoices('leave-policies')
  const personOf = usePersonNames()
  const fields: Record<string, string | null> = {
    employee_id: null,
    user_id: null,
    status: t('status'),
    held: t('held'),
    first_name: own('first'),
    last_name: own('last'),
    email: own('email'),
    oid: t('profile.oid'),
    phone_number: own('phone'),
    birthday_on: own('born'),
    gender: own('gender'),
    nationality: own('nationality'),
    address_1: own('address1'),
    address_2: own('address2'),
    city: own('city'),
    state: own('state'),
    postal_code: own('postal'),
    country: own('country'),
    role_id: t('profile.role'),
    location_id: t('profile.office'),
    department_id: t('profile.department'),
    time_off_policy_id: t('profile.policy'),
    manager_id: t('profile.manager'),
    time_off_manager_id: t('profile.timeOffManager'),
    hired_on: t('column.hired'),
    terminated_on: t('column.ended'),
    earlier: null,
    proposal: null,
  }
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
    if (field === 'gender' && (given === 'male' || given === 'female' || given === 'other')) return own(given)
    return /_on$/.test(field) ? day(given) : undefined
  }
  return (
    <HistoryPanel
      stream={`employee-${employee.id}`}
      title={employee.name}
      words={historyWords({ event: (type) => (isEmployeeEvent(type) ? t(`history.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
