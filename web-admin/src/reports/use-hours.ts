import { useText } from '@workledger/kit/i18n/i18n'
import { insightTexts } from './messages'

/** Writes seconds as hours in a sentence: whole ones, or to a tenth below ten. */
export function useHours() {
  const t = useText(insightTexts)

  return (seconds: number) => {
    const exact = seconds / 3600
    const hours = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact)

    return t('hours', { count: hours })
  }
}
