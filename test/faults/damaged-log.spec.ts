import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { stampedBytes } from '@workledger/event-store/anchors'
import { canonical } from '@workledger/event-store/canonical'
import { contentDigest } from '@workledger/event-store/chain'
import { endFault } from '@workledger/infra/server/log-check'
import { main as verify } from '@workledger/infra/tools/verify'
import { Client, type ClientBase } from 'pg'
import { type Company, createCompany, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { freePort, ServerProcess } from '../support/server-process'
import { until } from '../support/until'

let product: Product
let company: Company
let head: number

beforeEach(async () => {
  product = await startProduct()
  company = await createCompany(product)
  await product.settled()
  head = Number(await product.store.head())
})

afterEach(() => product.stop())

/**
 * `npm run test:faults` starts a server after each step; `npm test` only after those that matter.
 */
const LONG = process.env.FAULTS === 'long'

const long = LONG ? it : it.skip

const tamper = (sql: string) =>
  product.owner.query(`alter table log.events disable trigger user; alter table log.head disable trigger user; ${sql};
    alter table log.events enable trigger user; alter table log.head enable trigger user`)

const swap = (one: number, two: number) =>
  `update log.events set position = 100000 where position = ${one}; update log.events set position = ${one} where position = ${two};
   update log.events set position = ${two} where position = 100000`

const cutBehind = (position: number) =>
  `delete from log.events where position > ${position};
   update log.head set position = ${position}, hash = (select hash from log.events where position = ${position})`

const addDepartment = (name = 'Research') =>
  product.call(structureApi.addDepartment, {
    token: company.admin.token,
    params: { ws: company.ws },
    body: { name },
  })

const installation = async () =>
  (await product.call(operationsApi.installation, { token: company.admin.token, query: {} })).body
    .data

const health = async () => (await product.inject({ method: 'GET', url: '/readyz' })).body

/** Sends an append as an attacker with the password of the log's role. */
async function asLog(given: {
  stream: string
  known: number
  meta: object
  digest?: Buffer
  signature: Buffer | null
}) {
  const { stream, known, meta, signature } = given

  const event = {
    workspace: company.ws,
    stream,
    id: `${randomUUID().slice(0, -4)}0000`,
    type: 'EmployeeJobChanged',
    v: 1,
    data: { n: 1 },
  }

  const said = { ...meta, command_id: randomUUID() }
  const digest = given.digest ?? contentDigest({ ...event, meta: said })
  const client = new Client(product.database.urls.wl_log)
  await client.connect()

  try {
    const values = [
      company.ws,
      stream,
      known,
      canonical(said),
      [event.id],
      [event.type],
      [event.v],
      [canonical(event.data)],
      digest,
      signature,
    ]
    await client.query(
      'select * from log.append_known($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      values,
    )
  } finally {
    await client.end()
  }
}

const verifyWith = async (variables: Record<string, string>, ...parameters: string[]) => {
  const lines: string[] = []

  const environment = {
    ...variables,
    DATABASE_URL: product.database.ownerUrl,
    MASTER_KEY: product.masterKey.toString('base64'),
  }

  const sound = await verify(parameters, environment, (line) => lines.push(line))

  return { sound, lines }
}

const verifyLog = (...parameters: string[]) => verifyWith({}, ...parameters)

/** An attacker with the rights of the database's owner changes the log of a running product. */
describe('a log that was changed', () => {
  const changes: [string, () => string, number[]][] = [
    ['altered', () => `update log.events set data = data || '{"n":1}' where position = 3`, [3]],
    ['truncated', () => cutBehind(head - 2), [-1]],
    ['missing', () => 'delete from log.events where position = 4', [4]],
    ['reordered', () => swap(2, 5), [2, 5]],
  ]

  it.each(LONG ? changes : changes.slice(0, 2))(
    '%s: stops writing, raises the alarm and goes on reading',
    async (kind, change, positions) => {
      await product.guard.verify('whole')
      expect((await addDepartment()).status).toBe(201)
      head = Number(await product.store.head())
      await product.guard.verify('new')
      await tamper(change())
      await product.guard.verify('whole')
      const places = positions.map((position) => String(position > 0 ? position : head + position))

      const before = await product.events()

      expect(await addDepartment('Sales')).toMatchObject({
        status: 503,
        body: {
          code: 'log.faulty',
          message:
            'Something is wrong with the event log, so nothing is written. An operator has to look at it.',
        },
      })

      const { status } = await product.call(structureApi.departments, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      } as never)

      expect(status).toBe(200)
      const signedIn = await product.call(accessApi.login, {
        body: { email: company.admin.email, password: PASSWORD },
      })
      expect(signedIn.status).toBe(200)
      expect(await product.events()).toBe(before)

      const { alarm, verified } = await installation()
      expect(alarm!.findings.map(({ kind, position }) => [kind, position])).toEqual(
        places.map((place) => [kind, place]),
      )
      expect(alarm!.sentence).toContain(places[0])
      expect(verified!.findings).toBe(places.length)

      expect(await health()).toMatchObject({
        ready: true,
        read_only: true,
        log: false,
        reason: alarm!.sentence,
      })

      expect((await product.inject({ method: 'GET', url: '/healthz' })).body).toMatchObject({
        status: 'alive',
        read_only: true,
      })

      const own = await product.call(operationsApi.workspaceOperations, {
        token: company.admin.token,
        params: { ws: company.ws },
      })

      expect(own.body.data.read_only).toBe(true)

      const verdict = await product.call(auditApi.verifyLog, {
        token: company.admin.token,
        params: { ws: company.ws },
      })

      expect(verdict.body.data).toMatchObject({
        intact: false,
        read_only: true,
        findings: places.map((position) => ({ kind, position })),
      })
    },
  )

  it('forged: an event that the log’s role wrote in another’s name stops writing, though its digest is right', async () => {
    await product.guard.verify('whole')

    const [{ signature }] = (
      await product.owner.query(
        'select signature from log.events where signature is not null order by position desc limit 1',
      )
    ).rows

    const stream = `employee-${company.admin.employee}`

    const { rows } = await product.owner.query(
      'select max(revision) as known from log.events where stream = $1',
      [stream],
    )

    await asLog({
      stream,
      known: rows[0].known,
      meta: { actor: company.admin.employee, occurred_at: '2026-11-20T08:00:00.000Z' },
      signature,
    })

    const position = String(await product.store.head())
    await product.guard.verify('new')

    expect(await addDepartment('Sales')).toMatchObject({
      status: 503,
      body: { code: 'log.faulty' },
    })

    const { alarm } = await installation()

    expect(alarm!.findings).toEqual([
      {
        kind: 'forged',
        position,
        workspace: company.ws,
        explanation: 'its signature is of something else',
      },
    ])

    expect(alarm!.sentence).toContain(
      `Event ${position} of the log was not written by this installation`,
    )
    const { lines, sound } = await verifyLog()
    expect(sound).toBe(false)
    expect(lines).toContainEqual(`forged at event ${position}: its signature is of something else`)
  })

  it('is not caused by a refused append: the log has nothing of it, and others go on writing', async () => {
    await product.guard.verify('whole')
    const before = await product.store.head()
    const stream = `employee-${company.admin.employee}`
    const meta = { actor: company.admin.employee, occurred_at: '2026-11-20T08:00:00.000Z' }
    await expect(
      asLog({ stream, known: 90, meta, digest: Buffer.alloc(32), signature: Buffer.alloc(81) }),
    ).rejects.toThrow('is not that of its content; nothing was written')
    await expect(asLog({ stream, known: 90, meta, signature: null })).rejects.toThrow(
      'an append without a signature is refused',
    )
    expect(await product.store.head()).toBe(before)
    await product.guard.verify('whole')
    expect((await addDepartment()).status).toBe(201)
    expect((await product.owner.query('select from log.alarms')).rowCount).toBe(0)
    expect((await verifyLog()).sound).toBe(true)
  })

  it('is found before a pay run is approved', async () => {
    const approve = () =>
      product.call(payrollApi.approvePayrun, {
        token: company.admin.token,
        params: { ws: company.ws, id: run },
        body: {},
      } as never)

    const contract = {
      effective_on: '2024-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    }

    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: contract,
    } as never)

    expect(added.status).toBe(201)

    const drafted = await product.call(payrollApi.draftPayrun, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' },
    })

    const run = drafted.body.data.id
    head = Number(await product.store.head())
    await tamper(`update log.events set data = data || '{"n":1}' where position = ${head}`)
    expect(await product.chain.newest()).toBeUndefined()
    expect(await approve()).toMatchObject({ status: 503, body: { code: 'log.faulty' } })
    expect(Number(await product.store.head())).toBe(head)
  })
})

/** The same by `npm run verify -- --clear`, with restarted processes. */
describe('an alarm', () => {
  let server: ServerProcess | undefined
  afterEach(() => server?.kill())

  const start = async (env: Record<string, string> = {}) => {
    const port = await freePort()
    const { database, masterKey, dataDir } = product

    server = new ServerProcess({
      dataDir,
      databaseUrl: database.ownerUrl,
      masterKey,
      port,
      env: { ROLES: 'api,projector', ...env },
    })

    await server.ready()

    const call = async (path: string, body?: object) => {
      const headers = {
        authorization: `Bearer ${company.admin.token}`,
        'content-type': 'application/json',
      }

      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers,
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })

      return { status: answer.status, body: (await answer.json()) as any }
    }

    return {
      call,
      add: (name: string) => call(`/api/v1/workspaces/${company.ws}/departments`, { name }),
    }
  }

  const stop = async () => {
    await server!.kill('SIGTERM')
    server = undefined
  }

  it('stays over restarts until it is cleared with a reason; accepted findings block no one', async () => {
    await tamper(`update log.events set data = data || '{"n":1}' where position = 3`)

    if (LONG) {
      const first = await start()
      await until(async () => (await first.call('/readyz')).body.read_only)
      expect((await first.add('Research')).status).toBe(503)
      await stop()
    } else await product.guard.verify('whole')

    const second = await start()

    expect((await second.call('/readyz')).body).toMatchObject({
      read_only: true,
      reason: expect.stringContaining('Event 3 of the log was altered'),
    })

    await expect(verifyLog('--clear', 'The backup had it wrong.')).rejects.toThrow(
      'Workledger is running',
    )

    await stop()

    const told = await verifyLog()
    expect(told.sound).toBe(false)

    expect(told.lines).toContainEqual(
      expect.stringContaining(
        'An alarm is open, and nothing is written until it is cleared: Event 3',
      ),
    )

    await expect(verifyLog('--clear')).rejects.toThrow('with a reason of 3 to 500 characters')
    const cleared = await verifyLog('--clear', 'The backup had it wrong.')
    expect(cleared.lines).toContainEqual(expect.stringMatching(/^altered at event 3: /))
    const after = await verifyLog()
    expect(after.sound).toBe(true)
    expect(after.lines).toContainEqual(
      expect.stringMatching(/^altered at event 3: .*\(accepted on .*: The backup had it wrong.\)$/),
    )
    await expect(verifyLog('--clear', 'Once more.')).rejects.toThrow('There is no alarm to clear')

    const third = await start()
    expect((await third.add('Research')).status).toBe(201)
    const verdict = await third.call(`/api/v1/workspaces/${company.ws}/audit/verify`)

    expect(verdict.body.data).toMatchObject({
      intact: false,
      read_only: false,
      findings: [
        { kind: 'altered', position: '3', accepted: { reason: 'The backup had it wrong.' } },
      ],
    })

    // It does not excuse later changes.
    await tamper(`update log.events set data = data || '{"n":1}' where position = 4`)
    await stop()
    if (!LONG) return
    const fourth = await start()
    await until(async () => (await fourth.call('/readyz')).body.read_only)
    expect((await fourth.add('Sales')).status).toBe(503)
  }, 120_000)

  long(
    'is raised by tables that are ahead of the log; once it is cleared, the next start rebuilds them',
    async () => {
      expect((await addDepartment('Lost')).status).toBe(201)
      await product.settled()
      await product.runner.stop()
      await tamper(cutBehind(head))
      const first = await start()

      expect((await first.call('/readyz')).body).toMatchObject({
        read_only: true,
        reason: expect.stringContaining(`The event log ends at ${head}, but`),
      })

      expect((await first.add('Research')).status).toBe(503)
      await stop()
      await verifyLog('--clear', 'Only a copy of yesterday is left.')
      expect((await verifyLog()).sound).toBe(true)
      const second = await start()
      await until(
        async () => (await product.owner.query('select from read_next.checkpoints')).rowCount === 0,
      )
      expect((await second.add('Research')).status).toBe(201)

      const { rows } = await product.owner.query(
        `select name from read.departments where workspace_id = $1 and name in ('Lost', 'Research')`,
        [company.ws],
      )

      expect(rows).toEqual([{ name: 'Research' }])
    },
    120_000,
  )

  long(
    'is raised by a head kept outside of the database if the end of the log was cut off or rewritten',
    async () => {
      const ANCHOR_FILE = join(product.dataDir, 'elsewhere', 'anchors.jsonl')
      const kept = () =>
        existsSync(ANCHOR_FILE) ? readFileSync(ANCHOR_FILE, 'utf8').trim().split('\n') : []
      await start({ ANCHOR_FILE })
      await until(async () => kept().length > 0)
      await stop()
      const anchored = JSON.parse(kept()[0]!)
      const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/)

      expect(anchored).toEqual({
        at: expect.any(String),
        log: expect.any(String),
        position: String(head),
        hash: sha256,
        since: '0',
        root: sha256,
      })

      expect((await verifyWith({ ANCHOR_FILE })).lines).toContain('1 anchors compared')

      // An older copy of the whole database.
      await product.runner.stop()
      const back = (table: string) =>
        `update ${table} set position = '${head - 1}' where position::bigint > ${head - 1}`
      await tamper(
        `${cutBehind(head - 1)}; ${back('read.checkpoints')}; ${back('jobs.checkpoint')}`,
      )
      expect((await verifyLog()).sound).toBe(true)
      expect(await verifyWith({ ANCHOR_FILE })).toMatchObject({ sound: false })
      const cut = await start({ ANCHOR_FILE })
      const reason = `The log was cut off before event ${head}: the log had ${head} events and ends at ${head - 1}.`
      expect((await cut.call('/readyz')).body).toMatchObject({ read_only: true, reason })
      expect((await cut.add('Research')).status).toBe(503)
      await stop()
      // An operator clears it without the file, and writing goes on: the log now differs from its
      // anchor.
      await product.owner.query('delete from log.alarms')
      const unaware = await start()
      expect((await unaware.add('Research')).status).toBe(201)
      await stop()
      const rewritten = await start({ ANCHOR_FILE })

      expect((await rewritten.call('/readyz')).body).toMatchObject({
        read_only: true,
        reason: expect.stringContaining(`Event ${head} of the log was altered`),
      })

      await stop()
      expect((await verifyWith({ ANCHOR_FILE })).lines).toContainEqual(
        expect.stringContaining(`altered at event ${head}: its hash is not the anchored one`),
      )
      await verifyWith({ ANCHOR_FILE }, '--clear', 'The copy of yesterday was put back.')
      expect((await verifyWith({ ANCHOR_FILE })).sound).toBe(true)
      const last = await start({ ANCHOR_FILE })
      expect((await last.add('Sales')).status).toBe(201)
      await until(async () => kept().length > 1)
    },
    120_000,
  )
})

describe('the end of the log', () => {
  const ends: [string, (last: number) => string][] = [
    ['the last event is gone', (last) => `delete from log.events where position = ${last}`],
    [
      'the last event is another one',
      (last) => `update log.events set hash = sha256('') where position = ${last}`,
    ],
    ['the head is another one', () => `update log.head set hash = sha256('')`],
  ]

  it.each(LONG ? ends : ends.slice(0, 1))(
    'is looked at when a process starts: %s; cleared, the log goes on',
    async (_, change) => {
      expect(await endFault(product.owner)).toBeUndefined()
      await tamper(change(head))
      expect(await endFault(product.owner)).toContain(String(head))
      expect((await verifyLog()).sound).toBe(false)
      await verifyLog('--clear', 'Taken as it is.')
      expect(await endFault(product.owner)).toBeUndefined()
      expect((await verifyLog()).sound).toBe(true)
      expect((await addDepartment()).status).toBe(201)
      expect((await verifyLog()).sound).toBe(true)
    },
  )

  it('was cut off: verifying names the position, clearing the effect on anchors and tables, and the log goes on', async () => {
    const ANCHOR_FILE = join(product.dataDir, 'anchors.jsonl')
    const { position, hash } = await product.log.end()
    const anchored = { at: new Date(), position, hash }
    writeFileSync(ANCHOR_FILE, stampedBytes(anchored))
    expect(await verifyWith({ ANCHOR_FILE })).toMatchObject({ sound: true })
    await product.runner.stop()
    await tamper(cutBehind(head - 2))
    const cut = `truncated at event ${head - 1}: the log had ${head} events and ends at ${head - 2}`
    const found = await verifyWith({ ANCHOR_FILE })
    expect(found).toMatchObject({ sound: false, lines: expect.arrayContaining([cut]) })

    const { lines } = await verifyWith(
      { ANCHOR_FILE },
      '--clear',
      'Only a copy of yesterday is left.',
    )

    expect(lines.slice(-3)).toEqual([
      `Heads that were anchored at event ${head - 1} or later are set aside; keep them, they are evidence.`,
      expect.stringMatching(
        /^The next start rebuilds these read tables, because they hold events that the log lacks: .*\bpeople\b.*\.$/,
      ),
      'Cleared: the log is taken as it is. Start Workledger again.',
    ])

    const kept = await product.owner.query('select anchors_void_from, reason from log.alarms')
    expect(kept.rows).toEqual([
      { anchors_void_from: String(head - 1), reason: 'Only a copy of yesterday is left.' },
    ])
    expect(await verifyWith({ ANCHOR_FILE })).toMatchObject({ sound: true })
    // New events take the place of lost ones; the tables are held, so the answer may be late.
    expect([201, 202]).toContain((await addDepartment()).status)
    expect(Number(await product.store.head())).toBe(head - 1)
    expect(await verifyWith({ ANCHOR_FILE })).toMatchObject({ sound: true })
  })

  it('is taken as it is while another process writes to it', async () => {
    const client = new Client(product.database.ownerUrl)
    await client.connect()
    let written = 0

    const looking = {
      query: async (...asked: Parameters<ClientBase['query']>) => {
        const found = await (client.query as (...given: unknown[]) => Promise<unknown>)(...asked)
        expect((await addDepartment(`Meanwhile ${++written}`)).status).toBe(201)
        return found
      },
    } as unknown as ClientBase

    expect(await endFault(looking)).toBeUndefined()
    await client.end()
    expect(written).toBeGreaterThan(3)
  })
})
