import { areaName } from '@workledger/contracts/area-names'
import { useLanguage } from '@workledger/kit/i18n/i18n'

/** Returns the names of areas. */
export function useAreaWords() {
  const language = useLanguage()
  return (area: string) => areaName(area, language) ?? ''
}
