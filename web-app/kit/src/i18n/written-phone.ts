import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Groups the digits of a phone number as its country does: +351 912 345 678. A number that is no
 * valid one, or that would lose or gain a digit, stays as a person typed it.
 */
export function writtenPhone(typed: string, country?: string | null): string {
  // Letters may be an extension, brackets a digit that callers from abroad leave out.
  if (!/^\+?[\d\s./()-]+$/.test(typed)) return typed
  const region: CountryCode | undefined =
    country && isSupportedCountry(country) ? country : undefined
  const found = parsePhoneNumberFromString(typed, region)
  if (!found?.isValid()) return typed
  const isAbroad = typed.trim().startsWith('+')
  const written = isAbroad ? found.formatInternational() : found.formatNational()

  return digitsOf(written) === digitsOf(typed) ? written : typed
}
