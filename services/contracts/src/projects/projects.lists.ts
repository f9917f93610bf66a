import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool, id } from '../kernel/shapes'

/** What the work costs is for those who manage projects or invoices. */
export const projectsList = defineList({
  name: 'projects',
  label: 'Projects',
  who: 'member',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    client_id: column.uuid('Client id'),
    client: column.text('Client', { searchable: true, nullable: true }),
    description: column.text('Description', { nullable: true }),
    estimated_hours: column.decimal('Estimated hours', { nullable: true }),
    rate: column.money('Rate', { close: true, nullable: true }),
    budget: column.money('Budget', { close: true, nullable: true }),
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
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Projects that the viewer is a member of, or those that the viewer is not. */
    mine: bool(),
  },
  called: 'name',
  sort: 'name',
})

/** Employees who are members of a project, each once, as far as the viewer sees them. */
export const projectMembersList = defineList({
  name: 'project-members',
  label: 'Project members',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    employee_id: column.uuid('Employee'),
    name: column.text('Name', { searchable: true }),
    first_name: column.text('First name', { exported: false }),
    last_name: column.text('Last name', { exported: false }),
    email: column.text('E-mail', { searchable: true, nullable: true }),
    avatar: column.picture('Picture'),
    /** Of all projects that are not archived. */
    open_tasks: column.number('Open tasks'),
  },
  filters: {
    /** Members of this project. */
    project_id: id(),
  },
  sort: 'last_name',
})
