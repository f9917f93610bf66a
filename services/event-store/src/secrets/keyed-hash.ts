import { createHash, createHmac } from 'node:crypto'

/**
 * Returns a substitute for a value that must not be stored and is unique within a workspace, such
 * as an employee id.
 */
export const directoryKey = (
  masterKey: Buffer,
  workspace: string,
  kind: string,
  value: string,
): string =>
  createHmac('sha256', masterKey)
    .update(`${workspace} ${kind} ${value.trim().toLowerCase()}`)
    .digest('hex')
    .slice(0, 32)

/**
 * Returns a substitute for an e-mail address that must not be stored: the stream id of its
 * reservation, or the value of a verification link.
 */
export const emailKey = (masterKey: Buffer, email: string): string =>
  createHmac('sha256', masterKey).update(`email ${email.toLowerCase()}`).digest('hex').slice(0, 40)

/** Returns the stream id of a domain's reservation. Domains are no secrets, so the hash has no key. */
export const domainKey = (domain: string): string =>
  createHash('sha256').update(`domain ${domain.toLowerCase()}`).digest('hex').slice(0, 40)
