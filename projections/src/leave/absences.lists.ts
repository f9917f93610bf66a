import * as declared from '@workledger/contracts/leave/leave.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { absences, decidedBy, inDays, seesAbsence } from './absences.queries'

export const absencesList = readList(declared.absencesList, 'leaves as l', {
  from: (db, { workspace }) => absences(db, workspace),
  scope: (query, viewer) => query.where(seesAbsence(viewer)),
  sql: {
    name: `read.full_name(e.first_name, e.last_name)`,
    avatar: 'e.avatar',
    department_id: 'e.department_id',
    department: 'd.name',
    location_id: 'e.location_id',
    office: 'o.name',
  },
  filters: {
    from: (day) => inDays({ from: day }),
    to: (day) => inDays({ to: day }),
    decided_by: (employee) => decidedBy(employee),
  },
  computed: async (db, { employee, everything }, rows) => {
    const found = await db
      .selectFrom('leaves as l')
      .innerJoin('employees as e', 'e.id', 'l.employee_id')
      .leftJoin('leave_types as t', 't.id', 'l.leave_type_id')
      .select(['l.id', 't.name as type'])
      .where(
        'l.id',
        'in',
        rows.map(({ id }) => id as string),
      )
      .where(
        everything
          ? sql<boolean>`true`
          : sql<boolean>`(e.id = ${employee} or ${decidedBy(employee)})`,
      )
      .execute()

    const types = new Map(found.map(({ id, type }) => [id, type]))

    return rows.map((row) => ({
      decides: types.has(row.id) && (everything || row.employee_id !== employee),
      type: types.get(row.id) ?? null,
    }))
  },
})
