import { ChainWatch } from '@workledger/event-store/chain-watch'
import { Reader } from '@workledger/event-store/postgres/reader'
import { Pool } from 'pg'
import { readConfig } from './config'
import { joinDatabase } from './database'
import { endFault } from './log-check'
import { StartError } from './start-error'

const USAGE = 'Use "npm run verify"; it takes no parameters.'
const SHOWN = 20
const LONGEST = 2_147_483_647

/** Verifies the whole log, beside a running product or without one; false when something was found. */
export async function main(parameters: readonly string[], environment: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<boolean> {
  if (parameters.length > 0) throw new StartError(USAGE)
  const database = await joinDatabase(readConfig(environment))
  const pool = new Pool({ connectionString: database.urls.wl_log, max: 2 })
  const owner = new Pool({ connectionString: database.ownerUrl, max: 1 })
  for (const each of [pool, owner]) each.on('error', () => {})
  try {
    const began = performance.now()
    const watch = new ChainWatch(new Reader(pool), { page: 1_000 })
    const state = (await watch.within(LONGEST))!
    const seconds = (performance.now() - began) / 1000
    const client = await owner.connect()
    const fault = await endFault(client).finally(() => client.release())
    const { events, head, findings } = state
    tell(`${number(events)} events in ${seconds.toFixed(1)} s, ${number(Math.round(events / seconds))} a second`)
    tell(`head ${head.position} ${head.hash.toString('hex')}`)
    for (const { kind, position, explanation } of findings.slice(0, SHOWN)) tell(`${kind} at event ${position}: ${explanation}`)
    if (findings.length > SHOWN) tell(`and ${number(findings.length - SHOWN)} more`)
    if (fault && findings.length === 0) tell(fault)
    const sound = findings.length === 0 && fault === undefined
    tell(sound ? 'The log is intact.' : 'The log is NOT intact: docs/operators.md, "When the log was changed", says what to do.')
    return sound
  } finally {
    await pool.end()
    await owner.end()
    await database.stop()
  }
}

const number = (value: number) => value.toLocaleString('en')
