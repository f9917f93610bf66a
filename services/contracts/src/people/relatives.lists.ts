import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { employeeStatus } from './people.lists'

/** Whom to call for each employee: for administrators and auditors, who read it in each profile too. */
export const emergencyContactsList = defineList({
  name: 'emergency-contacts',
  label: 'Emergency contacts',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    office: column.text('Office', { searchable: true, nullable: true }),
    department: column.text('Department', { searchable: true, nullable: true }),
    contact: column.text('Contact', { searchable: true }),
    relation: column.text('Relationship', { searchable: true }),
    phone_number: column.text('Phone', { searchable: true }),
    other_phone: column.text('Another phone', { nullable: true }),
    email: column.text('E-mail', { nullable: true }),
    stream: column.stream(),
  },
  filters: { employee_status: employeeStatus },
  sort: 'name',
  perPage: 50,
})
