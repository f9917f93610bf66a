import { createHmac } from 'node:crypto'

/** Stands for an address where the address itself must not: the id of its reservation's stream, the value of a link to verify it. */
export const emailKey = (masterKey: Buffer, email: string): string =>
  createHmac('sha256', masterKey).update(`email ${email.toLowerCase()}`).digest('hex').slice(0, 40)
