import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useLanguage } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'

/**
 * What a country is called in the language of the moment, by its code of ISO 3166; what is no code
 * stays as it is.
 */
export function useCountryName(): (code: string | null | undefined) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? ''))
}

/** Countries to choose from, in the language of the moment, below the choice of none. */
export function useCountries(none: string): { value: string; label: string }[] {
  return [{ value: '', label: none }, ...useCountriesWith(null)]
}

/**
 * Countries to choose from, in the language of the moment; with what a record has, where that was
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

/** The only time zone of a country; none where its clocks differ. */
export function useOnlyZone(): (code: string) => string | null {
  const countries =
    useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  return (code) => countries.find(({ country_code }) => country_code === code)?.timezone ?? null
}
