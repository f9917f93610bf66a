import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { AnchorUrl } from './anchor-url'
import { lineOf, type TakenAnchor } from './anchors'

/** A server that stores each PUT and serves it again. */
let server: Server

let address: string
let objects: Map<string, string>
let asked: string[]
let failing: number | 'silent' | undefined

beforeEach(async () => {
  objects = new Map()
  asked = []
  failing = undefined

  server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
    if (failing === 'silent') return
    if (failing) return void response.writeHead(failing, { location: '/elsewhere' }).end()
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'PUT') objects.set(request.url!, body)
    const found = objects.get(request.url!)
    response.writeHead(found === undefined ? 404 : 200).end(found)
  }).listen(0, '127.0.0.1')

  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads/`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const anchor = (position: number): TakenAnchor => ({
  at: new Date(1_790_000_000_000),
  position: String(position),
  hash: Buffer.alloc(32, position),
})

it('keeps each anchor by its position, and the latest for the next reader', async () => {
  const store = new AnchorUrl(address, { token: 'secret' })
  expect(await store.read()).toEqual([])
  for (const n of [3, 12]) await store.append(anchor(n))

  expect(Object.fromEntries(objects)).toEqual({
    '/heads/0000000000000000003.json': `${lineOf(anchor(3))}\n`,
    '/heads/0000000000000000012.json': `${lineOf(anchor(12))}\n`,
    '/heads/latest.json': `${lineOf(anchor(12))}\n`,
  })

  expect(new Set(asked.map((line) => line.split(' ').slice(2).join(' ')))).toEqual(
    new Set(['Bearer secret']),
  )
  const next = new AnchorUrl(address)
  expect([await next.read(), await next.read()]).toEqual([[anchor(12)], [anchor(12)]])
  expect(asked.filter((line) => line === 'GET /heads/latest.json')).toHaveLength(1)
})

it('sends credentials of the address as Basic, and not in the address', async () => {
  await new AnchorUrl(address.replace('//', '//me:p%40ss@')).read()
  expect(asked).toEqual([
    `GET /heads/latest.json Basic ${Buffer.from('me:p@ss').toString('base64')}`,
  ])
})

it.each([500, 403, 302, 'silent'] as const)(
  'goes on without a place that answers %s, and does not take an anchor for kept',
  async (how) => {
    const failures: unknown[] = []

    const store = new AnchorUrl(address, {
      patience: 200,
      onFailure: (error) => failures.push(error),
    })

    failing = how
    expect(await store.read()).toEqual([])
    expect(failures).toHaveLength(1)
    await expect(store.append(anchor(3))).rejects.toThrow()
    expect(await store.read()).toEqual([])
  },
)

it.each(['{}', 'x'.repeat(10_000)])('takes nothing else for an anchor', async (body) => {
  objects.set('/heads/latest.json', body)
  const failures: unknown[] = []
  expect(
    await new AnchorUrl(address, { onFailure: (error) => failures.push(error) }).read(),
  ).toEqual([])
  expect(failures).toHaveLength(1)
})

it('signs its requests as S3 verifies them, body included, and keeps the stamp next to its anchor', async () => {
  const keys = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'eu-central-1',
  }

  const faults: unknown[] = []
  const requests: string[] = []
  server.removeAllListeners('request')
  // AWS's own implementation computes the signature for comparison.
  const credentials = { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey }

  const signer = new SignatureV4({
    service: 's3',
    region: keys.region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  })

  server.on('request', async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const { authorization = '', ...rest } = request.headers as Record<string, string>
    const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
    const [year, month, day, hour, minute, second] = rest['x-amz-date']!.match(/^\d{4}|\d\d/g)!

    const again = await signer.sign(
      {
        method: request.method!,
        protocol: 'http:',
        hostname: '127.0.0.1',
        path: request.url!,
        headers: Object.fromEntries(
          signed.filter((name) => name !== 'x-amz-date').map((name) => [name, rest[name]!]),
        ),
        body,
      },
      { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) },
    )

    if (again.headers.authorization !== authorization)
      faults.push([authorization, again.headers.authorization])

    if (
      request.method === 'PUT' &&
      rest['content-md5'] !== createHash('md5').update(body).digest('base64')
    )
      faults.push(rest['content-md5'])

    requests.push(`${request.method} ${request.url}`)
    if (request.method === 'PUT') objects.set(request.url!, body.toString('latin1'))
    const found = objects.get(request.url!)
    response
      .writeHead(found === undefined ? 404 : 200)
      .end(found === undefined ? '' : Buffer.from(found, 'latin1'))
  })

  const store = new AnchorUrl(address.replace('/heads', '/heads of the log'), {
    s3: keys,
    token: 'unused',
  })

  expect(await store.read()).toEqual([])
  const stamp = Buffer.from([0x30, 0x80, 0xff])
  await store.append(anchor(3), stamp)
  expect(await store.stampOf('3')).toEqual(stamp)
  expect(await store.stampOf('4')).toBeUndefined()
  expect(faults).toEqual([])

  expect(requests).toEqual([
    'GET /heads%20of%20the%20log/latest.json',
    'PUT /heads%20of%20the%20log/0000000000000000003.json',
    'PUT /heads%20of%20the%20log/0000000000000000003.tsr',
    'PUT /heads%20of%20the%20log/latest.json',
    'GET /heads%20of%20the%20log/0000000000000000003.tsr',
    'GET /heads%20of%20the%20log/0000000000000000004.tsr',
  ])
})

it('keeps the anchors of each installation in a folder of its own, and reads those of older versions and of what it is a copy of', async () => {
  const [first, copy] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ]

  await new AnchorUrl(address).append(anchor(3))
  const production = new AnchorUrl(address, { logs: [first] })
  await production.read()
  await production.append({ ...anchor(12), log: first }, Buffer.from('first'))
  const drill = new AnchorUrl(address, { logs: [copy, first] })
  expect(await drill.read()).toEqual([anchor(3), { ...anchor(12), log: first }])
  await drill.append({ ...anchor(12), log: copy }, Buffer.from('copy'))
  expect((await drill.read()).at(-1)).toEqual({ ...anchor(12), log: copy })

  expect(await new AnchorUrl(address, { logs: [first] }).read()).toEqual([
    anchor(3),
    { ...anchor(12), log: first },
  ])

  expect([String(await production.stampOf('12')), String(await drill.stampOf('12'))]).toEqual([
    'first',
    'copy',
  ])

  expect([...objects.keys()]).toEqual(
    expect.arrayContaining([
      `/heads/${first}/latest.json`,
      `/heads/${copy}/0000000000000000012.json`,
    ]),
  )
})
