import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { query } from '../../net/query'
import ShiftHistory from '../attendance/shift-history'
import ExpenseHistory from '../expenses/expense-history'
import LeaveHistory from '../leave/leave-history'
import { usePendingLeave } from './leave-effect'

interface Props {
  item: InboxItem
  close: () => void
}

function LeaveItemHistory({ item, close }: Props) {
  const leave = usePendingLeave(item.record)
  if (!leave) return null

  return (
    <LeaveHistory
      leave={leave}
      person={fullName(leave.employee)}
      type={leave.type.name}
      close={close}
    />
  )
}

function ExpenseItemHistory({ item, close }: Props) {
  const params = { id: item.employee?.id ?? '', expenseId: item.record }
  const expense = useQuery(query(expensesApi.expense, { params })).data?.data
  if (!expense) return null

  return <ExpenseHistory expense={expense} person={fullName(expense.employee)} close={close} />
}

function CorrectionItemHistory({ item, close }: Props) {
  const request = { params: { id: item.employee?.id ?? '' }, query: { status: 'pending' as const } }
  const found = useQuery(query(attendanceApi.correctionsOf, request)).data?.data
  const correction = found?.find(({ id }) => id === item.record)
  if (!correction) return null

  return (
    <ShiftHistory
      stream={correction.stream}
      shift={correction.attendance_id}
      day={correction.day}
      zone={correction.zone}
      person={correction.name}
      close={close}
    />
  )
}

/** The history of a request, in its area's words. */
export default function ItemHistory({ item, close }: Props) {
  if (item.kind === 'leave') return <LeaveItemHistory item={item} close={close} />
  if (item.kind === 'expense') return <ExpenseItemHistory item={item} close={close} />

  return <CorrectionItemHistory item={item} close={close} />
}
