import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { SMTPServer } from 'smtp-server'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'

/** `npm run test:faults` kills a worker at so many random moments, `npm test` at one. */
const MOMENTS = process.env.FAULTS === 'long' ? 4 : 1

const preloaded = (...files: string[]) =>
  files.flatMap((file) => ['-r', join(__dirname, '..', 'support', file)])

/** At most once over SMTP, with a real worker process and SIGKILL. */
describe('a worker that is killed', () => {
  let product: Product
  let company: Company
  let worker: ChildProcess | undefined

  beforeEach(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterEach(async () => {
    if (worker) await kill(worker)
    await product?.stop()
  })

  async function startWorker({
    ahead = 0,
    ...options
  }: {
    smtpUrl?: string
    ahead?: number
  } = {}): Promise<ChildProcess> {
    const { config, database, masterKey, dataDir } = product

    const configuration = {
      config,
      urls: database.urls,
      ownerUrl: database.ownerUrl,
      masterKey: masterKey.toString('base64'),
      dataDir,
      mailFrom: 'Workledger <hr@example.com>',
      publicUrl: 'https://work.example.com',
      redisUrl: process.env.TEST_REDIS_URL,
      ...options,
    }

    const child = fork(join(__dirname, 'worker-process.ts'), {
      execArgv: ['--conditions=source', ...preloaded('typescript.cjs', 'clock.ts')],
      env: { ...process.env, WORKER: JSON.stringify(configuration) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })

    worker = child
    child.send({ ahead })
    await once(child, 'message')

    return child
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  let invited = 0

  const invite = async () => {
    const email = `person.${++invited}@example.com`
    const body = { first_name: 'Pat', last_name: 'Person', email, invite: true }

    const added = await product.call(peopleApi.addEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body,
    })

    expect(added.status).toBe(201)

    return email
  }

  const delivery = async (to: string) => {
    const { body } = await product.call(operationsApi.deliveries, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { q: to, per_page: 1000 },
    })
    return body.data[0]
  }

  it('between sending and recording has sent once; the delivery is unknown and goes again by hand with its Message-ID', async () => {
    const taken: Mail[] = []
    let answering = false

    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, callback) {
        const parts: Buffer[] = []
        stream.on('data', (part) => parts.push(part))

        stream.on('end', () => {
          const mail = parseMail(Buffer.concat(parts))
          if (mail.to.startsWith('person.')) taken.push(mail)
          // The message has arrived; its sender will not learn that.
          if (answering || !mail.to.startsWith('person.')) callback()
        })
      },
    })

    smtp.on('error', () => {})
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`

    try {
      const first = await startWorker({ smtpUrl })
      const to = await invite()
      await until(async () => taken.length === 1)
      await kill(first)
      answering = true
      expect(await delivery(to)).toMatchObject({ status: 'intended', message_id: null })

      await startWorker({ smtpUrl })

      const lost = await until(
        async () => [await delivery(to)].find((found) => found?.status === 'unknown'),
        40_000,
      )

      expect(lost).toMatchObject({
        status: 'unknown',
        attempts: 1,
        reason: expect.stringContaining('cut off'),
      })

      expect(taken).toHaveLength(1)

      const params = { ws: company.ws, id: lost.id }

      const again = await product.call(operationsApi.resendDelivery, {
        token: company.admin.token,
        params,
      })

      expect(again).toMatchObject({ status: 200 })
      const sent = await until(async () =>
        [await delivery(to)].find((found) => found?.status === 'sent'),
      )
      expect(sent).toMatchObject({ where: 'smtp', attempts: 2 })
      expect(taken.map(({ messageId }) => messageId)).toEqual([sent.message_id, sent.message_id])
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    }
  }, 90_000)

  it.each([
    ['a job each, and a clock that is right,', { together: false, ahead: 0 }],
    ['a job together, and a clock that is right,', { together: true, ahead: 0 }],
    ['a job each, and a clock two hours ahead,', { together: false, ahead: 2 * HOUR_MS }],
  ])(
    'with many mails waiting in %s leaves the one in hand unknown; all others are sent, and none has failed',
    async (_, { together, ahead }) => {
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, { envelope }, callback) {
          const invitation = envelope.rcptTo.some(({ address }) => address.startsWith('person.'))
          stream.resume()
          stream.on('end', () => (invitation ? open.push(callback) : callback()))
        },
      })

      const open: (() => void)[] = []
      smtp.on('error', () => {})
      await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
      const smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
      const answering = setInterval(() => {
        if (killed) for (const answer of open.splice(0)) answer()
      }, 20)
      let killed = false

      const outcomes = async () => {
        const { body } = await product.call(operationsApi.deliveries, {
          token: company.admin.token,
          params: { ws: company.ws },
          query: { q: 'person.', per_page: 1000 },
        })
        return body.data.map(({ status }) => status)
      }

      try {
        const invitations = 6
        const inviteAll = async () => {
          for (let n = 0; n < invitations; n++) await invite()
        }

        if (together) await inviteAll()
        const first = await startWorker({ smtpUrl, ahead })
        if (!together) await inviteAll()
        await until(async () => open.length === 1 && (await outcomes()).length === invitations)
        await kill(first)
        killed = true
        await startWorker({ smtpUrl })

        const settled = await until(async () => {
          const found = await outcomes()
          return found.length === invitations && !found.includes('intended') && found
        }, 60_000)

        expect(settled.filter((status) => status !== 'sent')).toEqual(['unknown'])
      } finally {
        clearInterval(answering)
        await new Promise<void>((resolve) => smtp.close(() => resolve()))
      }
    },
    120_000,
  )

  it('at any moment leaves each mail in the outbox once', async () => {
    const addresses: string[] = []

    for (let round = 0; round < MOMENTS; round++) {
      const child = await startWorker()
      const inviting = (async () => {
        for (let n = 0; n < 12; n++) addresses.push(await invite())
      })()
      await pause(Math.random() * 400)
      await kill(child)
      await inviting
    }

    await startWorker()
    const folder = join(product.dataDir, 'outbox')

    await until(async () => {
      const query = { q: 'person.', status: 'sent' as const, per_page: 1000 }

      const { body } = await product.call(operationsApi.deliveries, {
        token: company.admin.token,
        params: { ws: company.ws },
        query,
      })

      return body.total === addresses.length
    }, 60_000)

    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(
      files.map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
    const invitations = mails.filter(({ to }) => to.startsWith('person.'))
    expect(invitations.map(({ to }) => to).sort()).toEqual([...addresses].sort())
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
    const sent = (await product.stored(({ type }) => type === 'DeliverySucceeded')).map(
      ({ stream }) => stream,
    )
    expect(new Set(sent).size).toBe(sent.length)
  }, 120_000)
})
