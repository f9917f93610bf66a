import { hash, randomBytes } from 'node:crypto'

/** Returns a new UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then random. */
export function uuid(now = Date.now()): string {
  return shaped(now, randomBytes(10))
}

/**
 * Returns the nth id of a command. The same command gives the same ids, so a repetition has no
 * second effect.
 */
export function derivedId(commandId: string, n: number | string): string {
  const time = Number.parseInt(commandId.replaceAll('-', '').slice(0, 12), 16)
  return shaped(time, hash('sha256', `${commandId}/${n}`, 'buffer'))
}

/** Returns the id of a step of a command; `''` is the command itself. */
export const stepId = (commandId: string, step: string): string =>
  step ? derivedId(commandId, `step ${step}`) : commandId

function shaped(time: number, random: Buffer) {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(time, 0, 6)
  random.copy(bytes, 6, 0, 10)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')

  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
