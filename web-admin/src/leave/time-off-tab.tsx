import { LeaveList } from './leave-list'
import { LeaveStats } from './leave-stats'

/** One employee's balance and leaves. */
export default function TimeOffTab({ employee }: { employee: { id: string } }) {
  return (
    <>
      <LeaveStats employee={employee.id} />
      <LeaveList employee={employee.id} />
    </>
  )
}
