import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { everyMinute, mending } from '@workledger/jobs/kernel/clock'
import { openPool } from '@workledger/jobs/kernel/pool'
import { Queues } from '@workledger/jobs/kernel/queues'
import type { Pool } from 'pg'
import pino from 'pino'
import { type Product, startProduct } from '../support/product'

const AHEAD = HOUR_MS / 12
const log = pino({ level: 'silent' })

describe('times in a queue of a clock that was ahead', () => {
  let product: Product
  let pool: Pool
  let queues: Queues

  beforeAll(async () => {
    product = await startProduct()
    const jobsUrl = product.database.urls.wl_jobs
    pool = openPool(jobsUrl, 1)
    queues = new Queues({ jobsUrl, log })
  })

  afterAll(async () => {
    await queues?.close()
    await pool?.end()
    await product?.stop()
  })

  async function ahead(act: () => Promise<unknown>): Promise<void> {
    const { now } = Date
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + AHEAD)
    await act().finally(() => clock.mockRestore())
  }

  /** Milliseconds from now until each delayed job is due. */
  const waits = async (queue: string): Promise<number[]> => {
    const { rows } = await pool.query(
      `select process_at_ms::float8 as at from bullmq.job where queue = $1 and state = 'delayed' order by seq`,
      [queue],
    )
    return rows.map(({ at }) => at - Date.now())
  }

  it('are set to now; those of right clocks stay', async () => {
    const mail = queues.queue<object>('mail')
    await ahead(() => mail.add('late', {}, { delay: 5_000 }))
    await mail.add('right', {}, { delay: 10 * 60_000 })
    const clock = queues.queue('clock')
    await ahead(() => everyMinute(clock, log))
    const next = async () => (await clock.getJobScheduler('daily-reports'))!.next! - Date.now()
    expect(await next()).toBeGreaterThan(2 * 60_000)
    await mending(queues, clock, pool, log)()
    const [late, right] = await waits('mail')
    expect(late).toBeLessThanOrEqual(0)
    expect(right).toBeGreaterThan(9 * 60_000)
    expect(await next()).toBeLessThanOrEqual(60_000)
  })
})
