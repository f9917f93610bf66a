/** Text with one run of `#`, a digit of the number each. */
export const OID_PATTERN = /^([^#]*)(#{1,8})([^#]*)$/

/** What a company starts with. */
export const FIRST_OID_PATTERN = 'EMP-###'

export interface OidParts {
  before: string
  /** The least; a number that has more takes more. */
  digits: number
  after: string
}

/** Undefined for what is no pattern. */
export function oidParts(pattern: string): OidParts | undefined {
  const found = OID_PATTERN.exec(pattern)
  return found ? { before: found[1]!, digits: found[2]!.length, after: found[3]! } : undefined
}

/** The employee id with this number: `EMP-###` and 7 are `EMP-007`. */
export const seriesOid = ({ before, digits, after }: OidParts, number: number) =>
  `${before}${String(number).padStart(digits, '0')}${after}`
