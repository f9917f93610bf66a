import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { documentsApi as api } from '@workledger/contracts/documents/documents.api'
import { filesApi } from '@workledger/contracts/files/files.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type FormFile, upload } from '../support/upload'

const pdf = (text: string): FormFile => ({
  name: 'scan.pdf',
  bytes: `%PDF-1.7 ${text}`,
  type: 'application/pdf',
})

describe('documents', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let colleague: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    colleague = await hire(product, company, 'Zoe')
  })

  afterAll(() => product?.stop())

  const add = (
    fields: Record<string, string>,
    file: FormFile | undefined = pdf('1'),
    whose = employee,
    who: Person = company.admin,
  ) =>
    upload(product, api.addDocument, {
      token: who.token,
      params: { id: whose.employee },
      fields,
      ...(file ? { files: { document: file } } : {}),
    })

  const added = async (fields: Record<string, string> = {}, whose = employee): Promise<string> => {
    const answer = await add(
      { filename: 'Contract 2026', type: 'Contract', ...fields },
      pdf('1'),
      whose,
    )

    expect(answer.status).toBe(201)
    return answer.body.data.id
  }

  const on = (docId: string, who: Person, whose = employee) => ({
    token: who.token,
    params: { id: whose.employee, docId },
  })

  const get = (docId: string, who: Person, query: object = {}, whose = employee) =>
    product.call(api.document, { ...on(docId, who, whose), query: query as never })

  const list = async (who: Person, query: object = {}, whose = employee) =>
    product.call(api.documents, {
      token: who.token,
      params: { id: whose.employee },
      query: query as never,
    })

  const linkTo = async (docId: string, who: Person, query: object = {}) =>
    (await get(docId, who, query)).body.data.url
  const open = (url: string) => product.inject({ method: 'GET', url })

  const replace = (
    docId: string,
    file: FormFile,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    upload(
      product,
      { ...api.changeDocument, method: 'POST' },
      {
        token: company.admin.token,
        params: { id: employee.employee, docId },
        fields: { ...fields, _method: 'PUT' },
        files: { document: file },
        headers,
      },
    )

  const events = async (docId: string) =>
    (await product.store.readStream(company.ws, `document-${docId}`)).map(({ type, meta }) => [
      type,
      meta.actor,
    ])

  it('is added by an admin, shown to its employee, given a second version, and deleted', async () => {
    const id = await added({ filename: 'Contract', type: 'Contract', expires_on: '2027-01-31' })
    const own = (await list(employee)).body
    expect(own).toMatchObject({ total: 1, meta: { per_page: 15 } })

    expect(own.data[0]).toMatchObject({
      id,
      filename: 'Contract',
      type: 'Contract',
      visibility: 'employee',
      expires_on: '2027-01-31',
      version: 1,
      author: { first_name: 'Ada', last_name: 'Tester' },
      download_url: `/employees/${employee.employee}/documents/${id}`,
      file: { version: 1, size: 10, content_type: 'application/pdf' },
    })

    const changed = await replace(id, pdf('second'), { filename: 'Contract, signed' })

    expect(changed).toMatchObject({
      status: 200,
      body: { data: { filename: 'Contract, signed', type: 'Contract', version: 2 } },
    })

    const { body } = await get(id, employee)

    expect(
      body.data.versions.map(({ version, size, author }) => [version, size, author?.first_name]),
    ).toEqual([
      [2, 15, 'Ada'],
      [1, 10, 'Ada'],
    ])

    const newest = await open(body.data.url)
    expect([newest.status, newest.body]).toEqual([200, '%PDF-1.7 second'])
    expect(newest.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''Contract%2C%20signed.pdf`,
    )

    expect(newest.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
    })

    expect((await open(await linkTo(id, employee, { version: 1 }))).body).toBe('%PDF-1.7 1')
    expect(await get(id, employee, { version: 3 })).toMatchObject({ status: 404 })
    // The same file again makes no version.
    const before = await product.events(company.ws)

    expect(await replace(id, pdf('second'))).toMatchObject({
      status: 409,
      body: { code: 'documents.same_file' },
    })

    expect(await replace(id, pdf('third'), {}, { 'if-match': '"0"' })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await product.events(company.ws)).toBe(before)
    expect((await product.call(api.deleteDocument, on(id, company.admin))).status).toBe(204)
    expect((await list(employee)).body.total).toBe(0)
    expect(await get(id, company.admin)).toMatchObject({ status: 404 })

    expect((await events(id)).map(([type]) => type)).toEqual([
      'DocumentAdded',
      'DocumentChanged',
      'DocumentReplaced',
      'DocumentDeleted',
    ])
  })

  it('keeps omitted fields, and clears the expiry', async () => {
    const id = await added({ expires_on: '2027-01-31' })
    const change = (body: object) =>
      product.call(api.changeDocument, { ...on(id, company.admin), body: body as never })

    expect((await change({ type: 'Training' })).body.data).toMatchObject({
      filename: 'Contract 2026',
      type: 'Training',
      visibility: 'managers',
      expires_on: '2027-01-31',
      version: 1,
    })

    expect((await change({ expires_on: '' })).body.data).toMatchObject({
      type: 'Training',
      expires_on: null,
    })

    const before = await product.events(company.ws)
    expect((await change({ type: 'Training' })).status).toBe(200)
    expect(await product.events(company.ws)).toBe(before)
  })

  it('is seen by managers only if its type says so', async () => {
    const [secret, shared] = [
      await added({ type: 'Payslip' }),
      await added({ type: 'certificate', filename: 'Welding' }),
    ]

    const seen = (await list(manager)).body.data.map(({ id }) => id)
    expect(seen).toContain(shared)
    expect(seen).not.toContain(secret)
    expect((await get(shared, manager)).status).toBe(200)
    expect(await get(secret, manager)).toMatchObject({ status: 404, body: { code: 'not_found' } })

    const console = await product.call(listsApi.adminList, {
      token: manager.token,
      params: { ws: company.ws, resource: 'documents' },
    })

    expect((console.body as any[]).every(({ visibility }) => visibility === 'managers')).toBe(true)

    // The employee and administrators see downloads and earlier names in histories.
    const history = (who: Person) =>
      product.call(auditApi.history, {
        token: who.token,
        params: { ws: company.ws, stream: `document-${shared}` },
        query: {},
      })

    expect((await history(manager)).status).toBe(403)
    const own = await history(employee)
    expect(own.status).toBe(200)
    expect(JSON.stringify(own.body)).not.toMatch(/"field":"(file|hash)"/)
  })

  it('is closed to others: by a guessed id, under another address, from another company, and to changes by its employee', async () => {
    const id = await added()
    const before = await product.events(company.ws)
    expect((await get(id, colleague)).status).toBe(403)
    expect((await list(colleague)).status).toBe(403)

    // Under the caller's own address.
    expect(await get(id, colleague, {}, colleague)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    expect(await get('01900000-0000-7000-8000-0000000f00d5', employee)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    const other = await createCompany(product, 'Other')

    for (const call of [api.document, api.deleteDocument])
      expect(await product.call(call, on(id, other.admin) as never)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })

    // An administrator gives an address and a document of two different people.
    expect((await product.call(api.deleteDocument, on(id, company.admin, colleague))).status).toBe(
      404,
    )

    expect(
      (
        await product.call(api.changeDocument, {
          ...on(id, company.admin, colleague),
          body: { filename: 'X' } as never,
        })
      ).status,
    ).toBe(404)

    for (const who of [employee, manager]) {
      expect((await product.call(api.deleteDocument, on(id, who))).status).toBe(403)

      expect(
        (
          await product.call(api.changeDocument, {
            ...on(id, who),
            body: { filename: 'X' } as never,
          })
        ).status,
      ).toBe(403)

      expect((await add({ filename: 'Mine', type: 'Other' }, pdf('x'), employee, who)).status).toBe(
        403,
      )
    }

    expect(await product.events(company.ws)).toBe(before)
  })

  it('names missing fields in the documents’ words, refuses programs under any name, and writes nothing', async () => {
    const before = await product.events(company.ws)
    const good = { filename: 'Payslip', type: 'Payslip' }

    const wrong: [Record<string, string>, FormFile | undefined, string, string][] = [
      [{ ...good, filename: ' ' }, pdf('x'), 'filename', 'Please input the Document Name!'],
      [{ ...good, type: '' }, pdf('x'), 'type', 'Please input the Document type!'],
      [good, undefined, 'document', 'Please select a file!'],
      [{ ...good, filename: 'a'.repeat(256) }, pdf('x'), 'filename', 'At most 255 characters.'],
    ]

    for (const [fields, file, field, sentence] of wrong) {
      const answer = await upload(product, api.addDocument, {
        token: company.admin.token,
        params: { id: employee.employee },
        fields,
        ...(file ? { files: { document: file } } : {}),
      })
      expect([fields, answer.status, answer.body.errors]).toEqual([
        fields,
        422,
        { [field]: [sentence] },
      ])
    }

    expect(await add({ ...good, expires_on: '31 May' })).toMatchObject({ status: 422 })

    const program = {
      name: 'payslip.pdf',
      bytes: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
      type: 'application/pdf',
    }

    expect(await add(good, program)).toMatchObject({ status: 415, body: { code: 'upload.kind' } })
    expect(
      await add(good, { name: 'run.pdf', bytes: '#!/bin/sh\necho', type: 'application/pdf' }),
    ).toMatchObject({ status: 415 })
    expect(
      await add(good, { ...pdf(''), bytes: `%PDF-1.7 ${'x'.repeat(1024 * 1024)}` }),
    ).toMatchObject({ status: 413 })
    expect(await product.events(company.ws)).toBe(before)
  })

  describe('its link', () => {
    it('works once, for five minutes, and only for its document', async () => {
      const [id, other] = [await added(), await added()]
      const url = await linkTo(id, employee)
      const key = new URL(url, 'http://x').searchParams.get('key')!
      expect(await open(`/api/v1/documents/${other}/file?key=${key}`)).toMatchObject({
        status: 404,
      })
      expect(await open(`/api/v1/documents/${id}/file?key=${key.slice(1)}x`)).toMatchObject({
        status: 404,
      })
      expect(await open(`/api/v1/documents/${id}/file`)).toMatchObject({ status: 404 })
      const answers = await Promise.all([open(url), open(url), open(url)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
      expect(await open(url)).toMatchObject({ status: 410, body: { code: 'link.expired' } })
      const old = await linkTo(id, employee)
      const vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 1 })

      const age = (minutes: string) =>
        vault.query(
          `update vault.link_keys set expires_at = now() - $2::interval where kind = 'document' and subject = $1`,
          [id, minutes],
        )

      await age('1 minute')
      expect(await open(old)).toMatchObject({ status: 410, body: { code: 'link.expired' } })
      // The next link deletes those that ended long ago.
      await age('29 days')
      await linkTo(other, employee)
      expect(await open(old)).toMatchObject({ status: 410 })
      await age('31 days')
      await linkTo(other, employee)
      expect(await open(old)).toMatchObject({ status: 404 })

      const { rows } = await vault.query(
        `select 1 from vault.link_keys where kind = 'document' and subject = $1`,
        [id],
      )

      await vault.end()
      expect(rows).toEqual([])
    })

    it('ends with the rights of its reader, and with the document', async () => {
      const id = await added({ type: 'Training' })
      const fresh = await hire(product, company, 'Max')
      const mine = await hire(product, company, 'Una', { manager_id: fresh.employee })
      const hers = await added({ type: 'Training' }, mine)
      const url = (await get(hers, fresh, {}, mine)).body.data.url

      await product.call(peopleApi.terminateEmployee, {
        token: company.admin.token,
        params: { id: fresh.employee },
        body: { terminated_on: new Date().toISOString().slice(0, 10) } as never,
      })

      expect(await open(url)).toMatchObject({ status: 404 })
      // The type was open to managers, and is closed now.
      const shared = await linkTo(id, manager)

      await product.call(api.changeDocument, {
        ...on(id, company.admin),
        body: { type: 'Warning' } as never,
      })

      expect(await open(shared)).toMatchObject({ status: 404 })
      const gone = await linkTo(id, employee)
      await product.call(api.deleteDocument, on(id, company.admin))
      expect(await open(gone)).toMatchObject({ status: 404 })
    })

    it('leaves an event if another person followed it, and none for the employee', async () => {
      const id = await added({ type: 'Training' })
      expect((await open(await linkTo(id, employee))).status).toBe(200)
      expect((await events(id)).map(([type]) => type)).toEqual(['DocumentAdded'])
      expect((await open(await linkTo(id, manager))).status).toBe(200)
      expect((await open(await linkTo(id, company.admin))).status).toBe(200)
      // An unused link is no download.
      await linkTo(id, manager)

      const told = await product.call(auditApi.history, {
        token: employee.token,
        params: { ws: company.ws, stream: `document-${id}` },
        query: {},
      })

      expect(told.body.data.events.map(({ type, actor }) => [type, actor.name])).toEqual([
        ['DocumentAdded', 'Ada Tester'],
        ['DocumentDownloaded', 'Mia Tester'],
        ['DocumentDownloaded', 'Ada Tester'],
      ])
    })

    it('names the admin who followed it while signed in as the employee', async () => {
      const id = await added()
      const { token } = company.admin

      const minted = await product.call(accessApi.loginKey, {
        token,
        params: { id: employee.employee },
      })

      const key = minted.body.data.key

      const as = await product.call(accessApi.loginAs, {
        params: { id: employee.employee },
        body: { key },
      })

      expect((await open(await linkTo(id, { ...employee, token: as.body.token }))).status).toBe(200)

      const told = await product.call(auditApi.history, {
        token,
        params: { ws: company.ws, stream: `document-${id}` },
        query: {},
      })

      expect(told.body.data.events.at(-1)).toMatchObject({
        type: 'DocumentDownloaded',
        actor: { name: 'Eli Tester' },
        impersonator: { name: 'Ada Tester' },
      })
    })
  })

  it('is encrypted on the disk, is not shown as a picture, and is unreadable once its employee was erased', async () => {
    const vera = await hire(product, company, 'Vera')

    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
      Buffer.from('passport of Vera'),
    ])

    const answer = await add(
      { filename: 'Passport', type: 'Identity document' },
      { name: 'a.png', bytes: png, type: 'image/png' },
      vera,
    )

    const id: string = answer.body.data.id
    const [event] = await product.store.readStream(company.ws, `document-${id}`)
    const key = String(event!.data.file)
    const stored = await readFile(join(product.dataDir, 'files', key.slice(0, 2), key))
    expect(stored.includes('passport of Vera') || stored.includes('Passport')).toBe(false)
    expect(await readdir(join(product.dataDir, 'files', 'pending'))).toEqual([])
    expect(await product.call(filesApi.picture, { params: { key } })).toMatchObject({ status: 404 })
    const { url } = (await get(id, vera, {}, vera)).body.data

    const vault = createPostgresVault({
      connectionString: product.database.urls.wl_vault,
      masterKey: product.masterKey,
    })

    await vault.destroy(company.ws, vera.employee)
    await vault.close()
    await until(async () => (await open(url)).status === 404)
    const [erased] = await product.store.readStream(company.ws, `document-${id}`)
    expect(erased!.data).toMatchObject({ filename: null, type: null, hash: null })
  })

  it('is found page by page, searched, sorted and exported by those who see it', async () => {
    const pat = await hire(product, company, 'Pat')

    for (let n = 1; n <= 17; n++)
      await added(
        {
          filename: `Course ${n}`,
          type: n % 2 ? 'Training' : 'Tax document',
          expires_on: `2027-01-${n + 10}`,
        },
        pat,
      )

    const asked = async (query: object) => (await list(pat, query, pat)).body

    expect(await asked({})).toMatchObject({
      total: 17,
      meta: { page: 1, per_page: 15, last_page: 2 },
    })

    expect((await asked({ page: 2 })).data).toHaveLength(2)
    expect((await asked({ q: 'course 17' })).data.map(({ filename }) => filename)).toEqual([
      'Course 17',
    ])
    expect(
      (await asked({ sort: 'expires_on', per_page: 2 })).data.map(({ filename }) => filename),
    ).toEqual(['Course 1', 'Course 2'])
    expect((await asked({ visibility: 'managers' })).total).toBe(9)

    const file = await product.inject({
      method: 'GET',
      url: `/api/v1/workspaces/${company.ws}/exports/documents?format=csv&filter=${encodeURIComponent(JSON.stringify({ employee_id: pat.employee }))}`,
      token: pat.token,
    })

    const lines = String(file.body).trim().split('\n')
    expect([file.status, lines.length]).toEqual([200, 18])
    expect(lines[1]).toContain('Pat Tester')
  })
})
