import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { bool, id } from '../kernel/shapes'

/** Costs are only for managers of projects or invoices. */
export const projectsList = defineList({
  name: 'projects',
  label: 'Projects',
  who: 'member',
  permission: 'manage_invoices',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    client_id: column.uuid(),
    client: column.text({ searchable: true, nullable: true }),
    description: column.text({ nullable: true }),
    estimated_hours: column.decimal({ nullable: true }),
    rate: column.money({ close: true, nullable: true }),
    budget: column.money({ close: true, nullable: true }),
    billable: column.bool(),
    due_date: column.day({ nullable: true }),
    active: column.bool(),
    tasks_count: column.number(),
    /** The viewer's open tasks. */
    my_tasks: column.number({ exported: false }),
    /** The viewer is a member. */
    member: column.bool({ exported: false }),
    completed_tasks: column.number(),
    created_at: column.instant(),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  filters: {
    /** Projects of which the viewer is a member, or is not. */
    mine: bool(),
  },
  relevanceColumn: 'name',
  sort: 'name',
})

/** Employees who are members of a project, each once, as far as visible to the viewer. */
export const projectMembersList = defineList({
  name: 'project-members',
  label: 'Project members',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    employee_id: column.uuid(),
    name: column.text({ searchable: true }),
    first_name: column.text({ exported: false }),
    last_name: column.text({ exported: false }),
    email: column.text({ searchable: true, nullable: true }),
    avatar: column.picture(),
    /** Of all projects that are not archived. */
    open_tasks: column.number(),
  },
  filters: {
    /** Members of this project. */
    project_id: id(),
  },
  sort: 'last_name',
})
