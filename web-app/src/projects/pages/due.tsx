import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { projectPageTexts } from './messages'
import { remaining } from './remaining'

/** Returns the remaining time in months and days; `within` makes it part of a sentence. */
export function useRemaining({ within = false } = {}) {
  const t = useText(projectPageTexts)
  const { listed } = useFormat()

  return (due: string | null) => {
    if (due === null) return t('remaining.none')
    const left = remaining(today(), due)
    if (left === null) return t('remaining.expired')
    const { months, days } = left
    if (months === 0 && days === 0) return t('remaining.today')

    const parts = [
      ...(months > 0 ? [t('remaining.months', { count: months })] : []),
      ...(days > 0 ? [t('remaining.days', { count: days })] : []),
    ]

    return within ? t('remaining.in', { time: listed(parts) }) : listed(parts)
  }
}
