import { setTimeout as pause } from 'node:timers/promises'
import type { EventStore } from '@workledger/event-store/port'
import { createPool } from '@workledger/event-store/postgres/connections'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { shapeOf } from '@workledger/projections/runner/shape'
import { type Standing, standings } from '@workledger/projections/runner/standing'
import type { Pool } from 'pg'
import { readConfig } from '../server/config'
import { joinDatabase } from '../server/database'
import { createEventLog, refuseOtherEngine } from '../server/event-log'
import { StartError } from '../server/start-error'

const USAGE =
  'Use "npm run projections -- list", "npm run projections -- rebuild <name>" or "npm run projections -- rebuild --all".'

/**
 * Lists or rebuilds projections, with or without a running product; ends when the rebuilt tables
 * are in place.
 */
export async function main(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void,
): Promise<void> {
  const [verb, name] = parameters
  const known = projections.map((projection) => projection.name)

  if (parameters.length !== (verb === 'rebuild' ? 2 : 1) || (verb !== 'list' && verb !== 'rebuild'))
    throw new StartError(USAGE)

  if (verb === 'rebuild' && name !== '--all' && !known.includes(name!))
    throw new StartError(`There is no projection "${name}"; there are ${known.join(', ')}.`)

  const config = readConfig(environment)
  const database = await joinDatabase(config)
  const { urls, masterKey } = database
  const pool = createPool({ connectionString: database.ownerUrl, max: 2 })
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  const store = createEventLog({ config, connectionString: urls.wl_log, vault })

  try {
    await refuseOtherEngine(pool, config)

    if (verb === 'list')
      for (const line of listed(await standings(pool), await eventsIn(pool))) tell(line)
    else
      await rebuild(name === '--all' ? known : [name!], {
        pool,
        store,
        connectionString: urls.wl_projector,
        tell,
      })
  } finally {
    await store.close()
    await vault.close()
    await pool.end()
    await database.stop()
  }
}

interface RebuildOptions {
  pool: Pool
  store: EventStore
  connectionString: string
  tell(line: string): void
}

async function rebuild(
  names: readonly string[],
  { pool, store, connectionString, tell }: RebuildOptions,
): Promise<void> {
  for (const projection of projections.filter(({ name }) => names.includes(name)))
    await pool.query('select read.ask_rebuild($1, $2, $3)', [
      projection.name,
      shapeOf(projection),
      'the command line',
    ])

  // A running projector does the work; without one, or when it ends, this process does.
  const onError = (error: unknown, where: string) =>
    tell(`${where}: ${(error as Error)?.message ?? error}`)
  const rebuilder = new Rebuilder({ connectionString, store, projections, onError })
  rebuilder.start()

  try {
    for (let last = ''; ; await pause(200)) {
      const left = (await standings(pool)).filter(
        ({ projection, rebuild: under }) => under && names.includes(projection),
      )
      if (left.length === 0) break
      const [slowest] = left.map(({ rebuild: under }) => under!.events).sort((a, b) => a - b)
      const line = `${names.length - left.length} of ${names.length} in place, ${slowest} of ${await eventsIn(pool)} events folded`
      if (line !== last) tell(line)
      last = line
    }

    tell(`Rebuilt: ${names.join(', ')}.`)
  } finally {
    await rebuilder.stop()
  }
}

async function eventsIn(pool: Pool): Promise<number> {
  const { rows } = await pool.query('select position::float8 as events from operations.head')
  return rows[0].events
}

function listed(found: readonly Standing[], head: number): string[] {
  const width = Math.max(...found.map(({ projection }) => projection.length))
  return found.map(({ projection, events, blocked, mended, rebuild: under }) => {
    const notes = [
      `position ${events}`,
      `${Math.max(0, head - events)} behind`,
      ...(blocked ? [`${blocked} blocked streams`] : []),
      ...(mended ? [`${mended} events with values left out`] : []),
      ...(under ? [`rebuilding: ${under.events} of ${head}`] : []),
    ]
    return `${projection.padEnd(width)}  ${notes.join(', ')}`
  })
}
