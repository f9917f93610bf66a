import { uuid } from '@workledger/event-store/ids'
import { Client, Pool } from 'pg'
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/database'
import { until } from '../../../../../test/support/until'
import { Idempotency } from './idempotency'

const user = uuid()
const [one, other] = [uuid(), uuid()]
const request = { method: 'POST', url: '/api/v1/things', body: { name: 'Thing' } }
let database: TestDatabase
let pool: Pool
let looks = 0
let owner: Client
let here: Idempotency
let there: Idempotency

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.urls.wl_vault, max: 4 })
  // Dropping the database may end connections that are about to close.
  pool.on('connect', (client) => client.on('error', () => {}))
  owner = new Client(database.ownerUrl)
  await owner.connect()
  here = new Idempotency(pool, database.masterKey, one)

  const counted = {
    query: (text: string, values: unknown[]) => {
      looks++
      return pool.query(text, values)
    },
  } as unknown as Pool

  there = new Idempotency(counted, database.masterKey, other)
})

afterAll(async () => {
  await pool?.end()
  await owner?.end()
  await database?.drop()
})

const lives = (server: string, seconds: number) =>
  owner.query(
    `insert into vault.session_caches (id, seen, valid_until) values ($1, 0, now() + make_interval(secs => $2))
     on conflict (id) do update set valid_until = excluded.valid_until`,
    [server, seconds],
  )

/** Looks often enough at what a claim waits for, and says whether it still waits. */
const waits = async (claim: Promise<unknown>) => {
  let ended = false
  const end = () => {
    ended = true
  }

  void claim.then(end, end)
  const before = looks
  // A look takes two queries.
  await until(() => ended || looks >= before + 4)

  return !ended
}

it('lets an attempt wait for the one that is under way on another server, and gives its answer', async () => {
  await lives(one, 60)
  const first = await here.claim(user, 'a', request)
  const second = there.claim(user, 'a', request)
  expect(await waits(second)).toBe(true)
  await first.complete(201, { id: 1 })
  expect((await second).answered).toEqual({ status: 201, answer: { id: 1 } })

  expect(await there.earlier(user, 'a', request)).toEqual({
    command_id: first.command_id,
    answered: { status: 201, answer: { id: 1 } },
  })
})

it('continues the same command after an end without an answer, or the death of its server', async () => {
  await lives(one, 60)
  const first = await here.claim(user, 'b', request)
  const second = there.claim(user, 'b', request)
  expect(await waits(second)).toBe(true)
  await first.release(true)

  expect(await second).toMatchObject({
    command_id: first.command_id,
    at: first.at,
    answered: undefined,
  })

  await lives(other, 0.3)

  expect(await here.claim(user, 'b', request)).toMatchObject({
    command_id: first.command_id,
    answered: undefined,
  })
})

it('forgets an attempt that cannot have written: the next one has a clock and a command of its own', async () => {
  await lives(one, 60)
  const first = await here.claim(user, 'e', request)
  await first.release(false)
  const second = await there.claim(user, 'e', { ...request, body: { name: 'Other' } })
  expect(second.command_id).not.toBe(first.command_id)
  expect(second.at.getTime()).toBeGreaterThan(first.at.getTime())
})

it('keeps the clock and the command if an earlier attempt may have written, however the later one ends', async () => {
  await lives(one, 60)
  const first = await here.claim(user, 'f', request)
  await first.release(true)
  const second = await there.claim(user, 'f', request)
  await second.release(false)

  expect(await here.claim(user, 'f', request)).toMatchObject({
    command_id: first.command_id,
    at: first.at,
  })
})

it('counts headers that change what a request means', async () => {
  await here.claim(user, 'g', request)
  const other = { ...request, headers: { 'if-match': '"7"' } }
  await expect(there.claim(user, 'g', other)).rejects.toMatchObject({ code: 'idempotency.reused' })
})

it('continues if the database goes away between a claim and its check', async () => {
  await lives(one, 60)
  let away = true

  const broken = {
    query: (text: string, values: unknown[]) =>
      away && text.startsWith('select')
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : pool.query(text, values),
  } as unknown as Pool

  await expect(
    new Idempotency(broken, database.masterKey, one).claim(user, 'd', request),
  ).rejects.toThrow('terminated')
  away = false
  const again = await there.claim(user, 'd', request)
  expect(again).toMatchObject({ answered: undefined })
})

it('does not know an unused key, and refuses one that was used for another request', async () => {
  expect(await here.earlier(user, 'c', request)).toBeUndefined()
  await here.claim(user, 'c', request)
  await expect(there.claim(user, 'c', { ...request, body: {} })).rejects.toMatchObject({
    code: 'idempotency.reused',
  })
})
