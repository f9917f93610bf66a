const euro = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
const others: Record<string, string> = {
  US: 'USD', GB: 'GBP', CH: 'CHF', LI: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', RO: 'RON', BG: 'EUR', CA: 'CAD', AU: 'AUD',
  NZ: 'NZD', JP: 'JPY', CN: 'CNY', HK: 'HKD', TW: 'TWD', KR: 'KRW', SG: 'SGD', IN: 'INR', PK: 'PKR', BD: 'BDT', AE: 'AED', SA: 'SAR', QA: 'QAR', KW: 'KWD',
  BH: 'BHD', OM: 'OMR', EG: 'EGP', JO: 'JOD', MA: 'MAD', TN: 'TND', TR: 'TRY', IL: 'ILS', ZA: 'ZAR', NG: 'NGN', KE: 'KES', BR: 'BRL', MX: 'MXN', AR: 'ARS',
  CL: 'CLP', CO: 'COP', PE: 'PEN', PH: 'PHP', TH: 'THB', VN: 'VND', ID: 'IDR', MY: 'MYR', UA: 'UAH',
}

/** The currency a workspace starts with, from the browser's region, e.g. `pt-PT` → EUR; left to the server where it is unknown. */
export function currencyOfRegion(locale: string): string | undefined {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return euro.split(' ').includes(region) ? 'EUR' : others[region]
}
