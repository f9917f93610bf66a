import { setTimeout as pause } from 'node:timers/promises'
import { Chance } from './chance'
import { Installation } from './installation'
import { soundAtTheEnd, soundSoFar } from './judged'
import { Client, founded, idIn, Load } from './load'
import { redisProgram } from './redis-server'

const long = process.env.FAULTS === 'long' ? describe : describe.skip

const processes = {
  'api 1': 'api',
  'api 2': 'api',
  'projector 1': 'projector',
  'projector 2': 'projector',
  'worker 1': 'worker',
  'worker 2': 'worker',
}

/** Longest time in milliseconds with errors: from a command's first error to its last. */
const MOST = 2_000

/** Number of times that each part is killed. */
const ROUNDS = Number(process.env.FAULTS_TURNS ?? 3)

/**
 * The set-up of docs/operators/failures.md on one machine: two processes of each role behind one
 * port, PostgreSQL and, if available, Redis.
 */
long('two processes of each role', () => {
  const chance = Chance.ofRun()
  const redis = redisProgram()
  const before: Record<string, number> = {}
  let installation: Installation
  let client: Client
  let load: Load

  beforeAll(async () => {
    installation = await Installation.start({ processes, redis })
    client = new Client(installation.web.port)
    const company = await founded(client)

    await installation.asOwner(async (owner) => {
      for (const type of Object.keys(idIn))
        before[type] =
          (await owner.query('select 1 from log.events where type = $1', [type])).rowCount ?? 0
    })

    load = new Load(client, company)
  }, 240_000)

  afterAll(async () => {
    client?.close()
    await installation?.stop()
  })

  const connected = async () => {
    let found = 0

    await installation.asOwner(async (owner) => {
      found = (
        await owner.query(
          `select count(*)::int as n from pg_stat_activity where usename like 'wl\\_%'`,
        )
      ).rows[0].n
    })

    return found
  }

  it('lose nothing, and no client sees errors for longer than two seconds, whichever is killed', async () => {
    const ends: Record<string, () => Promise<unknown>> = {
      ...Object.fromEntries(
        installation.names.map((name) => [name, () => installation.restart(name)]),
      ),
      PostgreSQL: () => installation.killPostgres('SIGKILL'),
      ...(installation.redis && {
        Redis: () => installation.redis!.kill().then(() => installation.redis!.start()),
      }),
    }

    const turns = Array.from({ length: ROUNDS }, () => Object.keys(ends)).flat()
    const told: Record<string, { errors: number; slowest: number }> = {}
    // Printed even if the run ends by its time limit.
    console.log(`FAULTS_SEED=${chance.seed}`)
    await load.more(100)
    const began = performance.now()
    const count = load.count
    await pause(5_000)
    const connections = await connected()
    const rate = ((load.count - count) / (performance.now() - began)) * 1_000

    for (const name of turns) {
      await load.more(chance.between(20, 60))
      client.errors = client.slowest = 0
      await ends[name]!()
      await load.more(100)
      await soundSoFar(installation, load)
      const { errors, slowest } = told[name] ?? { errors: 0, slowest: 0 }

      told[name] = {
        errors: Math.max(errors, client.errors),
        slowest: Math.max(slowest, client.slowest),
      }
    }

    await load.stop()
    await soundAtTheEnd(installation, load, { before, faults: turns.length * 2 })

    console.log(
      [
        `FAULTS_SEED=${chance.seed}: ${turns.length} kills, ${load.count} acknowledged, ${Math.round(rate)} a second before the first over ${connections} connections to PostgreSQL; queues in ${redis ? 'Redis' : 'PostgreSQL'}`,
        ...Object.entries(told).map(
          ([name, { errors, slowest }]) =>
            `${name} killed: errors for ${Math.round(errors)} ms at most, slowest answer ${Math.round(slowest)} ms`,
        ),
      ].join('\n'),
    )

    for (const [name, { errors }] of Object.entries(told))
      expect({ name, within: errors <= MOST }).toEqual({ name, within: true })
    // On a busy machine a part needs a minute until it serves again and everything is checked.
  }, 1_800_000)
})
