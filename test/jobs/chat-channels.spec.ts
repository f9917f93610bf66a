import { readdir, readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { chatChannelsApi as api } from '@workledger/contracts/integrations/chat-channels.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { ChatTable } from '@workledger/jobs/integrations/chat-table'
import { Pool } from 'pg'
import { faultsOfCard } from '../support/adaptive-card/check'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

/** Slack and Teams in this process. `answer` decides what they say to each message. */
class Tool {
  readonly received: { path: string; text: string }[] = []
  answer: (reply: ServerResponse) => void = (reply) => reply.end('ok')
  private readonly server: Server

  constructor() {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))

      request.on('end', () => {
        this.received.push({ path: request.url!, text: Buffer.concat(parts).toString() })
        this.answer(reply)
      })
    })
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/services/T0/B0/kept-keyxQz7`
  }

  get bodies() {
    return this.received.map(({ text }) => JSON.parse(text))
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** The limits of Block Kit that Slack publishes. */
function expectBlocks(body: { text: string; blocks: any[] }) {
  expect(body.blocks.length).toBeLessThanOrEqual(50)
  expect(body.text.length).toBeLessThanOrEqual(40_000)

  for (const { type, text, accessory } of body.blocks) {
    expect(['header', 'section']).toContain(type)
    expect(text.type).toBe('plain_text')
    expect(text.text).not.toBe('')
    expect(text.text.length).toBeLessThanOrEqual(type === 'header' ? 150 : 3000)
    if (!accessory) continue
    expect(accessory).toMatchObject({ type: 'button', text: { type: 'plain_text' } })
    expect(accessory.text.text.length).toBeLessThanOrEqual(75)
    expect(accessory.url.length).toBeLessThanOrEqual(3000)
  }
}

describe('chat channels', () => {
  let product: Product
  let company: Company
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let mia: Person
  let eli: Person
  const tools: Tool[] = []

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mia = await hire(product, company, 'Mia')
    eli = await hire(product, company, 'Eli', { manager_id: mia.employee })
    workers = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'] })
    vault = new Pool({ connectionString: product.database.urls.wl_vault })
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    await vault?.end()
    for (const tool of tools) tool.stop()
    await product?.stop()
  })

  const ws = (who: Person = company.admin) => ({ token: who.token, params: { ws: company.ws } })
  const on = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })
  const table = () => new ChatTable(vault, new WorkspaceSecrets(vault, product.masterKey))

  const add = async (body: object = {}) => {
    const tool = new Tool()
    tools.push(tool)
    const url = await tool.listen()

    const made = await product.call(api.addChatChannel, {
      ...ws(),
      body: {
        ...{ name: 'People', service: 'slack', url, other_host: true, kinds: ['approvals'] },
        current_password: PASSWORD,
        ...body,
      } as never,
    })

    expect(made.status).toBe(201)

    return { tool, url, id: made.body.data.id }
  }

  const remove = async (id: string) =>
    expect((await product.call(api.removeChatChannel, on(id))).status).toBe(204)

  const posts = async (channel: string) =>
    (
      await product.owner.query(
        'select * from operations.chat_posts where channel_id = $1 order by created_at, id',
        [channel],
      )
    ).rows

  const shown = async (id: string) =>
    (await product.call(api.chatChannels, { ...ws(), query: {} as never })).body.data.find(
      (row) => row.id === id,
    )!

  const askLeave = async (start_on: string, finish_on = start_on, who = eli) => {
    const types = await product.call(leaveRulesApi.leaveTypes, ws(who))
    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    const { status, body } = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: { leave_type_id, description: 'Lake house', start_on, finish_on },
    })

    expect(status).toBe(201)

    return body.data.id
  }

  const decide = (leaveId: string, approved = true) =>
    product.call(leaveApi.decideLeave, {
      token: mia.token,
      params: { id: eli.employee, leaveId },
      body: { approved, rejected: !approved },
    })

  const outbox = async () => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = files.filter((name) => name.endsWith('.eml'))
    return Promise.all(mails.map(async (name) => parseMail(await readFile(join(folder, name)))))
  }

  it('tell Slack of a waiting leave without the person, and link to it', async () => {
    const { tool, id } = await add()
    const leave = await askLeave('2027-03-01', '2027-03-03')
    await until(() => tool.received.length === 1)
    const [body] = tool.bodies
    expectBlocks(body)
    expect(body.blocks[1].text.text).toBe('A leave request waits for a decision.')
    for (const kept of ['Eli', 'Lake', 'Annual']) expect(JSON.stringify(body)).not.toContain(kept)

    const link = new URL(body.blocks[1].accessory.url)
    expect(link.pathname).toBe(`/decide/${company.ws}/leave/${leave}`)
    const key = link.searchParams.get('key')!

    const opened = async (who: Person, kind = 'leave', given = key) =>
      product.call(inboxApi.inboxLink, {
        token: who.token,
        params: { ws: company.ws },
        query: { kind: kind as 'leave', record: leave, key: given },
      })

    // Twice, because a link has no rights that a first visit would use up.
    for (const _ of [1, 2]) expect((await opened(mia)).body).toEqual({ data: { state: 'waits' } })
    expect((await opened(eli)).body).toEqual({ data: { state: 'settled' } })
    expect((await opened(mia, 'expense')).body).toEqual({ data: { state: 'unknown' } })
    const forged = await opened(mia, 'leave', `${key.slice(0, -1)}_`)
    expect(forged.body).toEqual({ data: { state: 'unknown' } })

    await product.owner.query("update vault.link_keys set expires_at = now() where kind = 'decide'")
    expect((await opened(mia)).body).toEqual({ data: { state: 'expired' } })
    await until(async () => (await posts(id))[0].state === 'sent')
    await remove(id)
    expect(await posts(id)).toEqual([])
  })

  it('give Teams a card that its schema accepts', async () => {
    const { tool, id } = await add({ service: 'teams', kinds: ['approvals', 'away'] })
    tool.answer = (reply) => reply.writeHead(202).end()
    await askLeave('2027-04-05')
    await until(() => tool.received.length === 1)
    const [body] = tool.bodies
    expect(body).toMatchObject({ type: 'message', attachments: [{ contentUrl: null }] })
    const [{ contentType, content }] = body.attachments
    expect(contentType).toBe('application/vnd.microsoft.card.adaptive')
    expect(faultsOfCard(content)).toEqual([])
    expect(faultsOfCard({ ...content, body: [{ type: 'Unknown' }] }).length > 0).toBe(true)
    expect(JSON.stringify(content)).toContain('"type":"Action.OpenUrl","title":"Decide"')
    await remove(id)
  })

  it('bring several requests together, and none that was decided meanwhile', async () => {
    const { tool, id } = await add()
    tool.answer = (reply) => reply.writeHead(503).end()
    const [first] = [await askLeave('2027-05-10'), await askLeave('2027-05-17')]
    await until(async () => (await posts(id)).length === 2)
    await until(async () => (await posts(id)).every(({ attempts }) => attempts > 0))
    expect((await decide(first)).status).toBe(200)
    tool.answer = (reply) => reply.end('ok')
    const before = tool.received.length
    await product.owner.query('update operations.chat_posts set due_at = now()')
    await until(() => tool.received.length === before + 1)
    expect(tool.bodies.at(-1).blocks).toHaveLength(2)
    await until(async () => (await posts(id)).every(({ state }) => state === 'sent'))
    await remove(id)
  })

  it('tell of a submitted week that waits, and not of one that was taken back', async () => {
    const rules = await product.call(timesheetsApi.setTimesheetRules, {
      ...ws(),
      body: { on: true },
    })
    expect(rules.status).toBe(200)
    const { tool, id } = await add()
    tool.answer = (reply) => reply.writeHead(503).end()

    const submit = async (ago: number) => {
      const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      const sent = await product.call(timesheetsApi.submitTimesheet, { ...ws(eli), body: { day } })
      expect(sent.status).toBe(201)
      return sent.body.data.id
    }

    const week = await submit(7)
    await product.call(timesheetsApi.withdrawTimesheet, {
      token: eli.token,
      params: { ws: company.ws, id: await submit(14) },
    })
    await until(async () => (await posts(id)).length === 2)
    await until(async () => (await posts(id)).every(({ attempts }) => attempts > 0))
    tool.answer = (reply) => reply.end('ok')
    const before = tool.received.length
    await product.owner.query('update operations.chat_posts set due_at = now()')
    await until(() => tool.received.length === before + 1)
    const { blocks } = tool.bodies.at(-1)
    expect(blocks).toHaveLength(2)
    expect(blocks[1].text.text).toBe('A submitted week waits for a decision.')
    expect(new URL(blocks[1].accessory.url).pathname).toBe(
      `/decide/${company.ws}/timesheet/${week}`,
    )
    await remove(id)
  })

  it('tell of each step of an expense that waits, and of a request once in a message', async () => {
    const rule = await product.call(expenseApprovalApi.addExpenseApprovalRule, {
      ...ws(),
      body: {
        name: 'All',
        steps: [{ who: 'manager' }, { who: 'people', people: [company.admin.employee] }],
      } as never,
    })

    expect(rule.status).toBe(201)
    const { tool, id } = await add()

    const claim = async () => {
      const made = await product.call(expensesApi.requestExpense, {
        token: eli.token,
        params: { id: eli.employee },
        body: {
          ...{ name: 'Train', category: 'travelling', description: 'Client visit' },
          ...{ amount: '12', date: '2026-05-30' },
        } as never,
      })

      return made.body.data.id
    }

    const approve = (expenseId: string) =>
      product.call(expensesApi.decideExpense, {
        token: mia.token,
        params: { id: eli.employee, expenseId },
        body: { approved: true, rejected: false } as never,
      })

    const first = await claim()
    await until(() => tool.received.length === 1)
    expect((await approve(first)).body.data).toMatchObject({ approved: false })
    await until(() => tool.received.length === 2)

    for (const { blocks } of tool.bodies) {
      expect(blocks[1].text.text).toBe('An expense waits for a decision.')
      expect(new URL(blocks[1].accessory.url).pathname).toBe(
        `/decide/${company.ws}/expense/${first}`,
      )
    }

    tool.answer = (reply) => reply.writeHead(503).end()
    const second = await claim()
    await approve(second)
    await until(async () => (await posts(id)).length === 4)
    await until(async () => (await posts(id)).every(({ attempts }) => attempts > 0))
    tool.answer = (reply) => reply.end('ok')
    const before = tool.received.length
    await product.owner.query('update operations.chat_posts set due_at = now()')
    await until(() => tool.received.length === before + 1)
    expect(tool.bodies.at(-1).blocks).toHaveLength(2)
    await remove(id)
  })

  it('tell who is away, once a day, and nothing when no one is', async () => {
    const { tool, id } = await add({ kinds: ['away'], hour: 0 })
    const today = new Date().toISOString().slice(0, 10)
    // A channel that is younger than its hour begins tomorrow.
    await table().orderAway(new Date())
    expect(await posts(id)).toEqual([])

    const { rows } = await product.owner.query(
      `insert into read.leaves (id, workspace_id, employee_id, leave_type_id, start_on, finish_on, days,
         takes_allowance, paid_percent, status, created_at, changed_at, used, revision)
       select gen_random_uuid(), workspace_id, employee_id, leave_type_id, $2, $2, $3::jsonb, takes_allowance,
         paid_percent, 'approved', created_at, changed_at, used, revision
       from read.leaves where employee_id = $1 limit 1 returning id`,
      [eli.employee, today, JSON.stringify([{ date: today, part: '1' }])],
    )

    await product.owner.query(
      "update read.employees set first_name = 'Eli <!channel>' where id = $1",
      [eli.employee],
    )

    await product.owner.query(
      "update read.chat_channels set ready_at = now() - interval '2 days' where id = $1",
      [id],
    )

    await table().orderAway(new Date())
    await table().orderAway(new Date())
    await until(() => tool.received.length === 1)
    const [body] = tool.bodies
    expectBlocks(body)
    expect(body.blocks[1].text.text).toBe('Eli <!channel> Tester')
    // A name is no mention in the text of the notification.
    expect(body.text).toContain('Eli &lt;!channel&gt; Tester')
    expect(JSON.stringify(body)).not.toContain('Annual')
    expect(await posts(id)).toHaveLength(1)

    const quiet = await add({ kinds: ['away'], hour: 0 })
    await product.owner.query('delete from read.leaves where id = $1', [rows[0].id])
    await product.owner.query(
      "update read.chat_channels set ready_at = now() - interval '2 days' where id = $1",
      [quiet.id],
    )
    await table().orderAway(new Date())
    await until(async () => (await posts(quiet.id))[0]?.state === 'dropped')
    expect(quiet.tool.received).toEqual([])
    for (const channel of [id, quiet.id]) await remove(channel)
  })

  it('are tried for three days, then switched off with a mail', async () => {
    const { tool, id } = await add({ name: 'Broken' })
    tool.answer = (reply) => reply.writeHead(429, { 'retry-after': '600' }).end()
    await product.call(api.testChatChannel, on(id))
    await until(async () => (await posts(id))[0]?.attempts === 1)
    const wait = (await posts(id))[0].due_at.getTime() - Date.now()
    expect(wait).toBeGreaterThan(500_000)
    expect(await shown(id)).toMatchObject({ answer_status: 429, fault: null, state: 'on' })

    await product.owner.query(
      "update operations.chat_posts set due_at = now(), first_at = now() - interval '73 hours' where channel_id = $1",
      [id],
    )
    await until(async () => (await shown(id)).off_because === 'failing')
    await until(async () => (await outbox()).some(({ subject }) => /Broken/.test(String(subject))))
    expect(await product.call(api.testChatChannel, on(id))).toMatchObject({
      status: 409,
      body: { code: 'chat.off' },
    })
    await remove(id)
  })

  it('end at once where Slack says that the webhook is gone', async () => {
    const { tool, id } = await add()
    tool.answer = (reply) => reply.writeHead(404).end('no_service')
    await product.call(api.testChatChannel, on(id))
    await until(async () => (await shown(id)).off_because === 'gone')
    await remove(id)
  })

  it('keep the address secret, and change it only with the password', async () => {
    const { url, id } = await add()
    const { hint, revision } = await shown(id)
    expect(hint).toBe('xQz7')
    const change = (body: object, seen = revision) =>
      product.call(api.changeChatChannel, {
        ...on(id),
        body: body as never,
        headers: { 'if-match': `"${seen}"` },
      } as never)

    const moved = `${url}-moved`
    expect((await change({ url: moved, other_host: true })).status).toBe(422)
    const secrets = async () =>
      (await product.owner.query('select count(*)::int as n from vault.workspace_secrets')).rows[0]
        .n
    const before = await secrets()
    const asked = { url: moved, other_host: true, current_password: PASSWORD }
    // A refused change leaves no address behind.
    expect((await change(asked, revision + 7)).status).toBe(409)
    expect(await secrets()).toBe(before)
    expect((await change(asked)).status).toBe(200)
    expect(await secrets()).toBe(before)
    expect((await shown(id)).hint).toBe('oved')

    const events = JSON.stringify(
      await product.stored(({ type }) => type.startsWith('ChatChannel')),
    )
    const list = JSON.stringify((await product.call(api.chatChannels, ws())).body)
    expect(events + list).not.toContain('kept-key')
    await remove(id)
  })

  it('are for admins of the company alone, at hosts of the tool unless confirmed', async () => {
    const other = await createCompany(product, 'Other')
    const { id } = await add()
    expect((await product.call(api.chatChannels, ws(eli))).status).toBe(403)
    const foreign = { token: other.admin.token, params: { ws: other.ws, id } }
    expect((await product.call(api.testChatChannel, foreign)).status).toBe(404)

    const wish = (body: object) =>
      product.call(api.addChatChannel, {
        ...ws(),
        body: {
          ...{ name: 'X', service: 'slack', url: 'https://hooks.slack.com/services/1' },
          ...{ kinds: ['away'], current_password: PASSWORD },
          ...body,
        } as never,
      })

    const refused = (code: string) => ({
      status: 422,
      body: { error_codes: { url: [{ code }] } },
    })

    expect(await wish({ url: 'https://hooks.slack.com.evil.test/1' })).toMatchObject(
      refused('chat.host'),
    )
    expect(await wish({ service: 'teams' })).toMatchObject(refused('chat.host'))
    expect(await wish({ url: 'https://169.254.169.254/1', other_host: true })).toMatchObject(
      refused('webhook.private'),
    )
    expect(await wish({ kinds: [] })).toMatchObject({ status: 422 })
    expect(await wish({ current_password: 'wrong' })).toMatchObject({ status: 422 })
    expect((await wish({})).status).toBe(201)

    const teams = 'https://prod-1.westeurope.logic.azure.com/workflows/1'
    expect((await wish({ service: 'teams', url: teams })).status).toBe(201)
  })
})
