import { accessApi } from '@workledger/contracts/access/access.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { pushDevicesApi as api } from '@workledger/contracts/notices/push-devices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { PushService } from '../support/push-service'
import { until } from '../support/until'
import { startWorkers } from './workers'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

describe('pushes to browsers', () => {
  let product: Product
  let workers: { close(): Promise<void> }
  let company: Company
  let week = 0
  const services: PushService[] = []

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'] })
    company = await createCompany(product)
  })

  afterAll(async () => {
    for (const service of services) service.stop()
    await workers?.close()
    await product?.stop()
  })

  const at = (who: Person) => ({ token: who.token, params: { ws: company.ws } })
  const on = (who: Person, id: string) => ({ token: who.token, params: { ws: company.ws, id } })

  const service = async () => {
    const made = new PushService()
    services.push(made)
    await made.listen()

    return made
  }

  const devicesOf = async (who: Person) =>
    (await product.call(api.pushDevices, at(who))).body.data.devices

  const set = (who: Person, body: object) =>
    product.call(noticesApi.changeNoticeSettings, { ...at(who), body: body as never })

  /** A person with a browser that gets pushes of their leave. */
  const withBrowser = async (name: string, channel = 'push') => {
    const [who, push] = [await hire(product, company, name), await service()]
    const added = await product.call(api.addPushDevice, { ...at(who), body: push.subscription() })
    expect(added.status).toBe(200)
    await set(who, { channels: [{ kind: 'leave', channel }] })

    return { who, push, id: added.body.data.devices[0]!.id }
  }

  /** A day's leave that its employee requests and the administrator decides; each on a new day. */
  const decidedLeave = async (who: Person) => {
    const { admin, ws } = company
    const types = await product.call(leaveRulesApi.leaveTypes, { token: who.token, params: { ws } })
    const day = new Date(Date.UTC(2027, 1, 2 + 7 * week++)).toISOString().slice(0, 10)

    const requested = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Operation on the knee',
        start_on: day,
        finish_on: day,
      },
    })

    await product.call(leaveApi.decideLeave, {
      token: admin.token,
      params: { id: who.employee, leaveId: requested.body.data.id },
      body: { approved: true, rejected: false },
    })
  }

  const stateOf = async (device: string) => {
    const { rows } = await product.owner.query(
      'select state, answer_status, attempts, fault from operations.push_messages where device_id = $1 order by created_at',
      [device],
    )
    return rows
  }

  /** Waits until no push to a browser waits any more. */
  const settled = (device: string, count = 1) =>
    until(async () => {
      const rows = await stateOf(device)
      return rows.length >= count && rows.every(({ state }) => state !== 'waiting')
        ? rows
        : undefined
    })

  it('arrive sealed and signed, and say nothing of the record or of people', async () => {
    const { who, push } = await withBrowser('Ann')
    await decidedLeave(who)
    const arrived = await until(async () => push.arrived[0])

    expect(arrived.message).toEqual({
      title: expect.any(String),
      body: 'New: My leave',
      tag: expect.stringMatching(/^[\w-]{32}$/),
      url: '/notices',
      unread: 1,
      language: 'en',
    })
    expect(arrived.signed).toMatchObject({ aud: push.origin, sub: 'https://work.example.com' })
    expect(arrived.headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      topic: arrived.message.tag,
    })
    expect(JSON.stringify(arrived)).not.toMatch(/Ann|Operation|knee|2027/)
  })

  it('follow the choice of each kind, and come beside the mail or instead of it', async () => {
    const { who, push, id } = await withBrowser('Bea', 'mail_push')
    const mails = `select state from read.deliveries where person_id = $1 and template = 'leave-approved' order by created_at`

    const mailStates = (states: string) =>
      until(async () => {
        const { rows } = await product.owner.query(mails, [who.employee])
        return rows.map(({ state }) => state).join() === states ? rows : undefined
      })

    await decidedLeave(who)
    await mailStates('sent')
    await until(async () => push.arrived[0])
    await set(who, { channels: [{ kind: 'leave', channel: 'notice' }] })
    await decidedLeave(who)
    await mailStates('sent,withheld')
    await set(who, { channels: [{ kind: 'leave', channel: 'push' }] })
    await decidedLeave(who)
    await mailStates('sent,withheld,withheld')
    await until(async () => push.arrived[1])

    expect(await settled(id, 2)).toHaveLength(2)
  })

  it('a fixed kind may also come as a push, and its mails stay', async () => {
    const { who } = await withBrowser('Cem')
    const chosen = (channel: string) => set(who, { channels: [{ kind: 'security', channel }] })

    expect((await chosen('mail_push')).status).toBe(200)
    expect((await chosen('push')).body).toMatchObject({ code: 'notices.fixed' })
    expect((await chosen('none')).body).toMatchObject({ code: 'notices.fixed' })
  })

  it('wait until the quiet hours end, and are dropped once the notice is read', async () => {
    const { who, push, id } = await withBrowser('Dov')
    const hour = (from: number) =>
      new Date(Date.now() + from * 3_600_000).toISOString().slice(11, 16)
    await set(who, { quiet_from: hour(-2), quiet_to: hour(2) })
    await decidedLeave(who)

    const [waiting] = await until(async () => {
      const rows = await stateOf(id)
      return rows[0]?.attempts ? rows : undefined
    })

    expect(waiting).toMatchObject({ state: 'waiting' })
    const { data } = (await product.call(noticesApi.notices, { ...at(who), query: {} })).body

    await product.call(noticesApi.readNotices, { ...at(who), body: { up_to: data[0]!.id } })
    await set(who, { quiet_from: null, quiet_to: null })
    await product.owner.query(
      'update operations.push_messages set due_at = now() where device_id = $1',
      [id],
    )

    expect(await settled(id)).toMatchObject([{ state: 'dropped' }])
    expect(push.arrived).toEqual([])
  })

  it.each([404, 410])('end with a subscription that is dead (%s)', async (status) => {
    const { who, push, id } = await withBrowser('Eva')
    push.answer = (reply) => reply.writeHead(status).end()
    await decidedLeave(who)

    await until(async () => ((await devicesOf(who)).length === 0 ? true : undefined))
    expect(await settled(id)).toMatchObject([{ state: 'failed', answer_status: status }])
    const { rows } = await product.owner.query('select from vault.push_devices where id = $1', [id])
    expect(rows).toEqual([])
    await decidedLeave(who)
    expect(push.arrived).toHaveLength(1)
  })

  it('are tried again while a push service is away, and others do not wait for it', async () => {
    const { who: one, push: away, id } = await withBrowser('Fay')
    away.answer = (reply) => reply.writeHead(503, { 'retry-after': '2' }).end()
    await decidedLeave(one)
    await until(async () => away.arrived[0])
    const { who: other, push } = await withBrowser('Gus')
    await decidedLeave(other)
    await until(async () => push.arrived[0])
    expect(await stateOf(id)).toMatchObject([{ state: 'waiting', answer_status: 503 }])
    away.answer = (reply) => reply.writeHead(201).end()

    expect(await settled(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('stop when the person signs out there, and go on after the next sign-in', async () => {
    const { who, push, id } = await withBrowser('Hal')
    const again = await product.call(accessApi.login, {
      body: { email: who.email, password: PASSWORD },
    })
    await product.call(accessApi.logout, { token: who.token })
    await decidedLeave({ ...who, token: again.body.token })

    expect(await settled(id)).toMatchObject([{ state: 'dropped' }])
    expect(push.arrived).toEqual([])
    const next = { ...who, token: again.body.token }
    expect(await devicesOf(next)).toMatchObject([{ id, current: false, signed_in: false }])
    await product.call(api.addPushDevice, { ...at(next), body: push.subscription() })
    expect(await devicesOf(next)).toMatchObject([{ id, current: true, signed_in: true }])
    await decidedLeave(next)
    await until(async () => push.arrived[0])
  })

  it('go to the account that used the browser last, and to no former one', async () => {
    const { who: first, push, id } = await withBrowser('Ida')
    const second = await hire(product, company, 'Jon')
    await product.call(api.addPushDevice, { ...at(second), body: push.subscription() })
    await decidedLeave(first)
    await product.owner.query(
      `insert into operations.push_messages (workspace_id, device_id) values ($1, $2)`,
      [company.ws, id],
    )

    expect(await settled(id)).toMatchObject([{ state: 'dropped' }])
    expect(push.arrived).toEqual([])
  })

  it('end with employment', async () => {
    const { who, push, id } = await withBrowser('Kim')
    const left = await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: who.employee },
      body: { terminated_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) },
    })
    expect(left.status).toBe(200)
    await product.owner.query(
      `insert into operations.push_messages (workspace_id, device_id) values ($1, $2)`,
      [company.ws, id],
    )

    expect(await settled(id)).toMatchObject([{ state: 'dropped' }])
    expect(push.arrived).toEqual([])
  })

  it('can be tried, and are the person’s own', async () => {
    const { who, push, id } = await withBrowser('Lea')
    expect((await product.call(api.testPushDevice, on(who, id))).status).toBe(200)
    expect((await until(async () => push.arrived[0])).message).toMatchObject({
      body: 'Pushes arrive in this browser.',
    })
    const { admin } = company

    expect(await devicesOf(admin)).toEqual([])
    expect((await product.call(api.testPushDevice, on(admin, id))).status).toBe(404)
    expect((await product.call(api.removePushDevice, on(admin, id))).status).toBe(404)
    expect((await product.call(api.removePushDevice, on(who, id))).status).toBe(200)
    expect(await devicesOf(who)).toEqual([])
  })

  it('go to known services alone, and to keys that are keys', async () => {
    const who = await hire(product, company, 'Max')
    const { keys, endpoint } = (await service()).subscription()
    const bad = Buffer.alloc(65, 4).toString('base64url')

    for (const [body, code] of [
      [{ keys, endpoint: 'https://attacker.example.com/x' }, 'notices.push_service'],
      [{ keys, endpoint: 'https://fcm.googleapis.com.example.com/x' }, 'notices.push_service'],
      [{ keys, endpoint: 'http://10.0.0.7/x' }, 'notices.push_device'],
      [{ keys, endpoint: 'ftp://fcm.googleapis.com/x' }, 'notices.push_device'],
      [{ endpoint, keys: { ...keys, p256dh: bad } }, 'notices.push_device'],
      [{ endpoint, keys: { ...keys, p256dh: keys.auth } }, 'notices.push_device'],
      [{ endpoint, keys: { ...keys, auth: 'AAAA' } }, 'notices.push_device'],
      [{ endpoint, keys: { ...keys, auth: 'not base64!' } }, 'notices.push_device'],
      [{ endpoint: `${endpoint}/${'x'.repeat(1000)}`, keys }, 'notices.push_device'],
    ] as const) {
      const answer = await product.call(api.addPushDevice, { ...at(who), body })
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        422,
        expect.stringContaining(code),
      ])
    }

    expect(await devicesOf(who)).toEqual([])
  })

  it('at most ten browsers of a person get them; one that is named by its agent', async () => {
    const who = await hire(product, company, 'Ned')
    const push = await service()

    const add = (n: number) =>
      product.call(api.addPushDevice, {
        ...at(who),
        body: push.subscription(`/push/${n}`),
        headers: { 'user-agent': FIREFOX },
      })

    for (let n = 1; n <= 10; n++) expect((await add(n)).status).toBe(200)
    expect((await add(1)).status).toBe(200)
    const refused = await add(11)

    expect(refused.body).toMatchObject({ code: 'notices.push_most' })
    expect((await devicesOf(who))[0]).toMatchObject({ browser: 'Firefox', system: 'Linux' })
    const stored = 'select count(*)::int as n from vault.push_devices where employee = $1'
    expect((await product.owner.query(stored, [who.employee])).rows).toEqual([{ n: 10 }])
  })

  it('wait in a restore drill, which has the browsers of production', async () => {
    await workers.close()
    const drill = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'], drill: true })

    try {
      const { who, push, id } = await withBrowser('Oda', 'mail_push')
      await decidedLeave(who)
      await until(async () => (await stateOf(id))[0])

      // Each takes as long as a sender's look.
      for (let leaves = 2; leaves <= 5; leaves++) {
        await decidedLeave(who)
        await until(async () => (await stateOf(id)).length === leaves)
      }

      expect(new Set((await stateOf(id)).map(({ attempts }) => attempts))).toEqual(new Set([0]))
      expect(push.arrived).toEqual([])
    } finally {
      await drill.close()
      workers = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'] })
    }
  })
})
