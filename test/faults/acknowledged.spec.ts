import { Chance } from './chance'
import { Installation } from './installation'
import { soundAtTheEnd, soundSoFar } from './judged'
import { faultsOf } from './kinds'
import { Client, founded, idIn, Load } from './load'
import { redisProgram } from './redis-server'

/** `npm run test:faults` takes so many random faults; otherwise some kinds occur once. */
const ROUNDS = process.env.FAULTS === 'long' ? Number(process.env.FAULTS_ROUNDS ?? 100) : 0

const LONG = ROUNDS > 0

/** The most commands acknowledged between two faults. */
const BETWEEN = LONG ? 60 : 8

const processes: Record<string, string> = LONG
  ? { api: 'api', projector: 'projector', worker: 'worker' }
  : { server: 'api,projector', worker: 'worker' }

/**
 * Kinds that the short form leaves out, since it kills all processes at once, and PostgreSQL in the
 * hardest way.
 */
const alike = [
  ...Object.keys(processes).map((name) => `${name} killed`),
  'PostgreSQL ended at once',
]

const always = ['all killed', 'PostgreSQL killed']

/** Number of the other kinds, chosen by the seed. */
const MORE = 1

/**
 * Separate processes, PostgreSQL and a mail server: each of them ends, is cut off or fails under
 * load.
 */
describe('acknowledged commands', () => {
  const chance = Chance.ofRun()
  const redis = LONG ? redisProgram() : undefined
  const told: string[] = []
  /** Number of events of each kind from the set-up. */
  const before: Record<string, number> = {}
  let installation: Installation
  let client: Client
  let load: Load

  beforeAll(async () => {
    installation = await Installation.start({ processes, redis, disk: true })
    client = new Client(installation.web.port)
    const company = await founded(client)

    await installation.asOwner(async (owner) => {
      for (const type of Object.keys(idIn))
        before[type] =
          (await owner.query('select 1 from log.events where type = $1', [type])).rowCount ?? 0
    })

    load = new Load(client, company)
  }, 180_000)

  afterAll(async () => {
    client?.close()
    await installation?.stop()
  })

  /** Only a fault of the test may end a process. */
  const onward = (going: Promise<void>) => Promise.race([going, installation.ended()])

  it(
    'is in the log once, the tables equal the events, numbers have no gaps, pay adds up, and no mail goes twice',
    async () => {
      const faults = faultsOf(installation, client, chance)
      const kinds = Object.keys(faults)

      const meet = async (kind: string) => {
        told.push(kind)
        await onward(load.more(chance.between(1, BETWEEN)))
        load.silence = 0
        await faults[kind]!()
        await onward(load.more(1))
        longest[kind] = Math.max(longest[kind] ?? 0, load.silence)
        await soundSoFar(installation, load)
      }

      const longest: Record<string, number> = {}

      try {
        const others = kinds.filter((kind) => !alike.includes(kind) && !always.includes(kind))
        if (!LONG) for (const kind of [...always, ...chance.some(others, MORE)]) await meet(kind)

        for (let round = 0; round < ROUNDS; round++)
          await meet(round < kinds.length ? kinds[round]! : chance.of(kinds))

        await onward(load.more(BETWEEN))
        await onward(load.stop())
        await soundAtTheEnd(installation, load, { before, faults: told.length })
      } catch (error) {
        throw new Error(
          `FAULTS_SEED=${chance.seed}, after ${told.length} faults, the last ${told.at(-1)}: ${(error as Error).message}`,
          {
            cause: error,
          },
        )
      }

      if (LONG) console.log(summary(longest))
    },
    (ROUNDS * 15 + 480) * 1_000,
  )

  const summary = (longest: Record<string, number>) => {
    const left = [
      installation.disk ? [] : ['disk (no C compiler here)'],
      redis ? [] : ['Redis (no redis-server here)'],
    ].flat()

    const of = (kind: string) =>
      `${told.filter((one) => one === kind).length} × ${kind}, ${Math.round(longest[kind]!)} ms at most without any answer`

    return [
      `FAULTS_SEED=${chance.seed}: ${told.length} faults, ${client.repeats} repeats, ${installation.mails.received.length} mails, ${load.abandoned.length} given up`,
      Object.entries(load.acknowledged)
        .map(([kind, ids]) => `${ids.length} ${kind}`)
        .join(', '),
      ...Object.keys(longest).map(of),
      ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
    ].join('\n')
  }
})
