import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { DeliveryJobs } from '@workledger/jobs/kernel/delivery-jobs'
import { FailedJobs } from '@workledger/jobs/kernel/failed-jobs'
import { UnrecoverableError } from 'bullmq'
import { SMTPServer } from 'smtp-server'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

describe('mails of a company that are sent by one job', () => {
  let product: Product
  let company: Company
  let workers: { close(): Promise<void> } | undefined

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterEach(closeWorkers)
  afterAll(() => product?.stop())

  async function closeWorkers() {
    await workers?.close()
    workers = undefined
  }

  const invite = (email: string) =>
    product.call(peopleApi.addEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { first_name: 'Pat', last_name: 'Person', email, invite: true },
    })

  const deliveries = async (q: string) => {
    const { body } = await product.call(operationsApi.deliveries, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { q, per_page: 1000 },
    })
    return body.data
  }

  const jobs = async () =>
    (await product.owner.query('select id, workspace, job from jobs.open_deliveries')).rows

  /** Takes mails, but not those of some addresses. */
  async function listen(refusal: (address: string) => number | undefined) {
    const taken: string[] = []

    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _, callback) {
        const responseCode = refusal(address)
        callback(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : undefined)
      },
      onData(stream, { envelope }, callback) {
        stream.resume()

        stream.on('end', () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address))
          callback()
        })
      },
    })

    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as { port: number }

    return {
      taken,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
    }
  }

  it('have one outcome each: one that is refused or deferred stops no other', async () => {
    const names = ['one', 'two', 'refused', 'deferred', 'three']
    for (const name of names) await invite(`together.${name}@example.com`)
    let deferred = 0

    const mails = await listen((address) => {
      if (address.startsWith('together.refused')) return 550
      if (address.startsWith('together.deferred') && deferred++ === 0) return 451
      return undefined
    })

    try {
      workers = await startWorkers(product, { smtpUrl: mails.smtpUrl })

      const settled = await until(async () => {
        const found = await deliveries('together.')
        const isOver = found.length === 5 && !found.some(({ status }) => status === 'intended')
        return isOver && found
      }, 40_000)

      const outcomes = Object.fromEntries(
        settled.map(({ to, status, attempts }) => [/\.(\w+)@/.exec(to!)![1], [status, attempts]]),
      )

      expect(outcomes).toEqual({
        one: ['sent', 1],
        two: ['sent', 1],
        three: ['sent', 1],
        refused: ['failed', 1],
        deferred: ['sent', 2],
      })

      const own = mails.taken.filter((address) => address.startsWith('together.'))
      expect(own.sort()).toEqual(
        ['one', 'two', 'three', 'deferred'].map((name) => `together.${name}@example.com`).sort(),
      )

      const refused = settled.find(({ status }) => status === 'failed')!
      const kept = await until(async () => {
        const { rows } = await product.owner.query('select key, data from jobs.failed')
        return rows.length > 0 && rows
      })
      expect(kept).toEqual([
        { key: refused.id, data: { workspace: company.ws, delivery: refused.id } },
      ])
    } finally {
      await closeWorkers()
      await mails.close()
    }
  }, 60_000)

  it('are kept as failed without those that were sent, if their job stops for good', async () => {
    for (const name of ['nine', 'ten', 'late']) await invite(`stopped.${name}@example.com`)

    jest
      .spyOn(DeliveryJobs.prototype, 'separate')
      .mockRejectedValue(new UnrecoverableError('job stalled more than allowable limit'))

    const mails = await listen((address) => (address.startsWith('stopped.late') ? 451 : undefined))

    try {
      workers = await startWorkers(product, { smtpUrl: mails.smtpUrl })

      const settled = await until(async () => {
        const found = await deliveries('stopped.')
        const isOver = found.length === 3 && !found.some(({ status }) => status === 'intended')
        return isOver && found
      })

      const late = settled.find(({ to }) => to!.startsWith('stopped.late'))!
      expect(late.status).toBe('failed')
      expect(mails.taken.sort()).toEqual(['stopped.nine@example.com', 'stopped.ten@example.com'])
      await closeWorkers()

      const { rows } = await product.owner.query(
        'select key from jobs.failed where key = any($1)',
        [settled.map(({ id }) => id)],
      )

      expect(rows).toEqual([{ key: late.id }])
    } finally {
      jest.restoreAllMocks()
      await closeWorkers()
      await mails.close()
    }
  }, 60_000)

  for (const names of [['alone'], ['several', 'taken']])
    it(`are shown as failed, also if that cannot be stored at once: ${names}`, async () => {
      for (const name of names) await invite(`kept.${name}@example.com`)

      const keep = jest
        .spyOn(FailedJobs.prototype, 'keep')
        .mockRejectedValueOnce(new Error('The database is away.'))

      const mails = await listen((address) => (address.startsWith('kept.taken') ? undefined : 550))

      try {
        workers = await startWorkers(product, { smtpUrl: mails.smtpUrl })

        const refused = await until(async () =>
          (await deliveries(`kept.${names[0]}`)).find(({ status }) => status === 'failed'),
        )

        await until(async () => {
          const { rows } = await product.owner.query('select from jobs.failed where key = $1', [
            refused.id,
          ])
          return rows.length === 1
        })

        expect(keep).toHaveBeenCalledTimes(2)
        expect(mails.taken).toEqual(names.slice(1).map((name) => `kept.${name}@example.com`))
      } finally {
        jest.restoreAllMocks()
        await closeWorkers()
        await mails.close()
      }
    }, 60_000)

  it('wait for the end of quiet hours, also if the job of the others stops for good', async () => {
    const eli = await hire(product, company, 'Eli')
    const { admin, ws } = company
    const quiet = { quiet_from: '00:00', quiet_to: '23:59' }
    const settings = { token: admin.token, params: { ws }, body: quiet as never }
    expect((await product.call(noticesApi.changeNoticeSettings, settings)).status).toBe(200)
    const types = await product.call(leaveRulesApi.leaveTypes, { token: eli.token, params: { ws } })

    const asked = await product.call(leaveApi.requestLeave, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Time off',
        start_on: '2027-02-02',
        finish_on: '2027-02-02',
      },
    })

    expect(asked.status).toBe(201)
    for (const name of ['late', 'soon']) await invite(`quiet.${name}@example.com`)

    jest
      .spyOn(DeliveryJobs.prototype, 'separate')
      .mockRejectedValue(new UnrecoverableError('job stalled more than allowable limit'))

    const mails = await listen((address) => (address.startsWith('quiet.late') ? 451 : undefined))

    try {
      workers = await startWorkers(product, { smtpUrl: mails.smtpUrl })

      await until(async () => {
        const found = await deliveries('quiet.')
        return found.length === 2 && found.some(({ status }) => status === 'failed')
      }, 40_000)

      await closeWorkers()

      const { rows } = await product.owner.query(
        'delete from jobs.open_deliveries where wait_until > now() returning id, job',
      )

      expect(rows).toEqual([{ id: expect.anything(), job: expect.stringMatching(/^batch/) }])
      const waiting = (await deliveries('')).find(({ id }) => id === rows[0].id)
      expect(waiting?.status).toBe('intended')
    } finally {
      jest.restoreAllMocks()
      await closeWorkers()
      await mails.close()
    }
  }, 60_000)

  it('are queued again together if the queue loses the job, without those that are done', async () => {
    // A port without a listener: they are deferred, and wait by a job each.
    workers = await startWorkers(product, { smtpUrl: 'smtp://127.0.0.1:1' })
    await closeWorkers()
    for (const name of ['four', 'five', 'six']) await invite(`later.${name}@example.com`)
    workers = await startWorkers(product, { smtpUrl: 'smtp://127.0.0.1:1' })

    await until(async () => {
      const found = await deliveries('later.')
      return found.length === 3 && found.every(({ attempts }) => attempts > 0)
    })

    await until(async () => {
      const open = await jobs()
      return open.length === 3 && open.every(({ job }) => job === null)
    })

    await closeWorkers()
    await product.owner.query('delete from bullmq.job')
    const [first] = await jobs()

    // As the reactor writes them when they open together.
    await product.owner.query('update jobs.open_deliveries set job = $1', [`batch.${first.id}.0`])
    workers = await startWorkers(product)

    const sent = await until(async () => {
      const found = await deliveries('later.')
      return found.every(({ status }) => status === 'sent') && found
    })

    expect(sent.map(({ where }) => where)).toEqual(['outbox', 'outbox', 'outbox'])
    await until(async () => (await jobs()).length === 0)
  }, 60_000)

  it('are sent from a queue that an earlier version filled', async () => {
    workers = await startWorkers(product, { smtpUrl: 'smtp://127.0.0.1:1' })
    for (const name of ['seven', 'eight']) await invite(`earlier.${name}@example.com`)

    await until(async () => {
      const { rows } = await product.owner.query(
        `select from bullmq.job where queue = 'mail' and state = 'delayed' and data ? 'deliveries'`,
      )
      return rows.length === 2
    })

    await closeWorkers()

    await product.owner.query(`update bullmq.job set process_at_ms = 0,
      data = jsonb_build_object('workspace', data -> 'workspace', 'delivery', data -> 'deliveries' -> 0)
      where queue = 'mail'`)

    workers = await startWorkers(product)

    await until(async () => {
      const found = await deliveries('earlier.')
      return found.length === 2 && found.every(({ where }) => where === 'outbox')
    })
  }, 60_000)
})
