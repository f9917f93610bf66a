import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { leaveTexts } from './messages'

/** A row of the list `leaves`. */
export interface LeaveRow {
  id: string
  employee_id: string
  employee_oid: string | null
  name: string
  avatar: string | null
  type: string
  leave_type_id: string
  start_on: string
  finish_on: string
  half_day: 'first_half' | 'second_half' | null
  days_taken: number | string
  balance_before: string | null
  balance_after: string | null
  balance_year: number | null
  status: 'pending' | 'approved' | 'rejected'
  description: string | null
  decided_at: string | null
  created_at: string
  stream: string
}

/** How leaves are said: their dates, and how many days they take. */
export function useLeaveWords() {
  const t = useText(leaveTexts)
  const { span, number } = useFormat()
  const days = (count: number | string) =>
    Number.isInteger(Number(count)) ? t('daysCount', { count: Number(count) }) : t('daysText', { days: number(count) })
  const dates = (leave: Pick<LeaveRow, 'start_on' | 'finish_on' | 'half_day'>) =>
    span(leave.start_on, leave.finish_on) + (leave.half_day ? `, ${t(leave.half_day).toLocaleLowerCase()}` : '')
  return { t, days, dates, number }
}
