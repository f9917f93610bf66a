import type { WorkDetail } from '@workledger/contracts/reports/reports.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { reportTexts } from './messages'

/** Returns the words for the invoice that bills a time entry. */
export function useBilledWords() {
  const t = useText(reportTexts)
  return ({ invoice_number }: Pick<WorkDetail, 'invoice_number'>) =>
    invoice_number === null ? t('billedDraft') : t('billed', { number: invoice_number })
}
