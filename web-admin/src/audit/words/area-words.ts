import { areaNames } from '@workledger/contracts/area-names'
import { useLanguage } from '@workledger/kit/i18n/i18n'

/** What areas are called. */
export function useAreaWords() {
  const language = useLanguage()
  return (area: string) => areaNames[area]?.[language === 'ar' ? 1 : 0] ?? ''
}
