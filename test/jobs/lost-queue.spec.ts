import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { SMTPServer } from 'smtp-server'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

describe('losses and refusals of a queue or a mail server', () => {
  let product: Product
  let company: Company
  let workers: { close(): Promise<void> } | undefined

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterEach(() => workers?.close())
  afterAll(() => product?.stop())

  const invite = (email: string) =>
    product.call(peopleApi.addEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { first_name: 'Pat', last_name: 'Person', email, invite: true },
    })

  const delivery = async (to: string, status: string) => {
    const { body } = await product.call(operationsApi.deliveries, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { q: to },
    })
    return body.data.find((found) => found.status === status)
  }

  const resend = (id: string) =>
    product.call(operationsApi.resendDelivery, {
      token: company.admin.token,
      params: { ws: company.ws, id },
    })

  it('is handed over again from the log after the queue lost everything', async () => {
    // A port without a listener: the delivery is deferred and waits in the queue.
    workers = await startWorkers(product, { smtpUrl: 'smtp://127.0.0.1:1' })
    const [waiting, unread] = ['waiting@example.com', 'unread@example.com']
    await invite(waiting)
    const deferred = await until(async () =>
      [await delivery(waiting, 'intended')].find((found) => found?.reason),
    )

    expect(deferred).toMatchObject({
      attempts: 1,
      message_id: null,
      reason: expect.stringContaining('ECONNREFUSED'),
    })

    expect(await resend(deferred.id)).toMatchObject({
      status: 409,
      body: { code: 'operations.under_way' },
    })

    await workers.close()
    workers = undefined
    await invite(unread)
    await product.owner.query('truncate bullmq.job cascade')

    workers = await startWorkers(product)

    for (const to of [waiting, unread])
      expect(await until(() => delivery(to, 'sent'))).toMatchObject({ where: 'outbox' })

    const files = await readdir(join(product.dataDir, 'outbox'))
    expect(files).toContain(`${deferred.id}.eml`)
  })

  it('says why a server refused, and goes again by hand once that is put right', async () => {
    let refusing = true
    const taken: string[] = []

    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, callback) =>
        refusing && address.startsWith('refused')
          ? callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
          : callback(),
      onData(stream, session, callback) {
        stream.resume()

        stream.on('end', () => {
          taken.push(...session.envelope.rcptTo.map(({ address }) => address))
          callback()
        })
      },
    })

    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

    try {
      workers = await startWorkers(product, {
        smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`,
      })
      await invite('refused@example.com')
      const failed = await until(() => delivery('refused@example.com', 'failed'))
      expect(failed.reason).toContain('No such mailbox')
      expect(taken).not.toContain('refused@example.com')
      refusing = false
      expect((await resend(failed.id)).status).toBe(200)
      const sent = await until(() => delivery('refused@example.com', 'sent'))
      expect(sent).toMatchObject({ id: failed.id, where: 'smtp', attempts: 2, reason: null })
      expect(taken.filter((address) => address === 'refused@example.com')).toHaveLength(1)
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    }
  })
})
