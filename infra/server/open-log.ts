import type { Alarm } from '@workledger/event-store/alarms'
import { keepAnchors } from '@workledger/event-store/anchoring'
import { allOf, anchorFault, stampIn, standing } from '@workledger/event-store/anchors'
import { ChainWatch } from '@workledger/event-store/chain-watch'
import { guarded } from '@workledger/event-store/guarded'
import { trustOf } from '@workledger/event-store/key-ring'
import { LogGuard } from '@workledger/event-store/log-guard'
import { PostgresKeptStates } from '@workledger/event-store/postgres/kept-states'
import { LogAlarms } from '@workledger/event-store/postgres/log-alarms'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { timeStamp } from '@workledger/event-store/time-stamps'
import type { Anchor } from '@workledger/event-store/verify'
import { anchorStores } from './anchor-stores'
import { createEventLog, followedFault } from './event-log'
import type { StartContext } from './start-context'

export type OpenedLog = Awaited<ReturnType<typeof openLog>>

/** Opens the event log with its vault, its guard and its kept states. */
export async function openLog(context: StartContext) {
  const { config, database, lifecycle } = context
  const { urls, identity } = database
  const { vault, eventLog } = openStore(context)
  const guardedLog = guarded(eventLog)
  const { store } = guardedLog
  lifecycle.onStop(() => store.close())
  const alarms = new LogAlarms(urls.wl_log)
  lifecycle.onStop(() => alarms.close())
  const stores = anchorStores(config, identity, (sentence) => context.log.warn(sentence))
  const anchors = async () => standing(await allOf(stores), await alarms.accepted())
  const chain = config.roles.has('api')
    ? new ChainWatch(eventLog, { anchors, trust: trustOf(database.signing) })
    : undefined

  const onFault = ({ sentence }: Alarm) =>
    context.log.fatal(
      `${sentence} Nothing is written until an operator has cleared it: npm run verify.`,
    )

  const { tsaUrl } = config
  const stamp = tsaUrl === undefined ? undefined : (bytes: Buffer) => timeStamp(tsaUrl, bytes)

  const anchoring = (head: Anchor, at: Date) =>
    keepAnchors(
      { source: eventLog, stores, stamp, ...(identity && { log: identity.id }) },
      head,
      at,
    )

  const guard = new LogGuard({ log: guardedLog, alarms, chain, anchoring, onFault })
  const followed = config.eventStore ? await followedFault(eventLog, urls.wl_log) : undefined
  await guard.begin(database.fault ?? followed ?? (await anchorFault(eventLog, await anchors())))
  // The next look repeats one that fails.
  alarms.onRaised(() => void guard.look().catch(() => {}))
  const kept = new PostgresKeptStates(urls.wl_vault, vault)
  lifecycle.onStop(() => kept.close())

  return {
    vault,
    eventLog,
    store,
    guard,
    chain,
    kept,
    anchors,
    stamps: (position: string) => stampIn(stores, position),
  }
}

function openStore({ config, database, log, lifecycle }: StartContext) {
  const { urls, masterKey, signing } = database
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  lifecycle.onStop(() => vault.close())

  const eventLog = createEventLog({
    config,
    connectionString: urls.wl_log,
    vault,
    keys: signing,
    onError: (error, where) => log.warn({ err: error, where }, 'EventStoreDB'),
  })

  return { vault, eventLog }
}
