/** Text with one run of `#`, each a digit of the number. */
export const OID_PATTERN = /^([^#]*)(#{1,8})([^#]*)$/

/** The initial pattern of a company. */
export const FIRST_OID_PATTERN = 'EMP-###'

export interface OidParts {
  before: string
  /** Least digits; a longer number takes more. */
  digits: number
  after: string
}

/** Returns undefined for text that is no pattern. */
export function oidParts(pattern: string): OidParts | undefined {
  const found = OID_PATTERN.exec(pattern)
  return found ? { before: found[1]!, digits: found[2]!.length, after: found[3]! } : undefined
}

/**
 * Returns the pattern of which a text is the first id: `EMP-001` is `EMP-###`. A pattern stays as it
 * is.
 */
export const patternOf = (first: string) =>
  first.includes('#')
    ? first
    : first.replace(/\d{1,8}(?=\D*$)/, (digits) => '#'.repeat(digits.length))

/** Returns the employee id with this number: `EMP-###` and 7 are `EMP-007`. */
export const seriesOid = ({ before, digits, after }: OidParts, number: number) =>
  `${before}${String(number).padStart(digits, '0')}${after}`
