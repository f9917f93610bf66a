import { type ModulusWeights, modulusWeights, substitutes } from './modulus-weights'

/** Positions of the digits: u to z of the sort code, a to h of the account number. */
const [a, b, c, g, h] = [6, 7, 8, 12, 13]

type Digits = readonly number[]

const digitsOf = (text: string): number[] => [...text].map(Number)

interface Range {
  readonly from: string
  readonly to: string
  readonly check: ModulusWeights
}

/** Ranges by their first sort code. */
const ranges: readonly Range[] = modulusWeights
  .flatMap((check) =>
    check.ranges.split(' ').map((range) => {
      const [from, to = from] = range.split('-')
      return { from: from!, to: to!, check }
    }),
  )
  .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))

/** Returns the checks of a sort code: none, one or two. */
const checksOf = (sortCode: string): ModulusWeights[] =>
  ranges.filter(({ from, to }) => from <= sortCode && sortCode <= to).map(({ check }) => check)

function sum(check: ModulusWeights, digits: Digits, weights: Digits): number {
  const products = weights.map((weight, n) => weight * digits[n]!)

  const added =
    check.method === 'DBLAL'
      ? digitsOf(products.filter((value) => value > 0).join('')).reduce((x, y) => x + y, 0)
      : products.reduce((x, y) => x + y, 0)

  return check.exception === 1 ? added + 27 : added
}

/** Returns the weights of a check, which some exceptions replace. */
function weightsFor({ exception, weights }: ModulusWeights, digits: Digits): Digits {
  const withoutBank = weights.map((weight, n) => (n <= b ? 0 : weight))

  if (exception === 2 && digits[a] !== 0)
    return digits[g] === 9
      ? [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1]
      : [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1]

  if (exception === 7 && digits[g] === 9) return withoutBank

  if (exception === 10 && (digits[a] === 0 || digits[a] === 9) && digits[b] === 9)
    return digits[g] === 9 ? withoutBank : weights

  return weights
}

/** Returns whether the digits pass one check by its own rules. */
function passes(check: ModulusWeights, sortCode: string, account: string): boolean {
  const { exception, method } = check
  const digits = digitsOf(checkedSortCode(exception, sortCode) + account)

  // Accounts in a foreign currency have no check digits.
  if (exception === 6 && digits[a]! >= 4 && digits[a]! <= 8 && digits[g] === digits[h]) return true
  // The second check is left out for these accounts.
  if (exception === 3 && (digits[c] === 6 || digits[c] === 9)) return true

  const modulus = method === 'MOD11' ? 11 : 10
  const remainder = sum(check, digits, weightsFor(check, digits)) % modulus

  if (exception === 4) return remainder === digits[g]! * 10 + digits[h]!

  if (exception === 5)
    return method === 'MOD11'
      ? remainder !== 1 && digits[g] === (11 - remainder) % 11
      : digits[h] === (10 - remainder) % 10

  return remainder === 0
}

function checkedSortCode(exception: number, sortCode: string): string {
  if (exception === 5) return substitutes.get(sortCode) ?? sortCode
  if (exception === 8) return '090126'
  return exception === 9 ? '309634' : sortCode
}

/** The account of Coutts that exception 14 tries instead; null if the last digit forbids it. */
const shifted = (account: string): string | null =>
  /[019]$/.test(account) ? `0${account.slice(0, 7)}` : null

/** Exceptions of which one passed check of the two is enough. */
const EITHER = new Set([2, 9, 10, 11, 12, 13])

/**
 * Checks a UK account by the published rules of Vocalink for modulus checking, with all its
 * exceptions 1 to 14. `sortCode` has 6 digits and `account` 8. A sort code outside the table has no
 * check and is valid.
 */
export function passesModulusCheck(sortCode: string, account: string): boolean {
  const checks = checksOf(sortCode)
  if (checks.length === 0) return true

  const passed = (check: ModulusWeights) => {
    if (passes(check, sortCode, account)) return true
    const other = check.exception === 14 ? shifted(account) : null
    return other !== null && passes(check, sortCode, other)
  }

  return checks.some(({ exception }) => EITHER.has(exception))
    ? checks.some(passed)
    : checks.every(passed)
}
