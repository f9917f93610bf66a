import { localeOf } from './written'

/**
 * The order of postcode and city by country, from the `fmt` of Google's libaddressinput
 * (https://github.com/google/libaddressinput, read in November 2026). Countries not listed write
 * the postcode before the city.
 */
const after: Readonly<Record<string, string>> = {
  ' ': 'AS AU BB BH BM BN BT CA CC CX FM GU HM IL IN JO KH LB LS MH MP MT MV NF NG NP NZ PE PG PR PW SA SG TW UM US VC VE VI',
  ', ': 'CO LV MM',
  ' - ': 'BD',
  '-': 'PK',
}

/** The postcode has its own line, below the city. */
const below =
  'AC AF AI BR CN CR CU EG FK GB GG GI GS HN HU ID IE IM IO IQ JE KE KP KR LK MN NA PH PN RU SD SH SZ TA TC TH UA VG VN ZA'.split(
    ' ',
  )

/** The postcode has its own line, above the city. */
const above = 'AL AM EC JP MU NI OM'.split(' ')

const separators = new Map(
  Object.entries(after).flatMap(([separator, countries]) =>
    countries.split(' ').map((code) => [code, separator]),
  ),
)

/** Between the city and the state, where an address has the postcode first and both in one line. */
const stateAfterCity = new Map(
  Object.entries({ ' ': 'ES IT UY', ', ': 'MX', '/': 'TR' }).flatMap(([separator, countries]) =>
    countries.split(' ').map((code) => [code, separator]),
  ),
)

/** Their addresses have no state, province or region. */
const stateless =
  'AD AT BE BG CH CY CZ DE DK EE FI FR GR HR HU IL IS LI LT LU LV MC MT NL NO PL PT RS SE SG SI SK'.split(
    ' ',
  )

interface Address {
  /** Typed lines above postcode and city. */
  address: string | null
  postcode: string | null
  city: string | null
  /** State, province or region, where the country writes one. */
  state?: string | null
  /** ISO 3166 code. */
  country: string | null
}

/**
 * Returns the lines of an address in its country's order, with the country named in the reader's
 * language.
 */
export function addressLines(
  { address, postcode, city, state = null, country }: Address,
  locale: string,
): string[] {
  const code = country ?? ''
  const written = stateless.includes(code) ? null : state
  const isBelow = written && isPostcodeFirst(code) && !stateAfterCity.has(code)

  const lines = [
    ...(address?.split(/\r?\n/) ?? []),
    ...town(postcode, withState(city, written, code), code),
    ...(isBelow ? [written] : []),
    country && countryName(country, locale),
  ]
  return lines.filter((line): line is string => !!line?.trim())
}

/** Returns whether an address of a country has its postcode before the city. */
export const isPostcodeFirst = (country: string): boolean =>
  !below.includes(country) && !separators.has(country)

/** New York, NY, before its postcode; Milano MI, after it. */
function withState(city: string | null, state: string | null, country: string): string | null {
  const separator = stateAfterCity.get(country) ?? (isPostcodeFirst(country) ? undefined : ', ')
  return state && separator ? [city, state].filter(Boolean).join(separator) : city
}

function town(postcode: string | null, city: string | null, country: string): (string | null)[] {
  if (!postcode || !city || above.includes(country)) return [postcode, city]
  if (below.includes(country)) return [city, postcode]
  const separator = separators.get(country)

  return [separator === undefined ? `${postcode} ${city}` : `${city}${separator}${postcode}`]
}

/** Returns the name of a country in a language; text that is no ISO 3166 code stays. */
export function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([localeOf(locale)], { type: 'region' }).of(country) ?? country
}
