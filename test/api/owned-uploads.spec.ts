import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import { createPool } from '@workledger/event-store/postgres/connections'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import type { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

/** A folder that counts how often names are listed and bytes read. */
class CountingBlobs extends FolderBlobs {
  looks = 0

  override get(name: string, length?: number) {
    this.looks++
    return super.get(name, length)
  }

  override list(prefix?: string) {
    this.looks++
    return super.list(prefix)
  }
}

describe('the uploads of a person', () => {
  let product: Product
  let company: Company
  let folder: string
  let blobs: CountingBlobs
  let traces: StoredTraces
  let vault: Pool

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    blobs = new CountingBlobs(folder)
    product = await startProduct({ uploads: blobs })
    company = await createCompany(product)
    const { database, store, dataDir } = product
    const urls = { vaultUrl: database.urls.wl_vault, jobsUrl: database.urls.wl_jobs }
    traces = new StoredTraces({ store, ...urls, dataDir, uploads: blobs })
    vault = createPool({ connectionString: urls.vaultUrl, max: 1 })
  })

  afterAll(async () => {
    await traces?.close()
    await vault?.end()
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const add = async ({ employee }: Person, filename = 'Contract') => {
    const { status } = await upload(product, documentsApi.addDocument, {
      token: company.admin.token,
      params: { id: employee },
      fields: { filename, type: 'Contract' },
      files: { document: { name: 'scan.pdf', bytes: '%PDF-1.7' } },
    })

    return status
  }

  const stored = async () => {
    let count = 0
    for await (const _ of blobs.list()) count++

    return count
  }

  const owned = async () =>
    (await vault.query('select person, count(*)::int as n from vault.uploads group by person')).rows

  const remove = (person: Person) =>
    traces.remove({ workspace: company.ws, person: person.employee, user: null, ended_on: null })

  it('go without a look at those of others', async () => {
    const [one, other] = [
      await hire(product, company, 'One'),
      await hire(product, company, 'Other'),
    ] as const
    for (const who of [one, one, other]) expect(await add(who)).toBe(201)
    await traces.noteOwners(() => false)
    blobs.looks = 0
    await remove(one)
    expect(blobs.looks).toBe(0)
    expect(await stored()).toBe(1)
    expect(await owned()).toEqual([{ person: other.employee, n: 1 }])
    await remove(other)
    expect(await owned()).toEqual([])
  })

  it('go if an earlier version stored them, and those of others get their owner', async () => {
    const [one, other] = [
      await hire(product, company, 'Early'),
      await hire(product, company, 'Elder'),
    ] as const
    for (const who of [one, one, other]) expect(await add(who)).toBe(201)
    await product.owner.query('delete from vault.uploads')
    await product.owner.query("delete from jobs.done where name = 'upload owners'")
    await remove(one)
    expect(await stored()).toBe(1)
    expect(await owned()).toEqual([{ person: other.employee, n: 1 }])
    await product.owner.query('delete from vault.uploads')
    await traces.noteOwners(() => false)
    await remove(other)
    expect(await stored()).toBe(0)
  })

  it('have no owner once they are refused', async () => {
    const one = await hire(product, company, 'Refused')
    expect(await add(one, 'x'.repeat(5_000))).toBe(422)
    expect(await add({ ...one, employee: company.ws })).toBe(404)
    expect(await owned()).toEqual([])
    expect(await stored()).toBe(0)
  })
})
