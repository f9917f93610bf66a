import { createHmac } from 'node:crypto'

/**
 * Stands for a value that is unique within a workspace, such as an employee id, where the value
 * itself must not.
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
 * Stands for an address where the address itself must not: the id of its reservation's stream, the
 * value of a link to verify it.
 */
export const emailKey = (masterKey: Buffer, email: string): string =>
  createHmac('sha256', masterKey).update(`email ${email.toLowerCase()}`).digest('hex').slice(0, 40)
