import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { noticesApi as api } from '@workledger/contracts/notices/notices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { NoticeDigests } from '@workledger/jobs/notices/notice-digests'
import { NoticeExpiryDays } from '@workledger/jobs/notices/notice-expiry'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { mailTo, parseMail } from './mailbox'
import { startWorkers } from './workers'

const HOUR = 3_600_000

describe('notices, their mails and their wishes', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let options: ConstructorParameters<typeof NoticeDigests>[0]
  let company: Company
  let week = 0

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    const { keys, masterKey } = product

    const context = new DirectoryMailContext({
      reads: workers.reads,
      vault,
      keys,
      masterKey,
      publicUrl: 'https://work.example.com',
      pdf: workers.pdf,
    })

    options = { vault, commands: new SystemCommands(product.store), context }
    company = await createCompany(product)
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const at = (who: Person) => ({ token: who.token, params: { ws: company.ws } })

  const listOf = async (who: Person, query: Record<string, unknown> = {}) =>
    (await product.call(api.notices, { ...at(who), query })).body

  const unreadOf = async (who: Person) =>
    (await product.call(api.unreadNotices, at(who))).body.data.unread

  /** Waits until a person has this many notices. */
  const noticesOf = (who: Person, count: number) =>
    until(async () => {
      const { data } = await listOf(who)
      return data.length === count ? data : undefined
    })

  const set = (who: Person, body: Record<string, unknown>) =>
    product.call(api.changeNoticeSettings, { ...at(who), body })

  /** A day's leave that its employee requests and the administrator approves; each on a new day. */
  const approvedLeave = async (who: Person) => {
    const { admin, ws } = company
    const types = await product.call(leaveRulesApi.leaveTypes, { token: who.token, params: { ws } })
    // A Tuesday of its own.
    const on = new Date(Date.UTC(2027, 1, 2 + 7 * week++)).toISOString().slice(0, 10)

    const requested = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Time off',
        start_on: on,
        finish_on: on,
      },
    })

    expect(requested).toMatchObject({ status: 201 })
    const { id } = requested.body.data

    const decided = await product.call(leaveApi.decideLeave, {
      token: admin.token,
      params: { id: who.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })

    expect(decided.status).toBe(200)

    return { id, on }
  }

  const stateOf = async (who: Person, template: string) => {
    const { rows } = await product.owner.query(
      'select state from read.deliveries where person_id = $1 and template = $2 order by created_at',
      [who.employee, template],
    )
    return rows.map(({ state }) => state as string)
  }

  const eventsOf = async (type: string) => {
    const counted = 'select count(*)::int as n from log.events where type = $1'
    return (await product.owner.query(counted, [type])).rows[0].n as number
  }

  const mailsOf = async (who: Person) => {
    const folder = join(product.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(
      files.map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
    return mails.filter(({ to }) => to === who.email).map(({ subject }) => subject)
  }

  it('show a person what happened to them, and nothing of another', async () => {
    const ann = await hire(product, company, 'Ann')
    const ben = await hire(product, company, 'Ben')
    const { id, on } = await approvedLeave(ann)
    const [notice] = await noticesOf(ann, 1)

    expect(notice).toMatchObject({
      kind: 'leave',
      template: 'leave-approved',
      unread: true,
      record_id: id,
      facts: { title: expect.stringMatching(/./), person: null, from: on, to: on },
      link: '/requests',
    })
    expect(await unreadOf(ann)).toBe(1)

    // The approver has the request, with the employee's name.
    const asked = (await listOf(company.admin)).data.find(({ record_id }) => record_id === id)
    expect(asked).toMatchObject({ kind: 'request', facts: { person: 'Ann Tester' } })

    expect((await listOf(ben)).data).toEqual([])
    const other = await product.call(api.readNotice, {
      token: ben.token,
      params: { ws: company.ws, id: notice!.id },
    })
    expect(other.status).toBe(404)
    const upTo = await product.call(api.readNotices, { ...at(ben), body: { up_to: notice!.id } })
    expect(upTo.status).toBe(422)
    expect(await unreadOf(ann)).toBe(1)

    const elsewhere = await createCompany(product, 'Southwind')
    expect(
      (
        await product.call(api.notices, {
          token: elsewhere.admin.token,
          params: { ws: company.ws },
        })
      ).status,
    ).toBe(404)
  })

  it('are read one by one or all up to one, and stay read', async () => {
    const cy = await hire(product, company, 'Cy')
    await approvedLeave(cy)
    await approvedLeave(cy)
    const [second, first] = await noticesOf(cy, 2)

    const one = await product.call(api.readNotice, {
      token: cy.token,
      params: { ws: company.ws, id: second!.id },
    })
    expect(one.body).toEqual({ data: { unread: 1 } })
    expect((await listOf(cy, { unread: true })).data.map(({ id }) => id)).toEqual([first!.id])

    const all = await product.call(api.readNotices, { ...at(cy), body: { up_to: second!.id } })
    expect(all.body).toEqual({ data: { unread: 0 } })

    await approvedLeave(cy)
    await noticesOf(cy, 3)
    expect(await unreadOf(cy)).toBe(1)

    const third = (await listOf(cy, { unread: true })).data[0]!
    const readTo = (id: string) => product.call(api.readNotices, { ...at(cy), body: { up_to: id } })
    await readTo(third.id)
    const before = await eventsOf('NoticesRead')
    for (const repeated of [third, second!, first!]) await readTo(repeated.id)
    expect(await eventsOf('NoticesRead')).toBe(before)
  })

  it('say nothing of a record that is gone, and are found by words of any language', async () => {
    const dia = await hire(product, company, 'Dia')
    const { id } = await approvedLeave(dia)
    await noticesOf(dia, 1)
    expect((await listOf(dia, { q: 'aprobada' })).total).toBe(1)
    expect((await listOf(dia, { q: 'approved' })).total).toBe(1)
    expect((await listOf(dia, { q: 'invoice' })).total).toBe(0)
    expect((await listOf(dia, { kind: 'task' })).total).toBe(0)

    const deleted = await product.call(leaveApi.deleteLeave, {
      token: company.admin.token,
      params: { id: dia.employee, leaveId: id },
    })
    expect(deleted.status).toBeLessThan(300)
    const [notice] = (await listOf(dia)).data
    expect(notice!.facts).toEqual({
      title: null,
      person: null,
      from: null,
      to: null,
      amount: null,
      currency: null,
    })
  })

  it('come without a mail, or not at all, as their reader wants', async () => {
    const eli = await hire(product, company, 'Eli')
    expect(await set(eli, { channels: [{ kind: 'leave', channel: 'notice' }] })).toMatchObject({
      status: 200,
    })
    await approvedLeave(eli)
    await noticesOf(eli, 1)
    await until(async () => (await stateOf(eli, 'leave-approved'))[0] === 'withheld')
    expect((await mailsOf(eli)).filter((subject) => /approved/i.test(subject))).toEqual([])

    await set(eli, { channels: [{ kind: 'leave', channel: 'none' }] })
    expect((await listOf(eli)).data).toEqual([])
    expect(await unreadOf(eli)).toBe(0)

    const fixed = await set(eli, { channels: [{ kind: 'security', channel: 'none' }] })
    expect(fixed.status).toBe(422)
    expect(fixed).toMatchObject({ body: { code: 'notices.fixed' } })

    const half = await set(eli, { quiet_from: '22:00' })
    expect(half.status).toBe(422)
  })

  it('stop by one click, without a sign-in, for this person and this kind only', async () => {
    const fay = await hire(product, company, 'Fay')
    const gus = await hire(product, company, 'Gus')
    await approvedLeave(fay)
    const mail = await mailTo(product, fay.email, 'approved')
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(mail.header('List-Unsubscribe').slice(1, -1))
    expect(url.protocol).toBe('https:')

    const ask = (method: 'GET' | 'POST', path: string) =>
      product.inject({
        method,
        url: path,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          raw: Buffer.from('List-Unsubscribe=One-Click'),
        }),
      })

    const address = `${url.pathname}${url.search}`
    // A scanner opens the link, and stops nothing.
    const page = await ask('GET', address)
    expect(page.status).toBe(200)
    expect(String(page.body)).toContain('<form')
    const channel = async (who: Person, kind: string) =>
      (await product.call(api.noticeSettings, at(who))).body.data.kinds.find(
        (one) => one.kind === kind,
      )!.channel
    expect(await channel(fay, 'leave')).toBe('mail')

    for (const wrong of [
      address.replace('/leave?', '/task?'),
      address.replace('/leave?', '/security?'),
      address.replace(fay.employee, gus.employee),
      address.replace(company.ws, (await createCompany(product, 'Eastwind')).ws),
      address.slice(0, -1),
      url.pathname,
    ])
      expect((await ask('POST', wrong)).status).toBe(404)
    expect(await channel(gus, 'leave')).toBe('mail')

    expect((await ask('POST', address)).status).toBe(200)
    expect(await channel(fay, 'leave')).toBe('notice')
    expect(await channel(fay, 'task')).toBe('mail')
    const before = await eventsOf('NoticeChannelSet')
    expect((await ask('POST', address)).status).toBe(200)
    expect(await eventsOf('NoticeChannelSet')).toBe(before)
    expect(String((await ask('GET', address)).body)).not.toContain('<form')
  })

  it('have no such link in an invitation, which cannot be turned off', async () => {
    const email = 'hal@example.com'
    const body = { first_name: 'Hal', last_name: 'Tester', email, invite: true }
    const { token } = company.admin
    await product.call(peopleApi.addEmployee, { token, params: { ws: company.ws }, body })
    const mail = await mailTo(product, email, 'Northwind')
    expect(mail.header('List-Unsubscribe')).toBe('')
  })

  it('wait for the end of quiet hours', async () => {
    const ida = await hire(product, company, 'Ida')
    const clock = (offset: number) =>
      new Date(Date.now() + offset).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Lisbon',
        hour: '2-digit',
        minute: '2-digit',
      })
    await set(ida, { quiet_from: clock(-HOUR), quiet_to: clock(2 * HOUR) })
    await approvedLeave(ida)
    await noticesOf(ida, 1)

    const waiting = await until(async () => {
      const { rows } = await product.owner.query(
        `select o.id, o.wait_until from jobs.open_deliveries o join read.deliveries d on d.id = o.id
         where d.person_id = $1 and d.template = 'leave-approved' and o.wait_until is not null`,
        [ida.employee],
      )
      return rows[0]
    })

    const wait = new Date(waiting.wait_until).getTime() - Date.now()
    expect(wait).toBeGreaterThan(1.9 * HOUR)
    expect(wait).toBeLessThanOrEqual(2 * HOUR)
    expect(await stateOf(ida, 'leave-approved')).toEqual(['intended'])

    // The quiet hours are over, and the next look at open deliveries hands it over.
    await set(ida, { quiet_from: null, quiet_to: null })
    await product.owner.query(
      `update jobs.open_deliveries set wait_until = now() - interval '1 second' where id = $1`,
      [waiting.id],
    )
    await until(async () => (await stateOf(ida, 'leave-approved'))[0] === 'sent')
  })

  it('are one mail a day, at the hour of their reader, which names no person', async () => {
    const joe = await hire(product, company, 'Joe')
    const hour = (new Date(Date.now() + 3 * HOUR).getUTCHours() + 24) % 24
    await set(joe, { digest_hour: hour })
    await approvedLeave(joe)
    await approvedLeave(joe)
    await until(async () => (await stateOf(joe, 'leave-approved')).join() === 'withheld,withheld')

    const digests = new NoticeDigests(options)
    await digests.run(new Date())
    expect(await stateOf(joe, 'notice-digest')).toEqual([])

    const tomorrow = new Date(Date.now() + 25 * HOUR)
    for (const worker of [new NoticeDigests(options), new NoticeDigests(options)])
      await worker.run(tomorrow)

    const mail = await mailTo(product, joe.email, 'notices of')
    expect(mail.text).toContain('Leave approved: 2')
    expect(mail.text).not.toContain('Ada')
    expect(mail.header('List-Unsubscribe')).toContain('/digest?key=')
    await until(async () => (await stateOf(joe, 'notice-digest')).join() === 'sent')

    // The next day has nothing to say.
    await new NoticeDigests(options).run(new Date(Date.now() + 50 * HOUR))
    await product.settled()
    expect(await stateOf(joe, 'notice-digest')).toEqual(['sent'])
  })

  it('leave the list after 90 days, by an event for each day', async () => {
    const kim = await hire(product, company, 'Kim')
    await approvedLeave(kim)
    await noticesOf(kim, 1)
    const rows = async () =>
      Number(
        (
          await product.owner.query(
            'select count(*) as n from read.notices where employee_id = $1',
            [kim.employee],
          )
        ).rows[0].n,
      )
    const expiry = (days: number) =>
      new NoticeExpiryDays(options).run(new Date(Date.now() + days * 24 * HOUR))

    await expiry(89)
    await product.settled()
    expect(await rows()).toBe(1)
    await expiry(92)
    await expiry(92)
    await product.settled()
    expect(await rows()).toBe(0)
    expect(await eventsOf('NoticesExpired')).toBe(1)
  })
})
