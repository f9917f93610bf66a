import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const attendanceList = defineList({
  name: 'attendance',
  label: 'Attendance',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    day: column.day('Day'),
    in_at: column.instant('In (UTC)'),
    out_at: column.instant('Out (UTC)', { nullable: true }),
    zone: column.text('Time zone'),
    /** Of a shift that has ended. */
    seconds: column.number('Seconds', { nullable: true }),
    check_in_task: column.text('Planned', { searchable: true, nullable: true }),
    check_out_done_task: column.text('Done', { searchable: true, nullable: true }),
    check_out_tomorrow_task: column.text('Next', { nullable: true }),
    by_hand: column.bool('By hand'),
    stream: column.stream(),
  },
  sort: '-in_at',
})
