import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'

/**
 * Returns a country's name in the current language, by its code of ISO 3166; other text stays
 * unchanged.
 */
export function useCountryName(): (code: string | null | undefined) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? ''))
}

/** Returns the countries to choose from, in the current language, below the choice of none. */
export function useCountries(none: string): { value: string; label: string }[] {
  return [{ value: '', label: none }, ...useCountriesWith(null)]
}

/**
 * Returns the countries to choose from, in the current language, with a record's value that was
 * typed and is no code.
 */
export function useCountriesWith(
  kept: string | null | undefined,
): { value: string; label: string }[] {
  const language = useLanguage()
  const countries =
    useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  const nameOf = useCountryName()
  const codes = countries.map(({ country_code }) => country_code)

  const choices = [...codes, ...(kept && !codes.includes(kept) ? [kept] : [])].map((value) => ({
    value,
    label: nameOf(value),
  }))

  return choices.sort((a, b) => a.label.localeCompare(b.label, language))
}

/** Returns the only time zone of a country; null if it has several. */
export function useOnlyZone(): (code: string) => string | null {
  const countries =
    useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  return (code) => countries.find(({ country_code }) => country_code === code)?.timezone ?? null
}
