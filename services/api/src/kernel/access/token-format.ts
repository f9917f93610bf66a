import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'wlt_'
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Letters for 256 random bits, and for the 32 bits of their checksum. */
const [RANDOM, CHECK] = [43, 6]
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM + CHECK}}$`)

/**
 * Makes an API token: `wlt_`, 256 random bits and their CRC-32, both in base 62. Scanners for leaked
 * secrets recognise it without asking the server, and a mistyped one costs no query.
 */
export function newApiToken(): string {
  const random = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), RANDOM)
  return `${PREFIX}${random}${checksumOf(random)}`
}

/** Returns whether a bearer token is meant to be an API token. */
export const looksLikeApiToken = (token: string) => token.startsWith(PREFIX)

/** Returns whether prefix, length and checksum are those of an API token. */
export const isApiToken = (token: string) =>
  FORM.test(token) && token.slice(-CHECK) === checksumOf(token.slice(PREFIX.length, -CHECK))

/** Returns the stored hash. The token is random, so it needs no slow one. */
export const hashOfApiToken = (token: string) => createHash('sha256').update(token).digest()

const checksumOf = (random: string) => base62(BigInt(crc32(random)), CHECK)

function base62(number: bigint, length: number): string {
  let text = ''

  for (let left = number, n = 0; n < length; n++, left /= 62n)
    text = LETTERS[Number(left % 62n)]! + text

  return text
}
