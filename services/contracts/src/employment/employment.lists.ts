import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const contractsList = defineList({
  name: 'contracts',
  label: 'Contracts',
  who: 'member',
  permission: 'manage_payroll',
  columns: {
    id: column.uuid(),
    ...column.employee,
    effective_on: column.day(),
    start_date: column.day({ nullable: true }),
    end_date: column.day({ nullable: true }),
    designation_id: column.uuid({ nullable: true }),
    designation: column.text({ searchable: true, nullable: true }),
    base_compensation_amount: column.money({ close: true, nullable: true }),
    base_compensation_type: column.text({ close: true, nullable: true }),
    currency: column.text(),
    working_days: column.json(z.record(z.string(), z.array(z.number()))),
    working_hours: column.decimal({ nullable: true }),
    working_period_unit: column.text({ nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
  },
  sort: 'name',
})
