import { createHash } from 'node:crypto'

/**
 * Returns the id of an address's nth application to an opening: a UUID (version 8) that reveals
 * neither. `email_key` is the keyed hash of the address.
 */
export function applicationId(opening: string, email_key: string, n: number): string {
  const bytes = createHash('sha256')
    .update(`application ${opening} ${email_key} ${n}`)
    .digest()
    .subarray(0, 16)

  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')

  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
