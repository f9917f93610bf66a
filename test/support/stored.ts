import type { ChainSource } from '@workledger/event-store/pages-ahead'
import type { StoredRow } from '@workledger/event-store/verify'
import type { Client } from 'pg'

/** Returns a log's events in their stored form, from either engine. */
export async function storedIn(
  log: Pick<ChainSource, 'end' | 'stored'>,
  fits: (event: StoredRow) => boolean,
): Promise<StoredRow[]> {
  const found: StoredRow[] = []
  const { position: end } = await log.end()

  for (let after = '0'; BigInt(after) < BigInt(end); ) {
    const page = await log.stored(after, 1_000)
    found.push(...page.filter(fits))
    after = page.at(-1)?.position ?? end
  }

  return found
}

/**
 * Changes a stored event or, in EventStoreDB, where events cannot change, its link of the chain.
 */
export async function alter(owner: Client, position: string): Promise<void> {
  const [table, change] = process.env.EVENT_STORE_URL
    ? ['log.chain', `hash = sha256('Other')`]
    : ['log.events', `data = data || '{"n":1}'`]
  await owner.query(
    `alter table ${table} disable trigger user; update ${table} set ${change} where position = ${position}; alter table ${table} enable trigger user`,
  )
}
