import { randomBytes } from 'node:crypto'
import type { Config } from '@workledger/infra/server/config'

/**
 * A separate log per product: in EventStoreDB if EVENT_STORE_URL names a server, else in the test's
 * database.
 */
export const testEventStore = (): Pick<Config, 'eventStore'> => {
  const address = process.env.EVENT_STORE_URL
  return address ? { eventStore: { address, prefix: `t${randomBytes(8).toString('hex')}` } } : {}
}
