import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: the day of an employee's time lies in an approved week; false while time that came later
 * waits for a decision. A week has seven days, so its first one bounds the search.
 */
export const inApprovedWeek = (employee: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from timesheets s where s.employee_id = ${employee} and s.status = 'approved'
      and not s.undecided and s.from_on between ${day} - 6 and ${day})`
