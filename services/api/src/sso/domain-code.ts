import { createHmac } from 'node:crypto'

/** Returns the code by which a company proves a domain: the same at each try, and secret. */
export const codeOf = (masterKey: Buffer, workspace: string, domain: string): string =>
  createHmac('sha256', masterKey)
    .update(`mail domain ${workspace} ${domain}`)
    .digest('base64url')
    .slice(0, 32)

/** Returns the TXT record of a code. */
export const recordOf = (code: string): string => `workledger-verification=${code}`
