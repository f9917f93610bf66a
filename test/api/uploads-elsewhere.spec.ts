import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import type { Blobs } from '@workledger/event-store/blobs/blobs'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import { S3Blobs } from '@workledger/event-store/blobs/s3-blobs'
import { createCompany } from '../support/people'
import { startProduct } from '../support/product'
import { type S3Server, startS3Server } from '../support/s3-server'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { upload } from '../support/upload'

const folder = makeTemporaryFolder('blobs')
let server: S3Server

beforeAll(async () => {
  server = await startS3Server()
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const places: Record<string, () => Blobs> = {
  'a folder': () => new FolderBlobs(folder),
  'a bucket': () => new S3Blobs(server),
}

describe.each(Object.entries(places))('%s', (_, open) => {
  const names = async (blobs: Blobs, prefix?: string) => {
    const found: string[] = []

    for await (const { name, at } of blobs.list(prefix)) {
      expect(Math.abs(Date.now() - at)).toBeLessThan(86_400_000)
      found.push(name)
    }

    return found.sort()
  }

  it('keeps bytes by name, moves them, and lists them', async () => {
    const blobs = open()
    expect([await blobs.get('pending/a'), await names(blobs)]).toEqual([undefined, []])
    const bytes = Buffer.from([...Array(3000).keys()].map((n) => n % 256))
    await blobs.put('pending/a', bytes)
    await blobs.put('pending/b & c', Buffer.from('second'))
    await blobs.put('pending/b & c', Buffer.from('second, again'))
    expect((await blobs.get('pending/a'))!.equals(bytes)).toBe(true)
    expect(await blobs.get('pending/a', 10)).toEqual(bytes.subarray(0, 10))
    expect(String(await blobs.get('pending/b & c', 1024))).toBe('second, again')
    await blobs.move('pending/a', '0a/a')

    expect([await blobs.get('pending/a'), (await blobs.get('0a/a'))!.length]).toEqual([
      undefined,
      3000,
    ])

    expect([await names(blobs), await names(blobs, 'pending/')]).toEqual([
      ['0a/a', 'pending/b & c'],
      ['pending/b & c'],
    ])

    await expect(blobs.move('pending/none', '0a/none')).rejects.toThrow()
    await blobs.remove('pending/b & c')
    await blobs.remove('pending/b & c')
    expect(await names(blobs)).toEqual(['0a/a'])
  })
})

it('says so when the bucket refuses', async () => {
  const wrong = new S3Blobs({ ...server, keys: { ...server.keys, accessKeyId: 'another person' } })
  await expect(wrong.check()).rejects.toThrow(/^S3_URL answered 403 to LIST/)
  await expect(wrong.put('pending/a', Buffer.from('x'))).rejects.toThrow(
    /^S3_URL answered 403 to PUT/,
  )
  await expect(new S3Blobs(server).check()).resolves.toBeUndefined()
})

it('uploads of the product lie encrypted in the bucket and nowhere else; one that is refused leaves nothing', async () => {
  const uploads = new S3Blobs({ ...server, url: server.url.replace('/files', '/product') })
  const product = await startProduct({ uploads })

  try {
    const { admin } = await createCompany(product)

    const add = (fields: Record<string, string>) =>
      upload(product, documentsApi.addDocument, {
        token: admin.token,
        params: { id: admin.employee },
        fields,
        files: {
          document: {
            name: 'scan.pdf',
            bytes: '%PDF-1.7 passport of Ada',
            type: 'application/pdf',
          },
        },
      })

    const stored = async () => {
      const found: string[] = []
      for await (const { name } of uploads.list()) found.push(name)
      return found
    }

    expect([(await add({ filename: 'Passport', type: '' })).status, await stored()]).toEqual([
      422,
      [],
    ])

    const added = await add({ filename: 'Passport', type: 'Identity document' })
    expect(added.status).toBe(201)
    const [name, ...others] = await stored()
    expect([name, others]).toEqual([expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{32}$/), []])
    expect((await uploads.get(name!))!.includes('passport of Ada')).toBe(false)
    expect(existsSync(join(product.dataDir, 'files'))).toBe(false)
    const params = { id: admin.employee, docId: added.body.data.id }
    const { url } = (
      await product.call(documentsApi.document, { token: admin.token, params, query: {} as never })
    ).body.data
    expect((await product.inject({ method: 'GET', url })).body).toBe('%PDF-1.7 passport of Ada')
  } finally {
    await product.stop()
  }
})
