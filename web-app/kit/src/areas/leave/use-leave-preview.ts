import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { query } from '../../net/query'

export type Planned = Pick<Leave, 'leave_type_id' | 'start_on' | 'finish_on' | 'half_day'> &
  PlannedPart

/** The part of one day: quarters, or hours. */
export interface PlannedPart {
  day_part?: '0.25' | '0.5' | '0.75' | null
  /** Not complete: 0, or text that is not hours. */
  seconds?: number | string | null
  from_time?: string | null
  to_time?: string | null
}

const isTime = (text: string | null | undefined) => !text || /^\d\d:\d\d$/.test(text)

/**
 * Reads the server's preview of a leave once its type and days are chosen; `leave` is the one to
 * change.
 */
export function useLeavePreview(
  employee: string,
  leave: string | undefined,
  { leave_type_id, start_on, finish_on, half_day, ...part }: Planned,
) {
  const { day_part, seconds, from_time, to_time } = part
  const hasPart =
    typeof seconds !== 'string' &&
    seconds !== 0 &&
    !from_time === !to_time &&
    isTime(from_time) &&
    isTime(to_time)

  const complete =
    Boolean(leave_type_id && start_on && finish_on && start_on <= finish_on) && hasPart

  const preview = useQuery({
    ...query(leaveApi.previewLeave, {
      params: { id: employee },
      query: {
        leave_type_id,
        start_on,
        finish_on,
        ...(half_day ? { half_day } : {}),
        ...(day_part ? { day_part } : {}),
        ...(typeof seconds === 'number' ? { seconds } : {}),
        ...(from_time && to_time ? { from_time, to_time } : {}),
        ...(leave ? { leave_id: leave } : {}),
      },
    }),
    enabled: complete,
    placeholderData: keepPreviousData,
    retry: false,
  })

  return { complete, preview }
}
