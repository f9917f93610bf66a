const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'

const others: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'EUR',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  JP: 'JPY',
  CN: 'CNY',
  HK: 'HKD',
  TW: 'TWD',
  KR: 'KRW',
  SG: 'SGD',
  IN: 'INR',
  PK: 'PKR',
  BD: 'BDT',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  EG: 'EGP',
  JO: 'JOD',
  MA: 'MAD',
  TN: 'TND',
  TR: 'TRY',
  IL: 'ILS',
  ZA: 'ZAR',
  NG: 'NGN',
  KE: 'KES',
  BR: 'BRL',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  PE: 'PEN',
  PH: 'PHP',
  TH: 'THB',
  VN: 'VND',
  ID: 'IDR',
  MY: 'MYR',
  UA: 'UAH',
}

const euroCountries = new Set(euro.split(' '))

/** Currencies to choose from. */
export const currencies = [...new Set(['EUR', ...Object.values(others)])].sort()

/** Returns the region of a browser's language, for example `pt-PT` → PT. */
export const regionOf = (locale: string) => new Intl.Locale(locale).maximize().region ?? ''

/** Returns the currency of a country, if known. */
export const currencyOf = (country: string): string | undefined =>
  euroCountries.has(country) ? 'EUR' : others[country]
