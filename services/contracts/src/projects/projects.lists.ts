import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const projectsList = defineList({
  name: 'projects',
  label: 'Projects',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true, nullable: true }),
    description: column.text('Description', { nullable: true }),
    estimated_hours: column.decimal('Estimated hours', { nullable: true }),
    rate: column.money('Rate', { nullable: true }),
    billable: column.bool('Billable'),
    due_date: column.day('Due Date', { nullable: true }),
    active: column.bool('Active'),
    tasks_count: column.number('Tasks'),
    /** The viewer's open tasks. */
    my_tasks: column.number('My tasks', { exported: false }),
    /** The viewer is a member. */
    member: column.bool('Member', { exported: false }),
    completed_tasks: column.number('Completed tasks'),
    created_at: column.instant('Created'),
    stream: column.stream(),
  },
  sort: 'name',
})
