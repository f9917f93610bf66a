import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { useSearchParams } from 'react-router-dom'
import { insightTexts } from './messages'

/** Returns the currency in the address; otherwise the workspace's own, or the first. */
export function useCurrencyChoice(currencies: readonly string[]) {
  const { workspace } = useMember()
  const [search, setSearch] = useSearchParams()
  const all = [...new Set(currencies)].sort()
  const asked = search.get('currency') ?? ''
  const usual = all.includes(workspace.currency) ? workspace.currency : (all[0] ?? '')

  return {
    all,
    currency: all.includes(asked) ? asked : usual,
    choose: (currency: string) =>
      setSearch((before) => {
        const next = new URLSearchParams(before)
        next.set('currency', currency)
        return next
      }),
  }
}

/** Chooses the currency, because amounts of several are never added. */
export function CurrencyFilter({ choice }: { choice: ReturnType<typeof useCurrencyChoice> }) {
  const t = useText(insightTexts)
  const { all, currency, choose } = choice
  if (all.length < 2) return null

  return (
    <FilterMenu
      label={t('currency')}
      value={currency}
      options={all.map((each) => ({ value: each, label: each }))}
      onChange={choose}
    />
  )
}
