import { entryOf } from '@workledger/contracts/kernel/entry-of'

/** The currencies in use by ISO 4217; any other three letters are a word. */
const ISO = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP
  CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
  MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
  SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF
  YER ZAR ZMW ZWG`
    .trim()
    .split(/\s+/),
)

export const isCurrency = (code: string): boolean => ISO.has(code)

const DOLLARS = `USD AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD NAD NZD SBD SGD SRD TTD TWD XCD ARS CLP COP DOP MXN UYU`

/**
 * Common spellings of currencies, without points and spaces; several codes if countries share one.
 */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP EGP FKP GIP LBP SDG SHP SSP SYP',
  'e£': 'EGP',
  '¥': 'JPY CNY',
  '\uffe5': 'JPY CNY',
  円: 'JPY',
  元: 'CNY TWD HKD',
  rmb: 'CNY',
  $: DOLLARS,
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  'cn¥': 'CNY',
  hk$: 'HKD',
  mx$: 'MXN',
  nz$: 'NZD',
  nt$: 'TWD',
  r$: 'BRL',
  s$: 'SGD',
  '₹': 'INR',
  '₨': 'INR PKR LKR NPR MUR SCR',
  rs: 'INR PKR LKR NPR MUR SCR',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kr: 'SEK NOK DKK ISK',
  ft: 'HUF',
  fr: 'CHF',
  sfr: 'CHF',
  lei: 'RON MDL',
  лв: 'BGN',
  дин: 'RSD',
  '₺': 'TRY',
  tl: 'TRY',
  '₽': 'RUB',
  руб: 'RUB',
  '₴': 'UAH',
  грн: 'UAH',
  '₪': 'ILS',
  '₩': 'KRW KPW',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP CUP',
  '₦': 'NGN',
  '₵': 'GHS',
  'gh₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  '֏': 'AMD',
  '₮': 'MNT',
  '₭': 'LAK',
  '៛': 'KHR',
  '৳': 'BDT',
  '؋': 'AFN',
  '﷼': 'SAR IRR OMR QAR YER',
  ريال: 'SAR IRR OMR QAR YER',
  درهم: 'AED MAD',
  جنيه: 'EGP SDG',
  دينار: 'KWD BHD IQD JOD LYD DZD TND',
  رس: 'SAR',
  دإ: 'AED',
  جم: 'EGP',
  دك: 'KWD',
  رق: 'QAR',
  دب: 'BHD',
  رع: 'OMR',
  دا: 'JOD',
  دأ: 'JOD',
  لل: 'LBP',
  دع: 'IQD',
  دم: 'MAD',
  دت: 'TND',
  دج: 'DZD',
  دل: 'LYD',
  r: 'ZAR',
  rm: 'MYR',
  rp: 'IDR',
  ksh: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
}

/** Returns the possible currencies of a mark next to an amount, or undefined if it is none. */
export function currenciesOf(mark: string): readonly string[] | undefined {
  const plain = mark.replace(/[\s.]/g, '')
  if (isCurrency(plain.toUpperCase())) return [plain.toUpperCase()]
  return entryOf(signs, plain.toLowerCase())?.trim().split(/\s+/)
}

/**
 * Returns the one currency on which all marks agree; `home` decides between countries that share a
 * mark. Null if it is unclear.
 */
export function agreedCurrency(marks: readonly (readonly string[])[], home: string): string | null {
  const possible = marks.reduce((left, mark) => left.filter((code) => mark.includes(code)))
  return possible.includes(home) ? home : possible.length === 1 ? possible[0]! : null
}

const INSIDE = /(?<![\p{L}\p{N}])(?:[A-Z]{3}|[A-Z]{0,2}\p{Sc})(?![\p{L}\p{N}])/gu

/** Returns the possible currencies of a heading: "Salary (USD)", "Gehalt in €". */
export const currenciesInHeading = (heading: string): readonly string[] | undefined =>
  (heading.match(INSIDE) ?? []).map(currenciesOf).find((found) => found !== undefined)

/** Returns a heading without its currency: "Salary USD" is "Salary". */
export const withoutCurrency = (heading: string): string =>
  heading.replace(INSIDE, (mark) => (currenciesOf(mark) ? ' ' : mark))
