import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export type AttendanceRow = NonNullable<Awaited<ReturnType<typeof currentAttendance>>>
const rows = (db: Reads, employee: string) => db.selectFrom('attendance').selectAll().where('employee_id', '=', employee)

/** The open shift, or else the latest. */
export const currentAttendance = (db: Reads, employee: string) =>
  rows(db, employee).orderBy(sql`out_at is not null`).orderBy('in_at', 'desc').orderBy('id', 'desc').executeTakeFirst()

/** The plan for the next working day, made at the last check-out. */
export const lastPlan = async (db: Reads, employee: string): Promise<string | null> =>
  (await rows(db, employee).where('out_at', 'is not', null).orderBy('in_at', 'desc').orderBy('id', 'desc').executeTakeFirst())
    ?.check_out_tomorrow_task ?? null

/** Shifts that belong to the days from one to the other, both included, oldest first. */
export const attendanceBetween = (db: Reads, employee: string, from: string, to: string) =>
  rows(db, employee).where('day', '>=', from).where('day', '<=', to).orderBy('in_at').orderBy('id').execute()

/**
 * Seconds worked by each employee in the shifts that belong to the days from one to the other, both included; days are
 * those of the employee's zone at check-in. A shift that has not ended counts nothing. Employees without a shift are left out.
 */
export async function workedHours(db: Reads, workspace: string, from: string, to: string): Promise<Map<string, number>> {
  const found = await db
    .selectFrom('attendance')
    .select(['employee_id', sql<number>`sum(extract(epoch from out_at - in_at))::float8`.as('seconds')])
    .where('workspace_id', '=', workspace)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('out_at', 'is not', null)
    .groupBy('employee_id')
    .execute()
  return new Map(found.map(({ employee_id, seconds }) => [employee_id, seconds]))
}
