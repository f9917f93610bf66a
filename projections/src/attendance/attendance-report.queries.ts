import { sql } from 'kysely'
import type { Scope } from '../kernel/scope'
import { spelled } from '../kernel/spelled'
import type { Reads } from '../kernel/tenant-reads'

interface AttendanceReportQuery {
  readonly workspace: string
  readonly scope: Scope
  readonly employee_id?: string | undefined
  readonly q?: string | undefined
  /** Days of the report; it leaves out people who left before or start later. */
  readonly from: string
  readonly to: string
}

/** Returns the people of a report by name, and their number. */
export async function reportedPeople(
  db: Reads,
  { workspace, scope, employee_id, q, from, to }: AttendanceReportQuery,
  first: number,
  count: number,
) {
  const query = db
    .selectFrom('employees as e')
    .where('e.workspace_id', '=', workspace)
    .where((eb) => eb.or([eb('e.terminated_on', 'is', null), eb('e.terminated_on', '>=', from)]))
    .where((eb) =>
      eb.or([
        eb('e.hired_on', 'is', null),
        eb('e.hired_on', '<=', to),
        sql<boolean>`jsonb_array_length(e.earlier) > 0`,
      ]),
    )
    .$if(!scope.everyone, (query) =>
      query.where((eb) => {
        if (scope.everyone) return eb.lit(true)
        return eb.or([
          eb('e.id', '=', scope.self),
          ...(scope.reports ? [eb('e.manager_id', '=', scope.self)] : []),
        ])
      }),
    )
    .$if(employee_id !== undefined, (query) => query.where('e.id', '=', employee_id!))
    .$if(!!q, (query) =>
      query.where(sql<boolean>`read.full_name(e.first_name, e.last_name) ~* ${spelled(q ?? '')}`),
    )

  const [people, counted] = await Promise.all([
    query
      .select(['e.id', 'e.first_name', 'e.last_name', 'e.avatar', 'e.oid'])
      // As the list of employees.
      .orderBy(sql`read.full_name(e.first_name, e.last_name)`)
      .orderBy('e.id')
      .offset(first)
      .limit(count)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst(),
  ])

  return { people, total: Number(counted?.n ?? 0) }
}
