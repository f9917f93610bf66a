import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Selects the present state of employees: their newest attendance and their running time entry. */
export const liveOf = (db: Reads, workspace: string, employees: readonly string[]) =>
  db
    .selectFrom('employees as e')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('attendance as a')
          .select(['a.day', 'a.in_at', 'a.out_at', 'a.break_since'])
          .where(sql<boolean>`a.employee_id = e.id`)
          // A shift with a proposed end has no known end yet, but its employee is no longer in.
          .where(sql<boolean>`(a.running or a.out_at is not null)`)
          .orderBy('a.in_at', 'desc')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('time_entries as t')
          .leftJoin('project_names as p', 'p.id', 't.project_id')
          .select(['t.start_at', 't.project_id', 'p.name as project', 't.description'])
          .where(sql<boolean>`t.employee_id = e.id`)
          .where('t.end_at', 'is', null)
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .where('e.workspace_id', '=', workspace)
    .where('e.id', 'in', employees)
    .select(['e.id', 'e.manager_id', 'e.time_off_manager_id'])
    .select([
      'a.day',
      'a.in_at',
      'a.out_at',
      'a.break_since',
      't.start_at',
      't.project_id',
      't.project',
      't.description',
    ])
    .execute()
