import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { FolderBlobs } from '@workledger/event-store/blobs/folder-blobs'
import { createPool } from '@workledger/event-store/postgres/connections'
import { removeEarlierUploads } from '@workledger/jobs/kernel/earlier-uploads'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import { uploads } from '@workledger/jobs/registry'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { recruit } from '../support/recruiting'
import { until } from '../support/until'
import { upload } from '../support/upload'

/** A folder whose removals can fail, as those of a store that is away. */
class MoodyBlobs extends FolderBlobs {
  /** Removals that still succeed. */
  left = Number.POSITIVE_INFINITY
  failed = 0

  override async remove(name: string): Promise<void> {
    if (this.left-- > 0) return super.remove(name)
    this.failed++
    throw new Error('The store of uploads is away.')
  }
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')
const pdf = (text: string) => ({ name: 'scan.pdf', bytes: `%PDF-1.7 ${text}` })
const picture = (text: string) => ({
  name: 'photo.png',
  bytes: Buffer.concat([PNG, Buffer.from(text)]),
  type: 'image/png',
})

describe('the bytes of an upload that no record uses', () => {
  let product: Product
  let company: Company
  let folder: string
  let blobs: MoodyBlobs

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    blobs = new MoodyBlobs(folder)
    product = await startProduct({ uploads: blobs })
    company = await createCompany(product)
  })

  afterAll(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const stored = async () => {
    const names: string[] = []
    for await (const { name } of blobs.list()) names.push(name)

    return names.sort()
  }

  const me = () => company.admin.employee

  const send = async (
    endpoint: Endpoint<any, any, any, any>,
    params: Record<string, string>,
    files: Parameters<typeof upload>[2]['files'] = {},
    fields: Record<string, string> = {},
  ): Promise<any> => {
    const { token } = company.admin
    const answer = await upload(product, endpoint, { token, params, fields, files })
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)

    return answer.body.data
  }

  const call = async (endpoint: Endpoint, params: Record<string, string>): Promise<void> => {
    const answer = await product.call(endpoint, { token: company.admin.token, params } as never)
    expect(answer.status).toBeLessThan(300)
  }

  /** Returns how many files are stored more than before. */
  const counting = async () => {
    const before = (await stored()).length

    return async () => {
      await product.settled()
      return (await stored()).length - before
    }
  }

  const addDocument = () =>
    send(
      documentsApi.addDocument,
      { id: me() },
      { document: pdf('1') },
      { filename: 'Contract', type: 'Contract' },
    ).then(({ id }) => ({ id: me(), docId: id as string }))

  it('go with every version of a deleted document, and those of another one stay', async () => {
    const more = await counting()
    const [kept, gone] = [await addDocument(), await addDocument()]
    await send(documentsApi.changeDocument, gone, { document: pdf('2') })
    expect(await more()).toBe(3)
    await call(documentsApi.deleteDocument, gone)
    expect(await more()).toBe(1)
    const answer = await product.call(documentsApi.document, {
      token: company.admin.token,
      params: kept,
      query: {},
    })
    const { url } = answer.body.data as { url: string }
    expect(await product.inject({ method: 'GET', url })).toMatchObject({ status: 200 })
  })

  it('go even if the store is away in the middle', async () => {
    const more = await counting()
    const gone = await addDocument()
    await send(documentsApi.changeDocument, gone, { document: pdf('2') })
    blobs.left = 1
    const deleted = call(documentsApi.deleteDocument, gone)
    await until(() => blobs.failed > 0)
    await product.restartProcesses()
    blobs.left = Number.POSITIVE_INFINITY
    await deleted
    await until(async () => (await more()) === 0)
  })

  it('stay while their person is on a legal hold', async () => {
    const more = await counting()
    const { ws, admin } = company
    const mia = await hire(product, company, 'Mia')

    const { id } = await send(
      documentsApi.addDocument,
      { id: mia.employee },
      { document: pdf('held') },
      { filename: 'Contract', type: 'Contract' },
    )

    const ended = await product.call(peopleApi.terminateEmployee, {
      token: admin.token,
      params: { id: mia.employee },
      body: { terminated_on: new Date().toISOString().slice(0, 10) },
    })
    expect(ended.status).toBe(200)

    const held = await product.call(privacyApi.holdPerson, {
      token: admin.token,
      params: { ws, id: mia.employee },
      body: { reason: 'A lawsuit' },
    })
    expect(held.status).toBe(200)
    await call(documentsApi.deleteDocument, { id: mia.employee, docId: id })
    expect(await more()).toBe(1)
  })

  it('go with a replaced receipt and a deleted claim', async () => {
    const more = await counting()

    const claim = { name: 'Train', category: 'travelling', description: 'To the client' }
    const typed = { ...claim, amount: '12.50', date: '2026-03-02' }

    const { id } = await send(
      expensesApi.requestExpense,
      { id: me() },
      { document: pdf('3') },
      typed,
    )

    const params = { id: me(), expenseId: id }
    const changed = { ...typed, name: 'Bus' }
    await send(expensesApi.changeExpense, params, {}, changed)
    expect(await more()).toBe(1)
    await send(expensesApi.changeExpense, params, { document: pdf('4') }, changed)
    expect(await more()).toBe(1)
    await call(expensesApi.deleteExpense, params)
    expect(await more()).toBe(0)
  })

  it('go with the document of a changed and of a deleted leave', async () => {
    const more = await counting()

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: {},
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id
    const year = new Date().getUTCFullYear() + 1

    const ask = (month: string) => ({
      ...{ leave_type_id, description: 'Moving' },
      ...{ start_on: `${year}-${month}-01`, finish_on: `${year}-${month}-05` },
    })

    const [first, second] = [
      await send(leaveApi.requestLeave, { id: me() }, { document: pdf('5') }, ask('03')),
      await send(leaveApi.requestLeave, { id: me() }, { document: pdf('6') }, ask('06')),
    ]

    const params = { id: me(), leaveId: first.id }
    await send(leaveApi.changeLeave, params, { document: pdf('7') }, ask('04'))
    expect(await more()).toBe(2)
    await call(leaveApi.deleteLeave, params)
    expect(await more()).toBe(1)
    await call(leaveApi.deleteLeave, { id: me(), leaveId: second.id })
    expect(await more()).toBe(0)
  })

  it('go with a deleted contract, whose replaced signed copy stayed until then', async () => {
    const more = await counting()

    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: me() },
      body: {
        ...{ effective_on: '2024-01-01', base_compensation_amount: '3000' },
        ...{ base_compensation_type: 'monthly', working_hours: '1', working_period_unit: 'week' },
      } as never,
    })

    const params = { id: me(), contractId: (added.body as any).data.id }
    await send(employmentApi.changeContract, params, { file: pdf('8') })
    await send(employmentApi.changeContract, params, { file: pdf('9') })
    expect(await more()).toBe(2)
    await call(employmentApi.deleteContract, params)
    expect(await more()).toBe(0)
  })

  it('go with a replaced photo and a replaced logo', async () => {
    const more = await counting()
    const { ws } = company

    for (const text of ['1', '2']) {
      await send(peopleApi.changeEmployeeMe, { ws }, { avatar: picture(text) })
      await send(workspacesApi.changeWorkspace, { ws }, { logo: picture(text) })
    }

    expect(await more()).toBe(2)
  })

  it('go with a replaced file of a custom field, and with the field', async () => {
    const more = await counting()
    const { ws, admin } = company

    const added = await product.call(customFieldsApi.addCustomFieldType, {
      token: admin.token,
      params: { ws },
      body: {
        ...{ name: 'Badge', type: 'file', category: 'employee', description: null },
        ...{ editable: 'employee', visible_to: 'everyone', mandatory: false },
      } as never,
    })

    const field = { custom_field_type_id: (added.body as any).data.id }

    for (const text of ['1', '2'])
      await send(customFieldsApi.setCustomField, { id: me() }, { value: picture(text) }, field)

    expect(await more()).toBe(1)
    await call(customFieldsApi.deleteCustomFieldType, { ws, id: field.custom_field_type_id })
    expect(await more()).toBe(0)
  })

  it('go with a deleted candidate', async () => {
    const more = await counting()
    const { openings, candidates } = await recruit(product, company, me())
    expect(await more()).toBe(1)
    await call(candidatesApi.deleteCandidate, { id: openings!, candidateId: candidates! })
    expect(await more()).toBe(0)
  })

  it('go after an update of a version that left them, and those in use stay', async () => {
    const { database, store, dataDir } = product
    const gone = await addDocument()
    const before = new Map<string, Buffer>()
    for (const name of await stored()) before.set(name, (await blobs.get(name))!)
    await call(documentsApi.deleteDocument, gone)
    await product.settled()
    const after = await stored()
    expect(after.length).toBe(before.size - 1)
    for (const [name, bytes] of before) await blobs.put(name, bytes)

    const urls = { vaultUrl: database.urls.wl_vault, jobsUrl: database.urls.wl_jobs }
    const traces = new StoredTraces({ store, ...urls, dataDir, uploads: blobs })
    const jobs = createPool({ connectionString: urls.jobsUrl, max: 1 })
    const reads = new TenantReads(urls.jobsUrl)
    const tidy = (stopped: () => boolean) =>
      removeEarlierUploads({ store, traces, uploads, reads, jobs, stopped })

    await tidy(() => true)
    expect((await stored()).length).toBe(before.size)
    await tidy(() => false)
    expect(await stored()).toEqual(after)
    // Once for an installation.
    for (const [name, bytes] of before) await blobs.put(name, bytes)
    await tidy(() => false)
    expect((await stored()).length).toBe(before.size)
    await Promise.all([traces.close(), jobs.end(), reads.close()])
  })
})
