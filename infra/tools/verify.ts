import { availableParallelism } from 'node:os'
import { withAcceptance } from '@workledger/event-store/alarms'
import { allOf, standing } from '@workledger/event-store/anchors'
import { ChainWatch } from '@workledger/event-store/chain-watch'
import { type Trust, trustOf } from '@workledger/event-store/key-ring'
import type { ChainSource } from '@workledger/event-store/pages-ahead'
import { createClient, createPool } from '@workledger/event-store/postgres/connections'
import { acceptances } from '@workledger/event-store/postgres/log-alarms'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { Reader } from '@workledger/event-store/postgres/reader'
import type { Anchor, Finding, Signing } from '@workledger/event-store/verify'
import type { Client } from 'pg'
import { anchorStores } from '../server/anchor-stores'
import { type Config, readConfig } from '../server/config'
import { type Database, joinDatabase } from '../server/database'
import { createEventLog, refuseOtherEngine } from '../server/event-log'
import { installationOf } from '../server/installation'
import { chainFault, endFault, readBeyond } from '../server/log-check'
import { installationKeys } from '../server/signers'
import { StartError } from '../server/start-error'
import { clearAlarm } from './clear-alarm'
import { verifyParts } from './verify-parts'

const USAGE =
  'Use "npm run verify", or "npm run verify -- --clear <reason>" to take the log as it is, with a reason of 3 to 500 characters.'

const SHOWN = 20

/** Number of the log's pages to read ahead while one is verified. */
const AHEAD = 3

const VERIFY_LONGEST = 2_147_483_647

/** Fewer events are all read before a second thread would have started. */
const MANY = 50_000n

const THREADS = Math.min(availableParallelism(), 4)

interface Reading {
  readonly source: ChainSource
  readonly threads: number
  readonly connectionString: string
  readonly anchors: readonly Anchor[]
  readonly trust: Trust
}

interface Verification {
  readonly findings: readonly Finding[]
  readonly signing: Signing | undefined
}

/**
 * Verifies the whole log, with or without a running product; false if it has a finding that no
 * operator accepted.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<boolean> {
  const reason = reasonIn(parameters)
  const config = readConfig(environment)
  const database = await joinDatabase(config)
  const pool = createPool({ connectionString: database.urls.wl_log, max: AHEAD })
  const elsewhere = config.eventStore && followed(config, database)
  const owner = createClient(database.ownerUrl)

  try {
    await owner.connect()
    await refuseOlderTables(owner)
    await refuseOtherEngine(owner, config)
    const accepted = await acceptances(owner)
    const anchors = await allOf(anchorStores(config, await installationOf(owner), tell))
    const source = elsewhere?.log ?? new Reader(pool)
    const trust = trustOf(await installationKeys(owner, database.masterKey))
    const { wl_log: connectionString } = database.urls

    const reading = {
      source,
      threads: elsewhere ? 1 : THREADS,
      connectionString,
      anchors: standing(anchors, accepted),
      trust,
    }

    const { findings: found, signing } = await verified(reading, tell)
    const findings = found.map((finding) => withAcceptance(finding, accepted))

    tellFindings(findings, tell)
    const open = findings.filter((finding) => !finding.accepted)
    const end = elsewhere && ((await elsewhere.log.head()) ?? '0')

    const fault = open.length > 0 ? undefined : await faultAtEnd(owner, elsewhere?.log, end)
    if (fault) tell(fault)
    tell(signedIn(signing))
    tell(`signing key ${trust.keys.at(-1)}`)

    if (reason !== undefined) {
      await elsewhere?.close()
      const sentences = await clearAlarm(owner, reason, { findings: open, fault, end })
      for (const sentence of sentences) tell(sentence)
      tell('Cleared: the log is taken as it is. Start Workledger again.')

      return true
    }

    await tellAlarm(owner, tell)
    const sound = open.length === 0 && !fault
    const word =
      findings.length > 0 ? 'Nothing was found that has not been accepted.' : 'The log is intact.'
    tell(sound ? word : 'The log is NOT intact: docs/operators/log-changed.md says what to do.')

    return sound
  } finally {
    await elsewhere?.close()
    await pool.end()
    await owner.end()
    await database.stop()
  }
}

async function refuseOlderTables(owner: Client): Promise<void> {
  const { rows } = await owner.query(
    `select bool_and(to_regclass(name) is not null) as there from unnest(array['log.alarms', 'log.identity', 'operations.checkpoints']) as name`,
  )

  if (!rows[0].there)
    throw new StartError(
      'The database is of an older version or empty: start this version of Workledger on it once.',
    )
}

const faultAtEnd = async (
  owner: Client,
  followedLog: ReturnType<typeof createEventLog> | undefined,
  end: string | undefined,
) =>
  followedLog
    ? ((await chainFault(followedLog, owner)) ?? (await readBeyond(owner, end)))
    : endFault(owner)

async function tellAlarm(owner: Client, tell: (line: string) => void): Promise<void> {
  const { rows } = await owner.query('select sentence from log.alarms where cleared_at is null')

  if (rows[0])
    tell(`An alarm is open, and nothing is written until it is cleared: ${rows[0].sentence}`)
}

function tellFindings(
  findings: readonly ReturnType<typeof withAcceptance>[],
  tell: (line: string) => void,
): void {
  for (const { kind, position, explanation, accepted } of findings.slice(0, SHOWN))
    tell(
      `${kind} at event ${position}: ${explanation}${accepted ? ` (accepted on ${accepted.at.toISOString().slice(0, 10)}: ${accepted.reason})` : ''}`,
    )

  if (findings.length > SHOWN) tell(`and ${number(findings.length - SHOWN)} more`)
}

/** Opens the log in EventStoreDB, which completes its chain. */
function followed(config: Config, { urls, masterKey }: Pick<Database, 'urls' | 'masterKey'>) {
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  const log = createEventLog({ config, connectionString: urls.wl_log, vault })
  let closed: Promise<void> | undefined

  return { log, close: () => (closed ??= log.close().then(() => vault.close())) }
}

function reasonIn([flag, reason = '', ...rest]: readonly string[]): string | undefined {
  if (flag === undefined) return undefined
  const said = reason.trim()

  if (flag !== '--clear' || rest.length > 0 || said.length < 3 || said.length > 500)
    throw new StartError(USAGE)

  return said
}

async function verified(reading: Reading, tell: (line: string) => void): Promise<Verification> {
  const { source, threads } = reading
  const began = performance.now()
  const many = BigInt((await source.end()).position) >= MANY
  const intact = many && threads > 1 ? await verifyParts(reading) : undefined
  const { events, head, anchors, signing, findings } = intact
    ? { ...intact, findings: [] }
    : await inOne(reading)
  const seconds = (performance.now() - began) / 1000
  tell(
    `${number(events)} events in ${seconds.toFixed(1)} s, ${number(Math.round(events / seconds))} a second`,
  )
  tell(`head ${head.position} ${head.hash.toString('hex')}`)
  tell(`${number(anchors)} anchors compared`)

  return { findings, signing }
}

const inOne = async ({ source, anchors, trust }: Reading) =>
  (await new ChainWatch(source, {
    anchors: async () => anchors,
    trust,
    page: 1_000,
    ahead: AHEAD,
  }).within(VERIFY_LONGEST))!

function signedIn(signing: Signing | undefined): string {
  if (!signing || signing.since === null) return 'no event is signed yet'

  const before =
    signing.unsigned > 0
      ? `; ${number(signing.unsigned)} before it are not, for older versions signed nothing`
      : ''

  return `${number(signing.signed)} events signed, from event ${signing.since} on${before}`
}

const number = (value: number) => value.toLocaleString('en')
