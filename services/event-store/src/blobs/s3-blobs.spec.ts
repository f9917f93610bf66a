import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { S3Blobs } from './s3-blobs'

const keys = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a secret', region: 'eu-central-1' }
const asked: IncomingMessage[] = []
let answer: (request: IncomingMessage) => { status?: number; body?: string }
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    const { status = 200, body = '' } = answer(request)
    request.resume().on('end', () => response.writeHead(status).end(body))
  }).listen(0, '127.0.0.1')

  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => void asked.splice(0))

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const bucket = () => new S3Blobs({ url: `${origin}/uploads/a%20folder`, keys })

const page = (names: string[], next?: string) =>
  `<?xml version="1.0"?><ListBucketResult>${names
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>2026-11-26T10:00:00.000Z</LastModified></Contents>`,
    )
    .join(
      '',
    )}<IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`

it('lists page after page, whatever is in a name or a token', async () => {
  answer = ({ url }) => {
    const search = new URL(url!, origin).searchParams
    expect(search.get('prefix')).toBe('a folder/pending/')

    return {
      body:
        search.get('continuation-token') === '1+/=&'
          ? page(['a folder/pending/b'])
          : page(['a folder/pending/a &amp; b'], '1+/=&amp;'),
    }
  }

  const found: string[] = []
  for await (const { name, at } of bucket().list('pending/')) found.push(`${name} ${at}`)
  expect(found).toEqual(
    ['pending/a & b', 'pending/b'].map((name) => `${name} ${Date.parse('2026-11-26T10:00:00Z')}`),
  )
})

it('signs each request as S3 checks it', async () => {
  answer = () => ({})
  await bucket().put('pending/a+b', Buffer.from('bytes'))
  const [{ method, url, headers }] = asked as [IncomingMessage]

  const signed = await new SignatureV4({
    service: 's3',
    region: keys.region,
    credentials: keys,
    sha256: Sha256,
    uriEscapePath: false,
  }).sign(
    {
      method: method!,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: url!,
      query: {},
      headers: {
        host: headers.host!,
        'x-amz-content-sha256': String(headers['x-amz-content-sha256']),
        'x-amz-date': String(headers['x-amz-date']),
      },
    },
    {
      signingDate: new Date(
        String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'),
      ),
    },
  )

  expect(headers.authorization).toBe(signed.headers.authorization)
})

it('takes an error for one, also inside of a copy that began well', async () => {
  answer = () => ({ body: '<Error><Code>InternalError</Code></Error>' })
  await expect(bucket().move('pending/a', '0a/a')).rejects.toThrow('S3_URL answered 200 to PUT.')
  answer = () => ({ status: 503 })
  await expect(bucket().get('0a/a')).rejects.toThrow('S3_URL answered 503 to GET.')
  answer = () => ({ status: 404 })
  expect(await bucket().get('0a/a')).toBeUndefined()
})

describe('a bucket that is gone, refuses, or is silent', () => {
  const away = expect.objectContaining({ code: 'ESTOREAWAY' }) as never
  const calls: Record<string, (store: S3Blobs) => Promise<unknown>> = {
    put: (store) => store.put('a', Buffer.from('x')),
    get: (store) => store.get('a'),
    move: (store) => store.move('a', 'b'),
    list: (store) => store.list().next(),
  }

  it.each(Object.keys(calls))('is away for %s', async (call) => {
    for (const [status, code] of [
      [404, 'NoSuchBucket'],
      [403, 'SignatureDoesNotMatch'],
      [503, 'SlowDown'],
    ] as const) {
      answer = () => ({ status, body: `<Error><Code>${code}</Code></Error>` })
      await expect(calls[call]!(bucket())).rejects.toThrow(away)
    }

    const silent = new S3Blobs({ url: 'http://127.0.0.1:9/uploads', keys })
    await expect(calls[call]!(silent)).rejects.toThrow(away)
  })

  it('and a missing file is only missing', async () => {
    answer = () => ({ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' })
    expect(await bucket().get('a')).toBeUndefined()
  })
})
