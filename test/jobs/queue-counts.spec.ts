import { FailedJobs } from '@workledger/jobs/kernel/failed-jobs'
import { openPool } from '@workledger/jobs/kernel/pool'
import { Queues } from '@workledger/jobs/kernel/queues'
import type { Pool } from 'pg'
import pino from 'pino'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

const MINUTE = 60_000

describe('the counts of the queues', () => {
  let database: TestDatabase
  let pool: Pool
  let queues: Queues

  beforeAll(async () => {
    database = await createTestDatabase()
    const jobsUrl = database.urls.wl_jobs
    pool = openPool(jobsUrl, 1)
    queues = new Queues({ jobsUrl, log: pino({ level: 'silent' }) })
  })

  afterAll(async () => {
    jest.restoreAllMocks()
    await queues?.close()
    await pool?.end()
    await database?.drop()
  })

  it('are read seldom without jobs, and at once after one', async () => {
    const failures = new FailedJobs(pool, {})
    const read = jest.spyOn(failures, 'counts')
    const mail = queues.queue('mail')
    let ran = 0
    queues.worker('mail', 1, async () => void ran++)
    const { now } = performance
    let ahead = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead)

    const counted = async () => {
      const before = read.mock.calls.length
      await queues.counts(failures)
      return read.mock.calls.length - before
    }

    expect([await counted(), await counted()]).toEqual([1, 1])
    ahead += MINUTE
    expect([await counted(), await counted()]).toEqual([1, 0])
    ahead += MINUTE
    expect([await counted(), await counted()]).toEqual([1, 0])

    await mail.add('one', {})
    await until(() => ran === 1)
    expect([await counted(), await counted()]).toEqual([1, 1])
  })
})
