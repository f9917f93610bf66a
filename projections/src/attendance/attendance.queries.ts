import type { Reads } from '../kernel/tenant-reads'

export type AttendanceRow = NonNullable<Awaited<ReturnType<typeof currentAttendance>>>

const rows = (db: Reads, employee: string) =>
  db.selectFrom('attendance').selectAll().where('employee_id', '=', employee)

/** No shift begins after the running one, so it is among the latest. */
const LATEST = 50

/** Selects the running shift, or else the latest. */
export const currentAttendance = (db: Reads, employee: string) =>
  db
    .selectFrom(
      rows(db, employee).orderBy('in_at', 'desc').orderBy('id', 'desc').limit(LATEST).as('latest'),
    )
    .selectAll()
    .orderBy('running', 'desc')
    .orderBy('in_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns the plan for the next working day, made at the last check-out. */
export const lastPlan = async (db: Reads, employee: string): Promise<string | null> =>
  (
    await db
      .selectFrom('attendance')
      .select('check_out_tomorrow_task')
      .where('employee_id', '=', employee)
      .where('out_at', 'is not', null)
      .orderBy('in_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.check_out_tomorrow_task ?? null

/** Selects the shifts that belong to the days between two days, both included, oldest first. */
export const attendanceBetween = (db: Reads, employee: string, from: string, to: string) =>
  rows(db, employee)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('in_at')
    .orderBy('id')
    .execute()

export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof correctionById>>>

/** Selects a proposed correction with its employee. */
export const correctionById = (db: Reads, workspace: string, employee: string, id: string) =>
  db
    .selectFrom('attendance_corrections as c')
    .innerJoin('employees as e', 'e.id', 'c.employee_id')
    .selectAll('c')
    .select(['e.first_name', 'e.last_name'])
    .where('c.workspace_id', '=', workspace)
    .where('c.employee_id', '=', employee)
    .where('c.id', '=', id)
    .executeTakeFirst()

/** Returns the last day with an employee's check-in, also a typed one; null without any. */
export async function lastWorkedDay(db: Reads, employee: string): Promise<string | null> {
  const row = await db
    .selectFrom('attendance')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('employee_id', '=', employee)
    .executeTakeFirst()
  return row?.day ?? null
}
