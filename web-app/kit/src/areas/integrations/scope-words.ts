import { areaName } from '@workledger/contracts/area-names'
import { PROVISION_SCOPE } from '@workledger/contracts/kernel/token-scopes'
import { useFormat } from '../../i18n/format'
import { useLanguage, useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { tokenTexts } from './messages'
import { type ScopeWay, scopeWays } from './scopes'

const isWay = (way: string | undefined): way is ScopeWay => scopeWays.some((one) => one === way)

/** Returns the names of scopes in plain words. */
export function useScopeWords() {
  const t = useText(tokenTexts)
  const language = useLanguage()
  const { listed } = useFormat()

  /** Leave: Approve */
  const name = (scope: string) => {
    const [area = '', way] = scope.split(':')
    if (area === PROVISION_SCOPE) return t('scimName')
    if (!isWay(way)) return t('exportName')
    return pair(areaName(area, language) ?? area, t(`ways.${way}`))
  }

  return {
    name,
    list: (scopes: readonly string[]) => listed(scopes.map(name)),
    area: (area: string) => areaName(area, language) ?? area,
  }
}
