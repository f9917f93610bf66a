import { areaName } from '@workledger/contracts/area-names'
import { useLanguage } from '@workledger/kit/i18n/i18n'

/** What areas are called. */
export function useAreaWords() {
  const language = useLanguage()
  return (area: string) => areaName(area, language) ?? ''
}
