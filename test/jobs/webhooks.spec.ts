import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { webhooksApi as api } from '@workledger/contracts/integrations/webhooks.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { Webhook as Verifier } from 'standardwebhooks'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: { id: string; type: string; record: { id: string }; data: Record<string, unknown> }
}

/** A receiver in this process. `answer` decides what it says to each delivery. */
class Receiver {
  readonly received: Received[] = []
  answer: (reply: ServerResponse, received: Received) => void = (reply) => reply.end('thanks')
  private readonly server: Server

  constructor() {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))

      request.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const received = { headers: request.headers, text, body: JSON.parse(text) }
        this.received.push(received)
        this.answer(reply, received)
      })
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks?key=kept-secret`
  }

  get types() {
    return this.received.map(({ body }) => body.type)
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}

describe('webhooks', () => {
  let product: Product
  let company: Company
  let workers: Awaited<ReturnType<typeof startWorkers>>
  const receivers: Receiver[] = []

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    workers = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'] })
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    for (const receiver of receivers) receiver.stop()
    await product?.stop()
  })

  const ws = (who: Person = company.admin) => ({ token: who.token, params: { ws: company.ws } })
  const on = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })

  const add = async (body: object = {}, who = company.admin) => {
    const receiver = new Receiver()
    receivers.push(receiver)
    const url = await receiver.listen()

    const made = await product.call(api.addWebhook, {
      ...ws(who),
      body: { name: 'Mirror', url, types: [], current_password: PASSWORD, ...body } as never,
    })

    expect(made.status).toBe(201)

    return { receiver, url, ...made.body.data }
  }

  const addDepartment = async (name: string) =>
    (await product.call(structureApi.addDepartment, { ...ws(), body: { name } })).body.data
      .id as string

  const rename = async (id: string, name: string) => {
    const { status } = await product.call(structureApi.renameDepartment, {
      ...on(id),
      body: { name },
    } as never)
    expect(status).toBe(200)
  }

  const deliveries = async (webhook_id: string) => {
    const { rows } = await product.owner.query(
      'select * from operations.webhook_deliveries where webhook_id = $1 order by created_at, place',
      [webhook_id],
    )

    return rows
  }

  const hurry = (webhook_id: string, first = 'first_at') =>
    product.owner.query(
      `update operations.webhook_deliveries set due_at = now(), first_at = ${first} where webhook_id = $1 and state = 'waiting'`,
      [webhook_id],
    )

  const subjects = async (): Promise<string[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = files.filter((name) => name.endsWith('.eml'))

    return Promise.all(
      mails.map(async (name) => String(parseMail(await readFile(join(folder, name))).subject)),
    )
  }

  const isOff = async (webhook_id: string): Promise<string | null> =>
    (await product.owner.query('select off_because from read.webhooks where id = $1', [webhook_id]))
      .rows[0]!.off_because

  it('are signed as Standard Webhooks says, and carry the public event', async () => {
    const { receiver, secret, id } = await add({ types: ['department.added'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await addDepartment('Signed')
    await until(() => receiver.received.length === 1)

    const [{ text, headers, body }] = receiver.received as [Received]
    const verify = () => new Verifier(secret).verify(text, headers as Record<string, string>)
    expect(verify()).toEqual(body)
    expect(body).toMatchObject({ type: 'department.added', data: { name: 'Signed' } })
    expect(headers['webhook-id']).toBe(body.id)

    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    const forged = () => new Verifier(other).verify(text, headers as Record<string, string>)
    expect(forged).toThrow()

    await until(async () => (await deliveries(id))[0]?.state === 'sent')
    expect(await deliveries(id)).toMatchObject([{ answer_status: 200, answer: 'thanks' }])

    // Neither the secret nor the key in the address is in the log or in an answer.
    const events = JSON.stringify(await product.stored(({ type }) => type.startsWith('Webhook')))
    const list = JSON.stringify((await product.call(api.webhooks, ws())).body)
    for (const kept of [secret, 'kept-secret']) expect(events + list).not.toContain(kept)
  })

  it('carry both signatures for a day after a new secret', async () => {
    const { receiver, secret: former, id } = await add({ types: ['department.added'] })

    const { body } = await product.call(api.rotateWebhookSecret, {
      ...on(id),
      body: { current_password: PASSWORD },
    })

    await addDepartment('Rotated')
    await until(() => receiver.received.length === 1)
    const [{ text, headers }] = receiver.received as [Received]

    for (const secret of [former, body.data.secret])
      expect(() => new Verifier(secret).verify(text, headers as never)).not.toThrow()

    expect(String(headers['webhook-signature']).split(' ')).toHaveLength(2)
  })

  it('come in the order of each record, and other records do not wait', async () => {
    const { receiver, id } = await add({ types: ['department.added', 'department.renamed'] })
    const first = await addDepartment('One')
    await until(() => receiver.received.length === 1)
    receiver.answer = (reply, { body }) =>
      reply.writeHead(body.record.id === first ? 503 : 200).end()

    await rename(first, 'One again')
    await until(async () =>
      (await deliveries(id)).some(({ answer_status }) => answer_status === 503),
    )
    await rename(first, 'One at last')
    await addDepartment('Two')
    await until(() => receiver.received.some(({ body }) => body.data.name === 'Two'))
    expect(receiver.received.map(({ body }) => body.data.name)).not.toContain('One at last')

    receiver.answer = (reply) => reply.end()
    await hurry(id)
    await until(() => receiver.received.at(-1)?.body.data.name === 'One at last')
    const names = receiver.received
      .filter(({ body }) => body.record.id === first)
      .map(({ body }) => body.data.name)
    expect(names).toEqual(['One', 'One again', 'One again', 'One at last'])
    // The repeated delivery has the same id.
    expect(receiver.received.filter(({ body }) => body.data.name === 'One again')[0]!.body.id).toBe(
      receiver.received.filter(({ body }) => body.data.name === 'One again')[1]!.body.id,
    )
  })

  it('are not delayed by a receiver that hangs', async () => {
    const hanging = await add({ types: ['department.added'] })
    hanging.receiver.answer = () => {}
    const quick = await add({ types: ['department.added'] })
    for (let n = 0; n < 12; n++) await addDepartment(`Hang ${n}`)
    await until(() => quick.receiver.received.length === 12)
    expect(hanging.receiver.received.length).toBeLessThanOrEqual(8)
    await product.call(api.removeWebhook, on(hanging.id))
  })

  it('of a worker that was killed with its clock ahead are taken over, those of a living one are not', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    receiver.answer = (reply) => void reply.writeHead(503).end()
    const names = ['Ahead', 'Alive']
    for (const name of names) await addDepartment(name)
    await until(async () => (await deliveries(id)).filter((one) => one.attempts > 0).length === 2)
    const [ahead, alive] = await deliveries(id)
    receiver.answer = (reply) => void reply.end()

    await product.owner.query(
      `update operations.webhook_deliveries set due_at = now(),
         leased_until = now() + case when id = $1 then interval '2 hours' else interval '40 seconds' end
       where webhook_id = $2`,
      [ahead.id, id],
    )

    await addDepartment('Wakes the sender')
    const sent = async () =>
      (await deliveries(id)).filter(({ state }) => state === 'sent').map((one) => one.id)
    await until(async () => (await sent()).length === 2)
    expect(await sent()).toContain(ahead.id)
    expect(await sent()).not.toContain(alive.id)
  })

  it('tell an endpoint what its maker may read now, and stop when the maker leaves', async () => {
    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )
    const roleOf = (role: string) => roles.rows.find(({ name }) => name === role).id
    const maker = await hire(product, company, 'Mak', { role_id: roleOf('Admin') })
    const { receiver, id } = await add({}, maker)
    await product.call(structureApi.addDepartment, { ...ws(), body: { name: 'Seen' } })
    await hire(product, company, 'Nia')
    await until(() => receiver.types.includes('person.added'))

    await product.call(peopleApi.changeEmployee, {
      ...on(maker.employee),
      body: { role_id: roleOf('Employee') },
    } as never)
    const before = receiver.types.filter((type) => type === 'person.added').length
    await hire(product, company, 'Noa')
    await addDepartment('Still seen')
    await until(() => receiver.received.some(({ body }) => body.data.name === 'Still seen'))
    expect(receiver.types.filter((type) => type === 'person.added')).toHaveLength(before)

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: maker.employee },
      body: { terminated_on: '2026-01-31' },
    } as never)
    await until(async () => (await isOff(id)) === 'rights')
  })

  it('are tried for three days, then switched off with a mail, and go on from there', async () => {
    const { receiver, id } = await add({ name: 'Broken', types: ['department.added'] })
    receiver.answer = (reply) => reply.writeHead(500).end('no')
    await addDepartment('Late')
    await until(async () => (await deliveries(id))[0]?.attempts === 1)
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', answer_status: 500, answer: 'no' },
    ])

    await hurry(id, "now() - interval '73 hours'")
    await until(async () => (await isOff(id)) === 'failing')
    await until(async () => (await subjects()).some((subject) => /Broken/.test(subject)))

    expect(await product.call(api.testWebhook, on(id))).toMatchObject({
      status: 409,
      body: { code: 'webhook.off' },
    })
    await addDepartment('Later')
    receiver.answer = (reply) => reply.end()
    expect((await product.call(api.switchWebhookOn, on(id))).status).toBe(204)
    await until(() => receiver.received.some(({ body }) => body.data.name === 'Later'))
  })

  it('end at once where the receiver says that it is gone', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    receiver.answer = (reply) => reply.writeHead(410).end()
    await addDepartment('Gone')
    await until(async () => (await isOff(id)) === 'gone')
  })

  it('follow no redirect and reach no private address', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    receiver.answer = (reply) =>
      reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    await addDepartment('Elsewhere')
    await until(async () => (await deliveries(id))[0]?.answer_status === 302)
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting' }])
    await product.call(api.removeWebhook, on(id))
    expect(await deliveries(id)).toEqual([])

    const body = { name: 'Inside', url: 'https://169.254.169.254/x', current_password: PASSWORD }
    expect(await product.call(api.addWebhook, { ...ws(), body: body as never })).toMatchObject({
      status: 422,
      body: { error_codes: { url: [{ code: 'webhook.private' }] } },
    })
  })

  it('send a test, show deliveries, and send one again', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    expect((await product.call(api.testWebhook, on(id))).status).toBe(201)
    await until(() => receiver.types.includes('webhook.test'))
    await addDepartment('Twice')
    const added = () => receiver.received.filter(({ body }) => body.type === 'department.added')
    await until(() => added().length === 1)
    await until(async () => (await deliveries(id)).every(({ state }) => state === 'sent'))

    const query = { webhook_id: id, type: 'department.added' } as never
    const { body } = await product.call(api.webhookDeliveries, { ...ws(), query })
    const [shown, ...others] = body.data
    expect(others).toEqual([])
    const request = await product.call(api.webhookRequest, on(shown!.id))
    expect(request.body.data).toEqual(added()[0]!.body)

    expect((await product.call(api.resendWebhook, on(shown!.id))).status).toBe(204)
    await until(() => added().length === 2)
    expect(added()[1]!.body).toEqual(added()[0]!.body)
  })

  it('show each attempt as it was, by endpoint, state and event', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    receiver.answer = (reply) =>
      reply.writeHead(503, { 'x-reason': 'busy', 'set-cookie': 'kept=no' }).end('later')
    await addDepartment('Tried')
    await until(async () => (await deliveries(id))[0]?.attempts === 1)
    receiver.answer = (reply) => reply.end('thanks')
    await hurry(id)
    await until(async () => (await deliveries(id))[0]?.state === 'sent')

    const list = async (filter: object) =>
      (await product.call(api.webhookDeliveries, { ...ws(), query: filter as never })).body.data
    const filter = { webhook_id: id, state: 'sent', type: 'department.added' }
    const [row] = await list(filter)
    expect(row).toMatchObject({ webhook: 'Mirror', webhook_id: id, attempts: 2 })
    expect(await list({ ...filter, state: 'waiting' })).toEqual([])

    const { body } = await product.call(api.webhookAttempts, on(row!.id))
    expect(body.data).toMatchObject([
      { answer_status: 200, answer: 'thanks', fault: null },
      { answer_status: 503, answer: 'later', answer_headers: { 'x-reason': 'busy' } },
    ])
    expect(body.data[0]!.request_headers['webhook-id']).toBe(row!.event_id)
    expect(JSON.stringify(body)).not.toContain('kept=no')

    await product.call(api.removeWebhook, on(id))
    const left = 'select count(*)::int as n from operations.webhook_attempts where delivery_id = $1'
    expect((await product.owner.query(left, [row!.id])).rows[0].n).toBe(0)
  })

  it('are shown when there are ten thousand', async () => {
    const { id } = await add()
    await product.owner.query(
      `insert into operations.webhook_deliveries (workspace_id, webhook_id, event_id, type, record_id, place, state, created_at)
       select $1, $2, gen_random_uuid(), case when n % 7 = 0 then 'leave.approved' else 'department.added' end,
         gen_random_uuid(), n, 'sent', now() - make_interval(mins => n) from generate_series(1, 10000) n`,
      [company.ws, id],
    )

    for (const filter of [{}, { webhook_id: id }, { type: 'leave.approved' }, { state: 'sent' }]) {
      const { status, body } = await product.call(api.webhookDeliveries, {
        ...ws(),
        query: filter as never,
      })
      expect(status).toBe(200)
      expect(body.meta.total).toBeGreaterThan(1_000)
    }

    await product.call(api.removeWebhook, on(id))
  })

  it('look for what is new without a read of earlier changes', async () => {
    const earlier = 5_000
    const most = Number.MAX_SAFE_INTEGER - 2 * earlier
    const client = product.owner

    try {
      await client.query('begin')

      await client.query(
        `insert into read.changes (id, workspace_id, place, name, version, record_id, occurred_at, data)
         select gen_random_uuid(), $1, $2::bigint + n, 'department.added', 1, gen_random_uuid(), '', '{}'
         from generate_series(1, $3::int) n`,
        [company.ws, most, earlier],
      )

      await client.query('analyze read.changes')

      const read = async () => {
        const { rows } = await client.query(
          `select pg_stat_get_xact_tuples_returned('read.changes'::regclass)::int
             + pg_stat_get_xact_tuples_fetched('read.changes'::regclass)::int as tuples`,
        )
        return rows[0].tuples as number
      }

      const before = await read()
      const { rows } = await client.query('select * from operations.changed_workspaces($1)', [
        most + earlier - 3,
      ])
      expect(rows).toEqual([{ workspace_id: company.ws, place: String(most + earlier) }])
      await client.query('select * from operations.changed_workspaces(null)')
      expect((await read()) - before).toBeLessThan(100)
    } finally {
      await client.query('rollback')
    }
  })

  it('leave no secret behind when a change is refused', async () => {
    const { id, url } = await add()
    const secrets = async () =>
      (await product.owner.query('select count(*)::int as n from vault.workspace_secrets')).rows[0]
        .n
    const before = await secrets()

    const change = (revision: number) =>
      product.call(api.changeWebhook, {
        ...on(id),
        body: { url: `${url}&moved`, current_password: PASSWORD } as never,
        headers: { 'if-match': `"${revision}"` },
      } as never)

    expect((await change(9)).status).toBe(409)
    expect(await secrets()).toBe(before)
    expect((await change(0)).status).toBe(200)
    expect(await secrets()).toBe(before)
  })

  it('are for admins of the company alone, and need the password', async () => {
    const eli = await hire(product, company, 'Eli')
    const other = await createCompany(product, 'Other')
    const { id } = await add()
    expect((await product.call(api.webhooks, ws(eli))).status).toBe(403)
    const foreign = { token: other.admin.token, params: { ws: other.ws, id } }
    expect((await product.call(api.testWebhook, foreign)).status).toBe(404)

    const wish = (body: object) =>
      product.call(api.addWebhook, {
        ...ws(),
        body: {
          name: 'X',
          url: 'https://example.com',
          current_password: PASSWORD,
          ...body,
        } as never,
      })
    expect(await wish({ current_password: 'wrong' })).toMatchObject({ status: 422 })
    for (const url of ['ftp://x', 'https://u:p@example.com', 'no'])
      expect(await wish({ url })).toMatchObject({ status: 422 })
    expect(await wish({ types: ['leave.lost'] })).toMatchObject({ body: { code: 'changes.type' } })
  })

  it('lose their deliveries after 30 days', async () => {
    const { receiver, id } = await add({ types: ['department.added'] })
    await addDepartment('Old')
    await until(() => receiver.received.length === 1)
    await product.owner.query(
      "update operations.webhook_deliveries set created_at = now() - interval '31 days' where webhook_id = $1",
      [id],
    )
    const { integrationsJobs } = await import('@workledger/jobs/integrations/integrations.area')
    const { Pool } = await import('pg')
    const vault = new Pool({ connectionString: product.database.urls.wl_vault })
    for (const make of integrationsJobs.schedules!) await make({ vault } as never).run(new Date())
    await vault.end()
    expect(await deliveries(id)).toEqual([])
  })
})
