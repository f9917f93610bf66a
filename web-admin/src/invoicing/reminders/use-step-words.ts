import { useText } from '@workledger/kit/i18n/i18n'
import { remindersTexts } from './messages'

/** Returns the words for a reminder's day, from the due date. */
export function useStepWords(): (days: number) => string {
  const t = useText(remindersTexts)
  return (days) =>
    days === 0
      ? t('card.onDue')
      : t(days < 0 ? 'card.before' : 'card.after', { count: Math.abs(days) })
}
