/**
 * Currencies of shared signs, by the language code that Excel writes: `[$$-409]` is the dollar of
 * the United States.
 */
const byLanguage: Readonly<Record<string, string>> = {
  '409': 'USD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '1409': 'NZD',
  '4809': 'SGD',
  C04: 'HKD',
  '404': 'TWD',
  '80A': 'MXN',
  '2C0A': 'ARS',
  '340A': 'CLP',
  '240A': 'COP',
  '804': 'CNY',
  '411': 'JPY',
  '809': 'GBP',
  '41D': 'SEK',
  '414': 'NOK',
  '406': 'DKK',
  '40F': 'ISK',
  '4009': 'INR',
  '439': 'INR',
}

const SHARED = /^(\$|¥|￥|£|kr\.?|Rs\.?)$/i

/**
 * Returns what a spreadsheet's number format adds to the number: a currency, a unit, a percent
 * sign; undefined for nothing.
 */
export function formatMark(format: string): string | undefined {
  const [positive = ''] = format.split(';')
  const currency = /\[\$([^\]-]+)(?:-([0-9A-Fa-f]+))?\]/.exec(positive)

  if (currency) {
    const [, sign = '', language = ''] = currency
    return (
      (SHARED.test(sign) && byLanguage[language.toUpperCase().replace(/^0+/, '')]) ||
      sign.trim() ||
      undefined
    )
  }

  const literal = [...positive.matchAll(/"([^"]*)"|\\(.)|([$€£¥₹%])/g)]
    // A space or a bracket with a digit's width, and fill.
    .map(([, quoted, escaped, bare]) => quoted ?? escaped ?? bare)
    .join('')
    .replace(/[()\s-]/g, '')

  return literal || undefined
}
