import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { leaveTexts } from './messages'

export type LeaveRow = Rows['leaves']

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
