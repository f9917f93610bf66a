import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { area, endpoint, file } from '@workledger/contracts/kernel/endpoint'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { plain } from '../../../slim-contracts'
import { type AnyEndpoint, addressOf, call, isLate, onLate, setOrigin } from './client'
import { session } from './session'

const api = area('test', {
  read: endpoint({
    method: 'GET',
    path: '/things/{id}',
    who: 'user',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string().optional() }),
    response: z.object({ ok: z.boolean() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/things',
    who: 'user',
    summary: '',
    body: z.object({ name: z.string() }),
    response: z.object({ ok: z.boolean() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/things',
    who: 'user',
    summary: '',
    multipart: true,
    body: z.object({ name: z.string(), paper: file().optional(), note: z.string().nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/things/approve',
    who: 'user',
    ifMatch: 'decision',
    summary: '',
  }),
  remove: endpoint({ method: 'DELETE', path: '/things', who: 'user', summary: '' }),
})

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let seen: Seen
let answer: {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** The connection ends within the body. */
  broken?: boolean
  /** A body that is not JSON. */
  page?: string
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)

  seen = {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString('latin1'),
  }

  if (answer.broken) {
    response.writeHead(answer.status, { 'content-length': '100' })
    response.write('{"data":', () => response.destroy())
    return
  }

  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
  response.end(answer.page ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body)))
})

const kept = new Map<string, string>()

beforeAll(async () => {
  // Node 20 has none.
  vi.stubGlobal('navigator', { onLine: true })
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  setOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterAll(() => new Promise((done) => server.close(done)))

beforeEach(() => {
  answer = { status: 200, body: { ok: true } }
  session.signIn('secret')
})

it('fills the path, leaves blank queries out and carries the token', async () => {
  await expect(call(api.read, { params: { id: 'a/b' }, query: { q: '' } })).resolves.toEqual({
    ok: true,
  })
  expect(seen).toMatchObject({ method: 'GET', url: '/api/v1/things/a%2Fb' })
  expect(seen.headers.authorization).toBe('Bearer secret')
  expect(seen.headers['idempotency-key']).toBeUndefined()
  expect(addressOf(api.read, { params: { id: '1' }, query: { q: 'two words' } })).toContain(
    '/api/v1/things/1?q=two+words',
  )
})

it('gives each write a key of its own, and keeps a given one', async () => {
  await call(api.write, { body: { name: 'x' } })
  const first = seen.headers['idempotency-key']
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  await call(api.write, { body: { name: 'x' } })
  expect(seen.headers['idempotency-key']).not.toBe(first)
  await call(api.write, { body: { name: 'x' } }, { key: 'mine' })
  expect(seen.headers['idempotency-key']).toBe('mine')
  expect(JSON.parse(seen.body)).toEqual({ name: 'x' })
})

it('sends a change with a file as a form that says it is a PUT', async () => {
  answer = { status: 204 }

  await expect(
    call(api.change, {
      body: { name: 'x', note: null, paper: new File(['%PDF'], 'a.pdf') },
      shown: { revision: 1 },
    }),
  ).resolves.toBeUndefined()

  expect(seen.method).toBe('POST')
  expect(seen.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(seen.body).toMatch(/name="_method"\r\n\r\nPUT/)
  expect(seen.body).toMatch(/name="paper"; filename="a.pdf"/)
  expect(seen.body).toMatch(/name="note"\r\n\r\n\r\n/)
})

it('sends the same change without a file as JSON by PUT', async () => {
  answer = { status: 204 }
  await call(api.change, { body: { name: 'x', note: null }, shown: { revision: 1 } })
  expect(seen.method).toBe('PUT')
  expect(JSON.parse(seen.body)).toEqual({ name: 'x', note: null })
})

it('throws the refusal with its code, words and fields', async () => {
  answer = {
    status: 422,
    body: { message: 'No.', code: 'thing.no', errors: { name: ['Required!'] } },
    headers: { 'retry-after': '7' },
  }
  await expect(call(api.write, { body: { name: '' } })).rejects.toMatchObject({
    status: 422,
    code: 'thing.no',
    message: 'No.',
    fields: { name: ['Required!'] },
    retryAfter: 7,
    unknownOutcome: false,
  })
})

it('never sends a parameter that the call does not have', async () => {
  answer = { status: 200, body: { ok: true } }
  await call(api.read, { params: { id: '1' }, query: { q: 'ada', since: '2026' } as never })
  expect(seen.url).toBe('/api/v1/things/1?q=ada')
})

it('tells of a failure of the server by which line of the log it is found, and of a refusal it does not', async () => {
  const headers = { 'x-request-id': '0198c0de-7c1f-7d4e-9b6a-2f4c8f1e5a30' }

  answer = {
    status: 500,
    headers,
    body: { message: 'Something went wrong. Please try again.', code: 'unexpected', errors: {} },
  }

  const failure: Error = await call(api.remove, {}).catch((error) => error)
  expect(failure.message).toMatch(/Reference for support: 0198c0de-7c1f-7d4e-9b6a-2f4c8f1e5a30$/)

  answer = {
    status: 409,
    headers,
    body: { message: 'Checked in already.', code: 'thing.no', errors: {} },
  }

  const refusal: Error = await call(api.remove, {}).catch((error) => error)
  expect(refusal.message).toBe('Checked in already.')
})

it('sends the shown revision, shows its changes, and allows no decision without it', async () => {
  const shown = { revision: 7, city: 'Faro' }

  answer = {
    status: 409,
    body: { message: 'Changed.', code: 'state.stale', current: { revision: 8, city: 'Porto' } },
  }

  await expect(call(api.decide, { shown })).rejects.toMatchObject({
    code: 'state.stale',
    message: 'Changed. City: Faro → Porto.',
    current: { city: 'Porto' },
  })

  expect(seen.headers['if-match']).toBe('"7"')
  await expect(call(api.decide as AnyEndpoint)).rejects.toThrow('needs the record that was shown')
  // @ts-expect-error: a change of a row takes the shown row.
  await expect(call(api.change, { body: { name: 'x', note: null } })).rejects.toThrow(
    'needs the record that was shown',
  )
})

it('tells that a write is saved and shows later, and why where the server says so', async () => {
  const told: (string | null)[] = []
  onLate((reason) => told.push(reason))

  answer = {
    status: 202,
    body: { data: { position: '7' }, code: 'stream.blocked', message: 'Saved, but blocked.' },
  }

  const blocked = (await call(api.write, { body: { name: 'x' } })) as unknown as { data: object }
  answer = { status: 202, body: { data: { position: '8' } } }
  await call(api.write, { body: { name: 'x' } })
  answer = { status: 200, body: { data: { id: '1', position: '9' } } }
  await call(api.write, { body: { name: 'x' } })
  expect(told).toEqual(['Saved, but blocked.', null])

  expect([isLate(blocked.data), isLate({ id: '1', position: '9' }), isLate(undefined)]).toEqual([
    true,
    false,
    false,
  ])
})

it('ends the session on 401', async () => {
  answer = { status: 401, body: { message: 'Please sign in.', code: 'auth.required' } }
  await expect(call(api.remove)).rejects.toMatchObject({ status: 401 })
  expect(session.get().token).toBeNull()
})

it('returns once to the own session when a sign-in-as session is refused', async () => {
  session.signIn('own')
  session.actAs('theirs')
  answer = { status: 401, body: { message: 'Please sign in.', code: 'auth.required' } }
  await expect(call(api.remove)).rejects.toMatchObject({ status: 401 })
  session.end('theirs')
  expect(session.get()).toMatchObject({ token: 'own', own: null })
  session.signOut()
})

it('says that there is no connection, and that the outcome is unknown', async () => {
  setOrigin('http://127.0.0.1:9')

  await expect(call(api.remove)).rejects.toMatchObject({
    status: 0,
    code: 'offline',
    unknownOutcome: true,
  })

  setOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

it.each([200, 202])(
  'takes a body that breaks off for a missing answer, after %d',
  async (status) => {
    answer = { status, broken: true }
    const missing = { status: 0, message: 'The server did not answer. Please try again.' }
    await expect(call(api.write, { body: { name: 'x' } })).rejects.toMatchObject(missing)
    await expect(call(api.read, { params: { id: '1' } })).rejects.toMatchObject(missing)
  },
)

it('takes an answer of something in between, such as a sign-in page, for a missing one', async () => {
  answer = { status: 200, page: '<h1>Welcome to the hotel</h1>' }
  await expect(call(api.remove)).rejects.toMatchObject({ code: 'offline' })
})

it('sends the parameters that a call takes, in a build too, where a call is plain data', () => {
  const built = plain(api.read as never) as unknown as typeof api.read
  const request = { params: { id: '1' }, query: { q: 'x', other: 'y' } as { q: string } }

  for (const endpoint of [api.read, built])
    expect(addressOf(endpoint, request)).toMatch(/\/things\/1\?q=x$/)
})
