import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { eventDefinitions } from '@workledger/contracts/registry'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { withClient } from '@workledger/event-store/testing/database'
import { verifyChain } from '@workledger/event-store/verify'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@workledger/infra/embedded-postgres'
import { roleUrls } from '@workledger/infra/roles'
import { SMTPServer } from 'smtp-server'
import { until } from '../jobs/mailbox'
import { testMasterKey as masterKey } from '../support/database'
import { PASSWORD } from '../support/people'
import { freePort, ServerProcess } from '../support/server-process'
import { askRebuild, tableContent } from '../support/table-content'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { Client, idIn, Load } from './load'
import { Relay } from './relay'

/** `npm run faults`: so many minutes of faults at random; otherwise each kind once. */
const MINUTES = Number(process.env.FAULTS_MINUTES ?? 0)
/** Commands that are acknowledged between two faults. */
const BETWEEN = MINUTES > 0 ? 60 : 15
const LONG = (MINUTES + 8) * 60_000
/** Mails wait for a retry after a cut, some of them for 20 s and more; the more of them, the longer. */
const SETTLED = 180_000

/** A server and a worker in processes of their own, PostgreSQL and a mail server: each of them ends or is cut off under load. */
describe('what was acknowledged', () => {
  const dataDir = makeTemporaryFolder('faults')
  let postgres: EmbeddedPostgres
  let relay: Relay
  let smtp: SMTPServer
  let port: number
  let server: ServerProcess
  let worker: ServerProcess
  let client: Client
  let load: Load
  const received: string[] = []
  const told: string[] = []
  /** Events of each kind that setting up made. */
  const before: Record<string, number> = {}

  const rows = async (query: string, values: unknown[]) => {
    let found: object[] = []
    await withClient(postgres.url, async (owner) => {
      found = (await owner.query(query, values)).rows
    })
    return found
  }
  const cluster = () => startEmbeddedPostgres({ dataDir, password: 'test', durable: false })
  const through = (url: string) => Object.assign(new URL(url), { port: String(relay.port) }).href
  const start = (roles: string) =>
    new ServerProcess({
      dataDir: join(dataDir, roles.split(',')[0]!),
      databaseUrl: through(postgres.url),
      masterKey,
      port,
      env: { ROLES: roles, SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` },
    })
  const startServer = async () => {
    server = await start('api,projector').ready()
  }
  const startWorker = async () => {
    worker = await start('worker').ready()
  }

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, done) {
        let text = ''
        stream.on('data', (chunk) => (text += chunk))
        stream.on('end', () => {
          received.push(/^Message-ID: (.*)$/im.exec(text)![1]!.trim())
          done()
        })
      },
    })
    smtp.on('error', () => {})
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    postgres = await cluster()
    relay = await Relay.before(Number(new URL(postgres.url).port))
    port = await freePort()
    await Promise.all([startServer(), startWorker()])
    client = new Client(port)
    const person = { first_name: 'Ada', last_name: 'Tester', email: 'ada@example.com', password: PASSWORD }
    await client.call(accessApi.register, { body: { ...person, password_confirmation: PASSWORD } })
    client.token = (await client.call(accessApi.login, { body: { email: person.email, password: PASSWORD } })).token
    const company = { name: 'Northwind', phone_number: '+351 1', timezone: 'Europe/Lisbon' }
    const ws = (await client.call(workspacesApi.createWorkspace, { body: company })).data.id
    const { id } = (await client.call(clientsApi.addClient, { params: { ws }, body: { name: 'Client', contact_name: 'Ana' } })).data
    for (const type of Object.keys(idIn)) before[type] = (await rows('select 1 from log.events where type = $1', [type])).length
    load = new Load(client, ws, id)
  }, 180_000)
  afterAll(async () => {
    client?.close()
    await Promise.all([server?.kill(), worker?.kill()])
    await relay?.close()
    await postgres?.stop()
    await new Promise<void>((resolve) => smtp.close(resolve))
    rmSync(dataDir, { recursive: true, force: true })
  })

  const faults: Record<string, () => Promise<void>> = {
    'clients cut off': async () => client.cut(),
    'connections to PostgreSQL cut': async () => relay.cut(),
    'server and worker killed': async () => {
      await Promise.all([server.kill(), worker.kill()])
      await Promise.all([startServer(), startWorker()])
    },
    'PostgreSQL ended at once and started again': async () => {
      // What is in memory is lost; the log has to bring it back.
      process.kill(postgres.pid, 'SIGQUIT')
      await postgres.stop()
      postgres = await cluster()
      relay.target = Number(new URL(postgres.url).port)
    },
  }
  /** Nothing but a fault of ours may end a process. */
  const onward = (going: Promise<void>) => Promise.race([going, ...[server, worker].map((one) => one.ended())])
  const alone: typeof faults = {
    'server killed': async () => {
      await server.kill()
      await startServer()
    },
    'worker killed': async () => {
      await worker.kill()
      await startWorker()
    },
  }
  async function meet(fault: string) {
    told.push(fault)
    await onward(load.more(BETWEEN))
    await { ...faults, ...alone }[fault]!()
  }

  it(
    'is in the log once, the tables equal the events, invoice numbers have no gaps, and no mail goes twice',
    async () => {
      for (const fault of Object.keys(faults)) await meet(fault)
      const end = Date.now() + MINUTES * 60_000
      const kinds = Object.keys({ ...faults, ...alone })
      while (Date.now() < end) await meet(kinds[Math.floor(Math.random() * kinds.length)]!)
      await onward(load.more(BETWEEN))
      await onward(load.stop())
      const { acknowledged } = load
      if (MINUTES > 0) console.log(summary())

      await withClient(postgres.url, async (owner) => {
        const one = async (query: string) => (await owner.query(query)).rows[0]
        const waiting = () =>
          one(`select json_agg(json_build_object('state', d.state, 'reason', d.reason, 'open', o.id is not null)) as mails
          from read.deliveries d left join jobs.open_deliveries o on o.id = d.id where d.state in ('intended', 'attempted')`)
        await until(async () => (await waiting()).mails === null, SETTLED).catch(async () => {
          throw new Error(`These mails have no outcome: ${JSON.stringify(await waiting())}`)
        })
        expect(await one('select count(*)::int as parked from jobs.parked')).toEqual({ parked: 0 })

        for (const [type, ids] of Object.entries(acknowledged)) {
          const of = idIn[type as keyof typeof idIn]
          const { rows } = await owner.query('select data ->> $2 as id from log.events where type = $1', [type, of])
          const found: string[] = rows.map(({ id }) => id)
          const missing = ids.filter((id) => !found.includes(id))
          const twice = ids.filter((id) => found.indexOf(id) !== found.lastIndexOf(id))
          expect({ type, missing, twice, made: found.length }).toEqual({ type, missing: [], twice: [], made: before[type]! + ids.length })
        }

        const { rows: numbers } = await owner.query(
          `select (data ->> 'number')::int as number from log.events where type = 'InvoiceNumberGiven' order by 1`,
        )
        expect(numbers.map(({ number }) => number)).toEqual(acknowledged.InvoiceIssued.map((_, index) => index + 1))
        const shown = await one(
          `select count(*)::int as n, count(distinct invoice_number)::int as numbers from read.invoices where issued_at is not null`,
        )
        expect(shown).toEqual({ n: acknowledged.InvoiceIssued.length, numbers: acknowledged.InvoiceIssued.length })

        const twice = received.filter((id, index) => received.indexOf(id) !== index)
        expect(twice).toEqual([])
        const { rows: mails } = await owner.query('select state, count(*)::int as n from read.deliveries group by state')
        const by = Object.fromEntries(mails.map(({ state, n }) => [state, n]))
        expect(by.failed ?? 0).toBe(0)
        // One was in hand at most whenever something ended.
        expect(by.unknown ?? 0).toBeLessThanOrEqual(told.length)
        expect(received.length).toBeGreaterThanOrEqual(by.sent)
        expect((by.sent ?? 0) + (by.unknown ?? 0)).toBe(1 + acknowledged.EmployeeAdded.length)

        const content = await tableContent(owner)
        await askRebuild(owner)
        const rebuilding = async () => (await owner.query('select projection, position, prepared from read_next.checkpoints')).rows
        await until(async () => (await rebuilding()).length === 0, SETTLED).catch(async () => {
          throw new Error(`These projections are not rebuilt: ${JSON.stringify(await rebuilding())} ${server.said.slice(-4000)}`)
        })
        expect(await tableContent(owner)).toEqual(content)
      })
      await verified()
    },
    LONG,
  )

  async function verified() {
    const urls = roleUrls(postgres.url, masterKey)
    const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
    const store = createPostgresEventStore({ connectionString: urls.wl_log, vault, definitions: eventDefinitions })
    try {
      expect((await verifyChain(store.rows())).findings).toEqual([])
    } finally {
      await store.close()
      await vault.close()
    }
  }

  const summary = () =>
    `${told.length} faults, ${client.repeats} repeats, ${received.length} mails; acknowledged: ${Object.entries(load.acknowledged)
      .map(([kind, ids]) => `${ids.length} ${kind}`)
      .join(', ')}`
})
