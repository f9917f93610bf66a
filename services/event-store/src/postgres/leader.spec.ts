import { once } from 'node:events'
import { Pool, type PoolClient } from 'pg'
import { nextTurn, until } from '../../../../test/support/until'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { leadInTurn } from './leader'
import { LOCKS } from './locks'

/** A process that tries to lead, with its own session. */
class Contender {
  readonly errors: unknown[] = []
  readonly pool: Pool
  leading = 0
  rests = 0
  private stopping = false
  private readonly done: Promise<void>

  constructor(url: string, work: (session: PoolClient) => Promise<void>) {
    this.pool = new Pool({ connectionString: url, max: 1 })
    this.pool.on('error', () => {})

    this.done = leadInTurn({
      pool: this.pool,
      lock: LOCKS.projector,
      lead: async (session) => {
        this.leading++

        try {
          await Promise.race([work(session), this.untilStopped()])
        } finally {
          this.leading--
        }
      },
      stopped: () => this.stopping,
      rest: () => {
        this.rests++
        return nextTurn()
      },
      onError: (error) => this.errors.push(error),
    })
  }

  async stop() {
    this.stopping = true
    await this.done
    await this.pool.end()
  }

  private async untilStopped() {
    await until(() => this.stopping)
  }
}

describe('the leader', () => {
  let database: LogDatabase
  let contenders: Contender[] = []

  beforeAll(async () => {
    database = await createLogDatabase()
  })

  afterEach(async () => {
    await Promise.all(contenders.map((one) => one.stop()))
    contenders = []
  })

  afterAll(() => database?.drop())

  const contend = (work: (session: PoolClient) => Promise<void>) => {
    const contender = new Contender(database.logUrl, work)
    contenders.push(contender)
    return contender
  }

  const broken = async (session: PoolClient) => {
    await once(session, 'error')
    throw new Error('The connection broke.')
  }

  const leaders = () => contenders.filter(({ leading }) => leading > 0)

  it('is one of all that try, and another one once it stops', async () => {
    const [first, second] = [contend(broken), contend(broken)]
    await until(() => leaders().length > 0)

    await withClient(database.logUrl, async (client) => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as won', [
        LOCKS.projector,
      ])
      expect(rows[0].won).toBe(false)
    })

    const [leader] = leaders()
    const other = leader === first ? second : first
    expect(other.leading).toBe(0)
    await leader!.stop()
    contenders = [other]
    await until(() => other.leading === 1)
    expect(other.errors).toEqual([])
  })

  it('loses the lead with its connection, and tries again', async () => {
    const pids: number[] = []

    const one = contend(async (session) => {
      pids.push((await session.query('select pg_backend_pid() as pid')).rows[0].pid)
      await broken(session)
    })

    await until(() => pids.length === 1)
    await withClient(database.ownerUrl, (client) =>
      client.query('select pg_terminate_backend($1)', [pids[0]]),
    )
    await until(() => pids.length === 2)
    expect(one.errors).toHaveLength(1)
    expect(pids[1]).not.toBe(pids[0])
  })

  it('leads again after its work has failed', async () => {
    let times = 0

    const one = contend(async () => {
      if (++times < 3) throw new Error('Not yet.')
      await new Promise<never>(() => {})
    })

    await until(() => times === 3 && one.leading === 1)
    expect(one.errors).toEqual([new Error('Not yet.'), new Error('Not yet.')])
    expect(one.rests).toBe(0)
  })

  it('rests between its tries once it has failed for a while', async () => {
    const one = contend(async () => {
      throw new Error('Never.')
    })
    await until(() => one.rests > 0)
    expect(one.errors.length).toBeGreaterThan(2)
  })
})
