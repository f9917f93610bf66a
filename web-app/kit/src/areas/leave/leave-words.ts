import type { Leave } from '@workledger/contracts/leave/leave.api'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { sharedLeaveTexts } from './messages'

/** Formats leaves: their dates and their number of days. */
export function useLeaveWords() {
  const t = useText(sharedLeaveTexts)
  const { span, number } = useFormat()

  const days = (decimal: string) =>
    Number.isInteger(Number(decimal))
      ? t('daysCount', { count: Number(decimal) })
      : t('daysText', { days: number(decimal) })

  const dates = (leave: Pick<Leave, 'start_on' | 'finish_on' | 'half_day'>) =>
    leave.half_day
      ? t('halfOf', {
          date: span(leave.start_on, leave.finish_on),
          half: t(`duration.${leave.half_day}`).toLocaleLowerCase(),
        })
      : span(leave.start_on, leave.finish_on)

  return { t, days, dates, number }
}
