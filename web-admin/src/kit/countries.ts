import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useLanguage } from '@workledger/web-app/kit/i18n'
import { query } from '@workledger/web-app/kit/query'

/** Countries to choose from, in the language of the moment, below the choice of none. */
export function useCountries(none: string): { value: string; label: string }[] {
  const language = useLanguage()
  const countries = useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ?? []
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const choices = countries.map(({ country_code, name }) => ({ value: country_code, label: names.of(country_code) ?? name }))
  return [{ value: '', label: none }, ...choices.sort((a, b) => a.label.localeCompare(b.label, language))]
}
