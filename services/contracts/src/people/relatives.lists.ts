import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { employeeStatus } from './people.lists'

/**
 * Emergency contacts of all employees, for administrators and auditors, who also see them in each
 * profile.
 */
export const emergencyContactsList = defineList({
  name: 'emergency-contacts',
  label: 'Emergency contacts',
  who: 'admin',
  columns: {
    id: column.uuid(),
    ...column.employee,
    office: column.text({ searchable: true, nullable: true }),
    department: column.text({ searchable: true, nullable: true }),
    contact: column.text({ searchable: true }),
    relation: column.text({ searchable: true }),
    phone_number: column.text({ searchable: true }),
    other_phone: column.text({ nullable: true }),
    email: column.text({ nullable: true }),
    stream: column.stream(),
  },
  filters: { employee_status: employeeStatus },
  sort: 'name',
  perPage: 50,
})
