import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../support/until'
import type { Chance } from './chance'
import type { Installation } from './installation'
import type { Client } from './load'

/** Shortest and longest duration of a fault, in milliseconds. */
const [SHORT, LONG] = [50, 600]

const HOURS = 60 * 60_000

/** More than PostgreSQL tries to write while its disk is full. */
const EVERY = 1_000_000

/**
 * Returns an installation's faults under load, by name. A fault is over when its promise resolves;
 * the parts it ended run again.
 */
export function faultsOf(
  installation: Installation,
  client: Client,
  chance: Chance,
): Record<string, () => Promise<unknown>> {
  const { names, disk, redis } = installation
  const killed = (name: string) => [`${name} killed`, () => installation.restart(name)] as const

  return {
    'clients cut off': async () => client.cut(),
    'answers to clients cut': async () => installation.web.cutAnswers(chance.between(1, 5)),
    'connections to PostgreSQL cut': async () => installation.database.cut(),
    // The statement that appends a batch: it commits, and its answer never arrives.
    'answers of the log cut after the commit': async () =>
      installation.database.cutAnswers(chance.between(1, 3), (asked) => asked.includes('append\0')),
    ...Object.fromEntries(names.map(killed)),
    'all killed': () => Promise.all(names.map((name) => installation.restart(name))),
    'PostgreSQL ended at once': () => installation.killPostgres('SIGQUIT'),
    'PostgreSQL killed': () => installation.killPostgres('SIGKILL'),
    'a clock that jumps': async () => {
      const name = chance.of(names)
      installation.clockAhead(name, chance.between(-2 * HOURS, 2 * HOURS))
      await pause(chance.between(SHORT, LONG))
      installation.clockAhead(name, 0)
    },
    ...(disk && {
      "PostgreSQL's clock jumps": async () => {
        disk.clockAhead(chance.between(-7_200, 7_200))
        await pause(chance.between(SHORT, LONG))
        disk.clockAhead(0)
      },
      'disk full': async () => {
        disk.failWrites(EVERY)
        await pause(chance.between(SHORT, LONG))
        disk.failWrites(0)
        await standing(installation)
      },
      'a sync that fails': async () => {
        disk.failSyncs(1)
        await until(async () => disk.failSyncs(0) === 0 || void disk.failSyncs(1), 5_000)
        await standing(installation)
      },
    }),
    ...(redis && {
      'Redis killed': async () => {
        await redis.kill()
        await redis.start()
      },
      'Redis lost and emptied': async () => {
        await redis.kill({ emptied: true })
        await redis.start()
      },
    }),
  }
}

/**
 * Waits for PostgreSQL's own recovery. If it gave up in the middle, starts it as an operator would.
 */
async function standing(installation: Installation) {
  const answers = async () =>
    installation
      .asOwner((owner) => owner.query('select 1'))
      .then(
        () => true,
        () => false,
      )

  const { postgres } = installation
  let ended = false
  void postgres.died.then(() => {
    ended = true
  })
  await until(async () => ended || (await answers()), 60_000)
  // An ended process may report that a moment after its last answer.
  await pause(100)
  if (ended) await installation.postgresAgain()
}
