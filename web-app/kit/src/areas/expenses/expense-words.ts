import { writtenNumber } from '@workledger/contracts/kernel/written'
import { useFormat } from '../../i18n/format'
import { useLanguage, useText } from '../../i18n/i18n'
import { sharedExpenseTexts } from './messages'

/** Formats expenses: rates with all their places, amounts with their currency. */
export function useExpenseWords() {
  const t = useText(sharedExpenseTexts)
  const language = useLanguage()
  const { money, day } = useFormat()

  return {
    t,
    day,
    rate: (value: string) => writtenNumber(language, value, 10),
    amount: ({ amount, currency }: { amount: string; currency: string }) =>
      `${money(amount, currency)} ${currency}`,
  }
}
