import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const contractsList = defineList({
  name: 'contracts',
  label: 'Contracts',
  who: 'member',
  permission: 'manage_payroll',
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    effective_on: column.day('Effective on'),
    start_date: column.day('Start date', { nullable: true }),
    end_date: column.day('End date', { nullable: true }),
    designation_id: column.uuid('Designation id', { nullable: true }),
    designation: column.text('Designation', { searchable: true, nullable: true }),
    base_compensation_amount: column.money('Pay', { close: true, nullable: true }),
    base_compensation_type: column.text('Pay period', { close: true, nullable: true }),
    currency: column.text('Currency'),
    working_days: column.json('Working days', z.record(z.string(), z.array(z.number()))),
    working_hours: column.decimal('Working hours', { nullable: true }),
    working_period_unit: column.text('Hours for each', { nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
  },
  sort: 'name',
})
