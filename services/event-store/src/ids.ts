import { hash, randomUUID } from 'node:crypto'

/** Returns a new UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then random. */
export function uuid(now = Date.now()): string {
  // Its random bits are those of a version 4, which Node draws in advance.
  return `${timePart(now)}-7${randomUUID().slice(15)}`
}

/**
 * Returns the nth id of a command. The same command gives the same ids, so a repetition has no
 * second effect.
 */
export function derivedId(commandId: string, n: number | string): string {
  const time = Number.parseInt(commandId.replaceAll('-', '').slice(0, 12), 16) || 0
  return shaped(time, hash('sha256', `${commandId}/${n}`))
}

/** Returns the id of a step of a command; `''` is the command itself. */
export const stepId = (commandId: string, step: string): string =>
  step ? derivedId(commandId, `step ${step}`) : commandId

function timePart(time: number): string {
  const at = time.toString(16).padStart(12, '0')
  return `${at.slice(0, 8)}-${at.slice(8)}`
}

/** `random`: at least 20 hexadecimal digits. */
function shaped(time: number, random: string) {
  return `${timePart(time)}-7${random.slice(1, 4)}-${variant(random[4]!)}${random.slice(5, 8)}-${random.slice(8, 20)}`
}

/** Returns the digit with the two bits of RFC 9562's variant in the place of its first two. */
export const variant = (digit: string) => '89ab'[Number.parseInt(digit, 16) & 3]!
