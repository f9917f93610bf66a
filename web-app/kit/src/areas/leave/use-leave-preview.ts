import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { query } from '../../net/query'

export type Planned = Pick<Leave, 'leave_type_id' | 'start_on' | 'finish_on' | 'half_day'>

/**
 * Reads the server's preview of a leave once its type and days are chosen; `leave` is the one to
 * change.
 */
export function useLeavePreview(
  employee: string,
  leave: string | undefined,
  { leave_type_id, start_on, finish_on, half_day }: Planned,
) {
  const complete = Boolean(leave_type_id && start_on && finish_on && start_on <= finish_on)

  const preview = useQuery({
    ...query(leaveApi.previewLeave, {
      params: { id: employee },
      query: {
        leave_type_id,
        start_on,
        finish_on,
        ...(half_day ? { half_day } : {}),
        ...(leave ? { leave_id: leave } : {}),
      },
    }),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
  })

  return { complete, preview }
}
