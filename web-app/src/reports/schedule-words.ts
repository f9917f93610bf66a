import type { SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { reportTexts } from './messages'

/** Describes a schedule: its weekday, its hour, and all of it. */
export function useScheduleWords() {
  const t = useText(reportTexts)
  const { weekdayName } = useFormat()
  const hourName = (n: number) => `${String(n).padStart(2, '0')}:00`

  const said = ({ every, hour, weekday }: Pick<SavedReport, 'every' | 'hour' | 'weekday'>) =>
    every === null
      ? t('saved.every.never')
      : [
          t(`saved.every.${every}`),
          every === 'weekly' ? weekdayName(weekday ?? 1) : '',
          hourName(hour ?? 0),
        ]
          .filter(Boolean)
          .join(' · ')

  return { weekdayName, hourName, said }
}
