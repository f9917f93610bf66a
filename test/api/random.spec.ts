import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { RecordViews } from '@workledger/api/kernel/access/record-views'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import fc from 'fast-check'
import { hostile, places, STRANGER, sendable, shapeOf, withValue } from '../support/hostile'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { upload } from '../support/upload'
import { createWorld, paramsOf, type World } from '../support/world'

const { FUZZ, FUZZ_SEED, FUZZ_MINUTES = '10' } = process.env
const long = FUZZ === 'long'
const seed = FUZZ_SEED ? Number(FUZZ_SEED) : long ? Date.now() % 2 ** 31 : 1

/**
 * Attempts after which a new company is used: successful ones end sessions and close things that
 * others need.
 */
const BATCH = 400

/** Batches per product. */
const BATCHES = 10

/**
 * Leaves out calls after which the server cannot answer the others, or which another spec attacks.
 */
const called = endpoints.filter(({ name }) => !['logout', 'deleteWorkspace'].includes(name))

/** Pictures of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

const value = fc.oneof(
  fc.constantFrom(...hostile),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
)

/** Bytes to write into a file, each at a position, and the length to cut it to. */
const damage = fc.record({
  kind: fc.nat(),
  bytes: fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })),
    { maxLength: 40 },
  ),
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

const attempts = fc.record({
  call: fc.nat(called.length - 1),
  caller: fc.constantFrom('admin', 'admin', 'employee', 'nobody'),
  body: fc.array(fc.tuple(fc.nat(), value), { maxLength: 4 }),
  query: fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }),
  revision: fc.option(
    fc.oneof(
      fc.nat(20).map((number) => `"${number}"`),
      fc.string({ maxLength: 20 }),
    ),
  ),
  file: damage,
})

type Attempt = typeof attempts extends fc.Arbitrary<infer A> ? A : never

/**
 * Random values at several places of a request, damaged files, other people's sessions and
 * revisions; `FUZZ_SEED` repeats a run.
 */
describe('random requests', () => {
  let product: Product
  let world: World
  let files: Record<string, Buffer>

  beforeAll(async () => {
    const rows = [
      ['First Name', 'Last Name', 'Email', 'Annual salary', 'Start date'],
      ['Šárka', 'Žák', 'sarka@example.test', '65,000.00', '15-Jan-20'],
    ]

    const sheet = utils.aoa_to_sheet(rows)

    files = {
      'a.png': Buffer.from(PNG, 'base64'),
      'a.jpg': Buffer.from(JPEG, 'base64'),
      'a.pdf': Buffer.from(
        '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
      ),
      'a.csv': Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
      'a.xlsx': write(utils.book_new(sheet, 'People'), { type: 'buffer', bookType: 'xlsx' }),
    }
  }, 60_000)

  afterAll(() => product?.stop())

  const damaged = ({ kind, bytes, cut }: Attempt['file']) => {
    const [name, whole] = Object.entries(files)[kind % Object.keys(files).length]!
    const copy = Buffer.from(whole)
    for (const [place, byte] of bytes) copy[Math.floor(place * (copy.length - 1))] = byte

    return { name, bytes: cut === null ? copy : copy.subarray(0, Math.floor(cut * copy.length)) }
  }

  const kept = () => {
    const folder = join(product.dataDir, 'files')
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
  }

  const bodyOf = (endpoint: Endpoint, changes: Attempt['body']) => {
    const good = sampleBody(endpoint, true)
    if (!good) return undefined
    const all = [...shapeOf(endpoint.body).map((name) => [name]), ...places(good)]

    return changes.reduce<unknown>(
      (body, [place, given]) =>
        all.length > 0 ? withValue(body, all[place % all.length]!, given) : given,
      good,
    )
  }

  /**
   * No answer shows whether an address has an account, so the mail about a password is requested
   * later.
   */
  const events = async () => {
    const { rows } = await product.owner.query(
      `select count(*)::int as n from log.events where type <> $1 and stream not like 'delivery-%'`,
      ['PasswordResetRequested'],
    )
    return rows[0].n as number
  }

  const newest = async () =>
    (await product.owner.query('select type from log.events order by position desc limit 1'))
      .rows[0].type

  const queryOf = (endpoint: Endpoint, given: Attempt['query']) => {
    const names = shapeOf(endpoint.query)
    if (names.length === 0) return ''
    const text = (part: unknown) =>
      sendable(typeof part === 'string' ? part : JSON.stringify(part)).slice(0, 2000)

    return `?${given.map(([place, part]) => `${names[place % names.length]}=${encodeURIComponent(text(part))}`).join('&')}`
  }

  const send = (attempt: Attempt, number: number) => {
    const endpoint = called[attempt.call]!
    const { params } = paramsOf(endpoint, world, STRANGER)

    const who = {
      admin: world.company.admin.token,
      employee: world.employee.token,
      nobody: undefined,
    }[attempt.caller]

    const token = who ? { token: who } : {}
    // Each batch has another address, because one that guesses too often is locked out.
    const headers: Record<string, string> = { 'x-forwarded-for': `203.0.113.${number % 256}` }

    if (attempt.revision !== null)
      headers['if-match'] = Buffer.from(attempt.revision)
        .toString('latin1')
        .replace(/[^\t -~]/g, '?')

    const body = bodyOf(endpoint, attempt.body)

    if (endpoint.multipart && attempt.file.kind % 2 === 0) {
      const names = ['document', 'file', 'avatar', 'logo', ...shapeOf(endpoint.body)]

      const fields = Object.fromEntries(
        Object.entries((body ?? {}) as object).map(([name, part]) => [
          name,
          typeof part === 'string' ? part : JSON.stringify(part),
        ]),
      )

      const { name, bytes } = damaged(attempt.file)

      return upload(product, endpoint, {
        ...token,
        params,
        fields,
        headers,
        files: { [names[attempt.file.kind % names.length]!]: { name, bytes } },
      })
    }

    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(params[name] ?? STRANGER),
    )

    return product.inject({
      method: endpoint.method,
      url: `${endpoint.root ? '' : '/api/v1'}${path}${queryOf(endpoint, attempt.query)}`,
      ...token,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { raw: Buffer.from(JSON.stringify(body) ?? 'null') }),
    })
  }

  /** Returns whether the product is as intact as at first. */
  const sound = async () => {
    expect((await product.inject({ method: 'GET', url: '/api/v1/ping' })).status).toBe(200)
    expect((await product.owner.query('select * from read.blocked_streams')).rows).toEqual([])
    expect(product.errors).toEqual([])
  }

  /** Starts a new product, because companies are founded from one address, which has limits. */
  const renew = async () => {
    if (product) {
      await sound()
      await product.stop()
    }

    const printed = async () => Buffer.from('%PDF-1.7')
    product = await startProduct({
      pdf: { payslip: printed, payStatement: printed, invoice: printed, page: printed },
    })
  }

  const batch = async (number: number): Promise<string[]> => {
    if (number % BATCHES === 0) await renew()
    world = await createWorld(product, number % BATCHES === 0)
    const wrong: string[] = []
    /** Waits for the effects of an answered call: auditors' views are recorded after the answer. */
    const still = () => Promise.all([product.settled(), product.app.get(RecordViews).settled()])
    await still()

    for (const attempt of fc.sample(attempts, { seed: seed + number, numRuns: BATCH })) {
      const before = [await events(), kept()]
      const { status, body } = await send(attempt, number)
      const said = `${status} ${body?.code ?? ''} with FUZZ_SEED=${seed + number}: ${called[attempt.call]!.name} ${JSON.stringify(attempt).slice(0, 600)}`
      if (status >= 500) wrong.push(said)

      if (status >= 400 && String([await events(), kept()]) !== String(before))
        wrong.push(`wrote ${await newest()} though refused: ${said}`)

      if (status < 400) await still()
    }

    return wrong
  }

  it(
    'are answered or refused, and a refusal wrote nothing',
    async () => {
      if (!long) return expect(await batch(0)).toEqual([])
      const end = Date.now() + Number(FUZZ_MINUTES) * 60_000
      const wrong: string[] = []
      let number = 0
      for (; Date.now() < end; number++) wrong.push(...(await batch(number)))
      process.stdout.write(`${number * BATCH} random requests, FUZZ_SEED=${seed}\n`)
      expect(wrong).toEqual([])
    },
    Number(FUZZ_MINUTES) * 60_000 + 120_000,
  )

  it('leave the process alive and no stream blocked', sound)
})
