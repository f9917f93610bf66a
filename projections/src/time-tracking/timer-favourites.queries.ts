import type { Reads } from '../kernel/tenant-reads'

export type FavouriteRow = Awaited<ReturnType<typeof favouritesOf>>[number]

/** Returns a person's favourites in their order, with what became of their projects and tasks. */
export const favouritesOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('timer_favourites as f')
    .leftJoin('project_names as n', 'n.id', 'f.project_id')
    .leftJoin('clients as c', 'c.id', 'n.client_id')
    .leftJoin('projects as p', 'p.id', 'f.project_id')
    .leftJoin('tasks as k', 'k.id', 'f.task_id')
    .leftJoin('task_statuses as s', 's.id', 'k.status_id')
    .where('f.workspace_id', '=', workspace)
    .where('f.employee_id', '=', employee)
    .selectAll('f')
    .select([
      'n.name as project_name',
      'c.name as client_name',
      'p.active as project_active',
      'k.title as task_title',
      'k.project_id as task_project',
      'k.employee_id as task_employee',
      's.complete as task_complete',
    ])
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
