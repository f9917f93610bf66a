import { peopleApi } from '@workledger/contracts/people/people.api'
import { until } from '../support/until'
import { Installation } from './installation'
import { Client, founded } from './load'
import { redisProgram } from './redis-server'

/** Slow: each waits the time after which BullMQ counts a worker as dead. */
const backends: [string, string | undefined][] = [['PostgreSQL', undefined]]

const redis = redisProgram()

if (redis) backends.push(['Redis', redis])

const long = process.env.FAULTS === 'long' ? describe : describe.skip

/**
 * One worker freezes with a mail in hand until another has taken its job, and then continues
 * unaware.
 */
long.each(backends)('two workers at one job, queues in %s', (_, program) => {
  let installation: Installation
  let client: Client

  beforeAll(async () => {
    const processes = { server: 'api,projector', one: 'worker', other: 'worker' }
    // The one waits for its answer until the other has started, which on some machines exceeds the
    // product's limit.
    installation = await Installation.start({ processes, redis: program, mailTimeout: 120_000 })
    client = new Client(installation.web.port)
  }, 120_000)

  afterAll(async () => {
    client?.close()
    await installation?.stop()
  })

  const deliveries = async () => {
    let found: { state: string; reason: string | null; attempts: number }[] = []

    await installation.asOwner(async (owner) => {
      found = (
        await owner.query(
          `select state, reason, attempts from read.deliveries where template = 'invitation'`,
        )
      ).rows
    })

    return found
  }

  it('send its mail once, and tell one outcome', async () => {
    await installation.kill('other')
    const { ws } = await founded(client)
    const { mails } = installation
    await until(async () => mails.received.length === 1, 30_000)
    mails.hold()
    const body = { first_name: 'Pat', last_name: 'Person', email: 'pat@example.com', invite: true }
    await client.call(peopleApi.addEmployee, { params: { ws }, body })
    await until(async () => mails.received.length === 2, 30_000)
    // Its lock expires, and the other one finds an attempt without an outcome.
    installation.signal('one', 'SIGSTOP')
    await installation.start('other')
    await until(async () => (await deliveries()).some(({ state }) => state === 'unknown'), 60_000)
    // The mail server answers the first one after all.
    mails.answer()
    installation.signal('one', 'SIGCONT')
    await until(async () => (await deliveries()).some(({ state }) => state === 'sent'), 60_000)
    expect(mails.twice).toEqual([])
    expect(mails.received).toHaveLength(2)
    expect(await deliveries()).toEqual([{ state: 'sent', reason: null, attempts: 1 }])

    await installation.asOwner(async (owner) => {
      const { rows } = await owner.query(`select 1 from jobs.failed`)
      expect(rows).toEqual([])
    })
  }, 180_000)
})
