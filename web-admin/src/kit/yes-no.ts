import { useText } from '@workledger/kit/i18n/i18n'
import { consoleTexts } from './messages'

/** Returns a history's word for true or false. */
export function useYesNo() {
  const t = useText(consoleTexts)
  return (_field: string, given: unknown) =>
    typeof given === 'boolean' ? t(given ? 'yes' : 'no') : undefined
}
