import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { dataExportsApi as api } from '@workledger/contracts/privacy/data-exports.api'
import { BlobExports, FolderExports } from '@workledger/event-store/blobs/export-store'
import { S3Blobs } from '@workledger/event-store/blobs/s3-blobs'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import { unzipSync } from 'fflate'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { type S3Server, startS3Server } from '../support/s3-server'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { startWorkers } from './workers'

let server: S3Server

beforeAll(async () => {
  server = await startS3Server()
})

afterAll(() => server?.stop())

const bucket = (folder: string) =>
  new S3Blobs({ ...server, url: server.url.replace('/files', `/${folder}`) })

const namesIn = async (blobs: S3Blobs) => {
  const found: string[] = []
  for await (const { name } of blobs.list()) found.push(name)
  return found.sort()
}

describe('a data export in a bucket', () => {
  const key = Buffer.alloc(32, 7)
  const text = Buffer.from(Array.from({ length: 30_000 }, (_, n) => n % 251))
  const pieces = () =>
    Readable.from([text.subarray(0, 9_000), text.subarray(9_000, 9_001), text.subarray(9_001)])
  const bytesOf = async (stream: Readable | undefined) =>
    stream && Buffer.concat(await stream.toArray())

  it('is in encrypted parts and is read as written; a repeated one replaces it', async () => {
    const blobs = bucket('parts')
    const store = new BlobExports(blobs, undefined, 8_000)
    expect(await store.read('one', key)).toBeUndefined()

    expect(await store.write('one', key, pieces())).toEqual({
      size: 30_000,
      sha256: createHash('sha256').update(text).digest('hex'),
    })

    expect(await namesIn(blobs)).toEqual([
      'exports/one.00000000',
      'exports/one.00000001',
      'exports/one.00000002',
      'exports/one.00000003',
    ])

    expect((await blobs.get('exports/one.00000000'))!.includes(text.subarray(0, 50))).toBe(false)
    expect((await bytesOf(await store.read('one', key)))!.equals(text)).toBe(true)
    await store.write('one', key, Readable.from([Buffer.from('short')]))
    expect(String(await bytesOf(await store.read('one', key)))).toBe('short')
  })

  it('is never given if a part is missing, changed or of another place', async () => {
    const blobs = bucket('spoiled')
    const store = new BlobExports(blobs, undefined, 8_000)
    await store.write('one', key, pieces())
    const second = (await blobs.get('exports/one.00000001'))!
    await blobs.put('exports/one.00000001', (await blobs.get('exports/one.00000002'))!)
    await expect(bytesOf(await store.read('one', key))).rejects.toThrow('one cannot be read.')
    await blobs.put('exports/one.00000001', second)
    await blobs.remove('exports/one.00000003')
    await expect(bytesOf(await store.read('one', key))).rejects.toThrow('one is cut off.')
  })

  it('leaves nothing if it fails, and nothing after its removal; others stay', async () => {
    const blobs = bucket('removed')
    const store = new BlobExports(blobs, undefined, 8_000)
    await store.write('one', key, pieces())
    await store.write('other', key, pieces())

    const failing = Readable.from(
      (async function* () {
        yield text
        throw new Error('no more')
      })(),
    )

    await expect(store.write('two', key, failing)).rejects.toThrow('no more')
    await store.remove('one')
    expect((await namesIn(blobs)).map((name) => name.slice(0, 13))).toEqual(
      Array(4).fill('exports/other'),
    )
  })

  it('is still read, and removed, if it was stored before there was a bucket', async () => {
    const folder = makeTemporaryFolder('exports')
    const before = new FolderExports(folder)
    await before.write('one', key, pieces())
    const store = new BlobExports(bucket('later'), before)
    expect((await bytesOf(await store.read('one', key)))!.equals(text)).toBe(true)
    await store.remove('one')
    expect([await store.read('one', key), readdirSync(folder)]).toEqual([undefined, []])
  })
})

describe('data exports of a product with a bucket', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let company: Company
  let person: Person
  let uploads: S3Blobs

  beforeAll(async () => {
    uploads = bucket('product')
    product = await startProduct({ uploads })
    workers = await startWorkers(product, {}, uploads)
    company = await createCompany(product)
    person = await hire(product, company, 'Eli')
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const ready = async (of: typeof api.ownExport | typeof api.workspaceExport, token: string) => {
    for (;;) {
      const { data } = (await product.call(of, { token, params: { ws: company.ws } })).body
      if (data.status !== 'making') return data.status
      await new Promise(setImmediate)
    }
  }

  it('are in the bucket and in no folder, are fetched from there, and go when they are removed', async () => {
    const { ws } = company
    const body = { current_password: PASSWORD }
    expect(
      (await product.call(api.requestOwnExport, { token: person.token, params: { ws } })).status,
    ).toBe(200)

    expect(
      (
        await product.call(api.requestWorkspaceExport, {
          token: company.admin.token,
          params: { ws },
          body,
        })
      ).status,
    ).toBe(200)

    expect([
      await ready(api.ownExport, person.token),
      await ready(api.workspaceExport, company.admin.token),
    ]).toEqual(['ready', 'ready'])

    expect(await namesIn(uploads)).toEqual([
      expect.stringMatching(/^exports\//),
      expect.stringMatching(/^exports\//),
    ])

    expect(existsSync(join(product.dataDir, 'exports'))).toBe(false)

    const url = `/api/v1/workspaces/${ws}/me/export/file`

    const answer = await product.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${person.token}` },
    })

    expect([answer.statusCode, Object.keys(unzipSync(answer.rawPayload))]).toEqual([
      200,
      expect.arrayContaining(['data.json']),
    ])

    const [row] = (
      await product.owner.query('select export_id from read.data_exports where id = $1', [
        person.employee,
      ])
    ).rows

    const { database, store, dataDir } = product

    const traces = new StoredTraces({
      store,
      vaultUrl: database.urls.wl_vault,
      jobsUrl: database.urls.wl_jobs,
      dataDir,
      uploads,
    })

    await traces.removeExport(row.export_id)
    await traces.close()
    expect(await namesIn(uploads)).toHaveLength(1)

    const gone = await product.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${person.token}` },
    })

    expect([gone.statusCode, gone.json().code]).toEqual([409, 'privacy.no_export'])
  })
})
