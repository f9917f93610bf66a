import * as declared from '@workledger/contracts/attendance/attendance.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

export const attendanceList = readList(declared.attendanceList, {
  from: (db, { workspace }) =>
    db.selectFrom('attendance as a').innerJoin('employees as e', 'e.id', 'a.employee_id').where('a.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee), eb('e.time_off_manager_id', '=', employee)])),
  sql: {
    id: 'a.id',
    ...ofEmployee('a'),
    day: 'a.day',
    in_at: 'a.in_at',
    out_at: 'a.out_at',
    zone: 'a.zone',
    seconds: 'extract(epoch from a.out_at - a.in_at)::float8',
    check_in_task: 'a.check_in_task',
    check_out_done_task: 'a.check_out_done_task',
    check_out_tomorrow_task: 'a.check_out_tomorrow_task',
    by_hand: 'a.by_hand',
    stream: `'attendance-' || a.employee_id`,
  },
})
