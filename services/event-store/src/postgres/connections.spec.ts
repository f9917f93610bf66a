import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { Relay } from '../../../../test/faults/relay'
import { createLogDatabase, type LogDatabase } from '../testing/database'
import { createClient, createPool } from './connections'

const root = join(__dirname, '../../../..')

describe('connections', () => {
  let database: LogDatabase

  beforeAll(async () => {
    database = await createLogDatabase()
  })

  afterAll(() => database?.drop())

  it('that PostgreSQL ends in use or idle do no harm, and the pool opens others', async () => {
    const pool = createPool({ connectionString: database.ownerUrl, max: 3 })
    const alone = createClient(database.ownerUrl)
    await alone.connect()
    const [used, idle] = await Promise.all([pool.connect(), pool.connect()])
    idle.release()
    const ended = [alone, used].map((one) => new Promise((resolve) => one.once('end', resolve)))

    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )

    await Promise.all(ended)
    used.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it.each([false, true])(
    'that PostgreSQL leaves without an answer are given up (pipeline: %s)',
    async (pipeline) => {
      const relay = await Relay.before(Number(new URL(database.ownerUrl).port))
      const connectionString = relay.of(database.ownerUrl)
      const pool = createPool({
        connectionString,
        max: 1,
        pipeline,
        silence: 1,
      } as PoolConfig)
      await pool.query('select 1')
      relay.silence()
      const used = await pool.connect()
      await expect(used.query('select 1')).rejects.toThrow('Connection terminated unexpectedly')
      used.release()
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await pool.end()
      await relay.close()
    },
  )

  it('are created here only, so that none ends the process', () => {
    const found = execFileSync(
      'git',
      [
        'grep',
        '--untracked',
        '-lE',
        'new (Pool|Client)\\(',
        '--',
        'services',
        'projections',
        'jobs',
        'infra',
      ],
      { cwd: root, encoding: 'utf8' },
    )

    const product = found
      .trim()
      .split('\n')
      .filter((path) => !/\.spec\.ts$|\/(bench|testing)\//.test(path))

    expect(product).toEqual(['services/event-store/src/postgres/connections.ts'])
  })
})
