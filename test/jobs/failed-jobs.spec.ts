import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { failedJobsApi as api } from '@workledger/contracts/operations/failed-jobs.api'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { SMTPServer } from 'smtp-server'
import { makeOperator } from '../support/operators'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

describe('jobs that failed for good', () => {
  let product: Product
  let company: Company
  let other: Company
  let workers: { close(): Promise<void> }
  let smtp: SMTPServer
  let refusing = true
  const received: string[] = []

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(
          refusing
            ? Object.assign(new Error(`No mailbox ${address} here`), { responseCode: 550 })
            : undefined,
        ),
      onData(stream, { envelope }, done) {
        stream.resume()

        stream.on('end', () => {
          received.push(...envelope.rcptTo.map(({ address }) => address))
          done()
        })
      },
    })

    smtp.on('error', () => {})
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Other')
    await makeOperator(product, company.admin)
    expect((await list()).status).toBe(200)
    // Schedules' queries fail; sessions and mails, which need less, go on.
    await product.owner.query(
      'revoke select on read.workspaces from wl_vault; grant select (id, closes_at, name, locale, logo) on read.workspaces to wl_vault',
    )
    workers = await startWorkers(product, {
      smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    })
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
    await new Promise<void>((resolve) => smtp.close(resolve))
  })

  const token = () => company.admin.token
  const list = (query: { queue?: 'mail' | 'clock'; page?: number; per_page?: number } = {}) =>
    product.call(api.failedJobs, { token: token(), query })
  const jobs = async (queue: 'mail' | 'clock') => (await list({ queue })).body.data
  const retry = (id: string) => product.call(api.retryFailedJob, { token: token(), body: { id } })
  const discard = (id: string) =>
    product.call(api.discardFailedJob, { token: token(), body: { id } })

  const invite = async (email: string) => {
    const body = { first_name: 'Pat', last_name: 'Person', email, invite: true }
    await product.call(peopleApi.addEmployee, { token: token(), params: { ws: company.ws }, body })

    return until(async () => {
      const found = await product.call(operationsApi.deliveries, {
        token: token(),
        params: { ws: company.ws },
        query: { q: email },
      })
      return found.body.data.find(({ status }) => status === 'failed')
    })
  }

  const failedMail = (stream: string) =>
    until(async () => (await jobs('mail')).find((job) => job.stream === stream))

  it('are listed with tries, reason and time, and nothing of a person', async () => {
    const { stream } = await invite('pat.one@example.com')
    const job = await failedMail(stream)
    expect(job).toMatchObject({ queue: 'mail', name: 'deliver', tries: 1, workspace: company.ws })
    expect(job.reason).toMatch(/^.*No mailbox …@… here$/)
    expect(job.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const kept = await product.owner.query('select row_to_json(f)::text as job from jobs.failed f')
    expect(kept.rows.map((row) => row.job).join()).not.toContain('pat.one')
    const { queues } = (
      await product.call(operationsApi.installation, { token: token(), query: {} })
    ).body.data
    expect(queues).toEqual([])
  })

  it('are for operators only', async () => {
    const [job] = await jobs('mail')

    const calls = [
      product.call(api.failedJobs, { token: other.admin.token, query: {} }),
      product.call(api.retryFailedJob, { token: other.admin.token, body: { id: job!.id } }),
      product.call(api.discardFailedJob, { token: other.admin.token, body: { id: job!.id } }),
    ]

    for (const { status } of await Promise.all(calls)) expect(status).toBe(403)
  })

  it('are retried: a mail is sent, once, and the failure is gone', async () => {
    const { stream, message_id } = await invite('pat.two@example.com')
    const { id } = await failedMail(stream)
    refusing = false
    expect((await retry(id)).status).toBe(204)
    await until(async () => received.includes('pat.two@example.com'))
    expect((await jobs('mail')).map((job) => job.stream)).not.toContain(stream)
    const events = await product.store.readStream(company.ws, stream)
    const resent = events.find(({ type }) => type === 'DeliveryResent')!
    const [asked] = await product.store.readStream(SYSTEM_WORKSPACE, `job-${id}`)

    expect(asked).toMatchObject({
      type: 'FailedJobRetried',
      data: { queue: 'mail', name: 'deliver' },
    })

    expect(resent.meta).toMatchObject({
      causation_id: asked!.id,
      correlation_id: asked!.meta.correlation_id,
      actor: asked!.meta.actor,
    })

    expect(message_id).toBeNull()
    expect((await retry(id)).status).toBe(404)
    expect(received.filter((address) => address === 'pat.two@example.com')).toHaveLength(1)
    refusing = true
  })

  it('fail again under a new id', async () => {
    const { stream } = await invite('pat.three@example.com')
    const first = await failedMail(stream)
    expect((await retry(first.id)).status).toBe(204)
    const again = await until(async () =>
      (await jobs('mail')).find((job) => job.stream === stream && job.id !== first.id),
    )
    expect((await discard(again.id)).status).toBe(204)
    expect((await jobs('mail')).map((job) => job.stream)).not.toContain(stream)
    const [given] = await product.store.readStream(SYSTEM_WORKSPACE, `job-${again.id}`)
    expect(given).toMatchObject({ type: 'FailedJobDiscarded' })
    expect(received).not.toContain('pat.three@example.com')
  })

  it('of the clock show once however often they fail, and leave when one succeeds', async () => {
    const [job, ...more] = await until(async () =>
      (await jobs('clock')).length > 0 ? jobs('clock') : undefined,
    )
    expect(more).toEqual([])

    expect(job).toMatchObject({
      name: 'daily-reports',
      workspace: null,
      stream: null,
      reason: 'permission denied for table workspaces',
    })

    await product.owner.query('grant select on read.workspaces to wl_vault')
    expect((await retry(job!.id)).status).toBe(204)
    await until(async () => (await jobs('clock')).length === 0)
  })

  it('are paged, and unknown ones are refused', async () => {
    const page = await list({ page: 1, per_page: 1 })
    expect(page.body.data).toHaveLength(Math.min(1, page.body.total))
    expect((await list({ page: 5, per_page: 10 })).body.data).toEqual([])
    const before = await product.events()
    expect((await retry('01900000-0000-7000-8000-0000000f00d5')).status).toBe(404)

    expect(
      (
        await product.inject({
          method: 'POST',
          url: '/api/v1/operations/failed-jobs/retry',
          token: token(),
          body: { id: 'x' },
        })
      ).status,
    ).toBe(422)

    expect(await product.events()).toBe(before)
  })
})
