import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { Stack } from '../../ui/layout'
import { BalanceAfter } from '../leave/balance-after'
import { LeaveCost } from '../leave/leave-cost'
import { useLeavePreview } from '../leave/use-leave-preview'
import type { FactsOf } from './use-item-words'

/** Returns a pending leave with everything that its list has; undefined while it loads. */
export function usePendingLeave(record: string) {
  const { employee } = useMember()

  return useQuery(
    query(leaveApi.requestsToApprove, { params: { id: employee.id } }),
  ).data?.data.find(({ id }) => id === record)
}

/** What a leave changes: the balance before and after it, its sources, and who else is away. */
export function LeaveEffect({ item, facts }: { item: InboxItem; facts: FactsOf<'leave'> }) {
  const leave = usePendingLeave(item.record)
  const employee = item.employee?.id ?? ''
  const planned = {
    leave_type_id: leave?.leave_type_id ?? '',
    start_on: facts.start_on,
    finish_on: facts.finish_on,
    half_day: facts.half_day,
  }
  const { preview } = useLeavePreview(employee, item.record, planned)

  // The item's own figures, before the preview is there or for a reader who may not ask for it.
  if (!leave || !preview.data)
    return (
      <Stack gap={0.5} sx={{ p: '10px 12px', borderRadius: 1, bgcolor: 'tone.raised' }}>
        <span>
          <BalanceAfter leave={facts} />
        </span>
        {!preview.error && <Skeleton width={220} />}
      </Stack>
    )

  return (
    <LeaveCost
      employee={employee}
      leave={item.record}
      planned={planned}
      takes={facts.balance_after === null ? false : undefined}
      added
      said={[]}
    />
  )
}
