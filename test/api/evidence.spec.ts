import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { auditApi as api } from '@workledger/contracts/audit/audit.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { lineOf, type TakenAnchor } from '@workledger/event-store/anchors'
import { merkleRoot } from '@workledger/event-store/merkle'
import { strFromU8, unzipSync } from 'fflate'
import { stringify } from 'qs'
import { inPostgres } from '../support/in-postgres'
import { keysOf } from '../support/installation-keys'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

type Files = Record<string, Uint8Array>

const today = new Date().toISOString().slice(0, 10)

/**
 * Packs as an auditor gets them: unpacked in a folder and verified by their own verifier, in a
 * process without our code.
 */
describe('an evidence pack', () => {
  let product: Product
  let company: Company
  let other: Company
  let auditor: Person
  let employee: Person
  let invoice: string
  let folder: string
  /** Heads that are kept outside of the database. */
  let anchors: TakenAnchor[] = []
  const stamps = new Map<string, Buffer>()
  /** Packs wait for it while it is set. */
  let held: Promise<void> | undefined
  const pdf = (name: string) => async (_: unknown, id: string, of?: unknown) =>
    Buffer.from(['%PDF', name, id, ...(of ? [of] : [])].join(' '))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evidence-'))

    product = await startProduct({
      pdf: {
        payslip: pdf('payslip'),
        payStatement: pdf('statement'),
        invoice: pdf('invoice'),
        page: async () => Buffer.alloc(0),
      },
      async anchors() {
        await held
        return anchors
      },
      stamps: async (position) => stamps.get(position),
    })

    company = await createCompany(product)
    other = await createCompany(product, 'Southwind')

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    auditor = await hire(product, company, 'Aud', { role_id: rows[0].id })
    employee = await hire(product, company, 'Eli')
    invoice = await addInvoice(company, '<script>alert(1)</script>')
  })

  afterAll(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const addInvoice = async ({ ws, admin: { token } }: Company, description: string) => {
    const client = await product.call(clientsApi.addClient, {
      token,
      params: { ws },
      body: { name: 'Contoso', contact_name: 'Ana' } as never,
    })

    const body = {
      client_id: client.body.data.id,
      invoice_number: 'draft',
      invoice_date: today,
      due_date: today,
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { token, params: { ws }, body }))
      .body.data
    const item = { description, quantity: 2, unit_price: '50', amount: '1' } as never

    const added = await product.call(invoicesApi.addInvoiceItem, {
      token,
      params: { id },
      body: item,
    })

    expect(added.status).toBe(201)

    return id
  }

  const asked = (query: object, token = auditor.token, { ws } = company) =>
    product.app.inject({
      url: `/api/v1${api.evidence.path.replace('{ws}', ws)}${stringify(query, { addQueryPrefix: true })}`,
      headers: { authorization: `Bearer ${token}` },
    })

  const pack = async (query: object, token?: string): Promise<Files> => {
    const answer = await asked(query, token)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    return unzipSync(answer.rawPayload)
  }

  const text = (files: Files, name: string) => strFromU8(files[name]!)

  const events = (files: Files) =>
    text(files, 'events.jsonl')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))

  let folders = 0

  const verified = async (
    files: Files,
  ): Promise<{ code: number; out: string; altered: string[] }> => {
    const at = join(folder, String(folders++))

    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(at, name)), { recursive: true })
      await writeFile(join(at, name), bytes)
    }

    return new Promise((resolve) =>
      execFile(process.execPath, ['verify.mjs'], { cwd: at, env: {} }, (error, out, err) => {
        const altered = out.split('\n').filter((line) => line.startsWith('ALTERED'))
        resolve({ code: error ? Number(error.code) : 0, out: out + err, altered })
      }),
    )
  }

  const stored = async (...streams: string[]) => {
    const events = await product.stored(({ stream }) => streams.includes(stream))
    return events.map(({ position, type, hash }) => ({
      position,
      type,
      hash: hash.toString('hex'),
    }))
  }

  const intact = async (files: Files) => {
    const { code, out } = await verified(files)
    expect(out).toMatch(/\nINTACT\n$/)
    expect(code).toBe(0)
    for (const { position } of events(files)) expect(out).toContain(`intact   event ${position} `)
  }

  it('of an invoice has its events, schemas, anchors, proof, document and an inert page, and verifies with Node only', async () => {
    const files = await pack({ scope: 'invoice', id: invoice })

    expect(Object.keys(files).sort()).toEqual(
      [
        'chain.json',
        `documents/invoice-${invoice}.pdf`,
        'events.jsonl',
        'files.json',
        'inclusion.json',
        'index.html',
        'keys.json',
        'proof.json',
        'schemas.json',
        'signatures.json',
        'verify.mjs',
      ].sort(),
    )

    const log = await stored(`invoice-${invoice}`)
    expect(events(files).map(({ position, type, hash }) => ({ position, type, hash }))).toEqual(log)
    expect(Object.keys(JSON.parse(text(files, 'schemas.json')))).toEqual(
      log.map(({ type }) => type),
    )
    expect(text(files, `documents/invoice-${invoice}.pdf`)).toBe(`%PDF invoice ${invoice}`)
    const { rows } = await product.owner.query(
      `select position, encode(hash, 'hex') as hash from log.head`,
    )

    expect(JSON.parse(text(files, 'chain.json'))).toMatchObject({
      head: rows[0],
      findings: [],
      anchors: [],
    })

    const page = text(files, 'index.html')
    expect(page).toContain('Item added')
    expect(page).toContain('Ada Tester')
    expect(page).not.toContain('<script')
    await intact(files)
  })

  it('names the event of which one byte was altered, wherever that is, and finds the others intact', async () => {
    const files = await pack({ scope: 'invoice', id: invoice })
    const lines = text(files, 'events.jsonl')

    for (const [n, { position }] of events(files).entries()) {
      const from = lines.split('\n').slice(0, n).join('\n').length + (n > 0 ? 1 : 0)

      for (const part of ['"effective_at":"', '"type":"', '"hash":"', '"data":', '"actor":"']) {
        const altered = Buffer.from(files['events.jsonl']!)
        const at = lines.indexOf(part, from) + part.length
        altered[at] = altered[at]! ^ 1
        const { code, altered: found } = await verified({ ...files, 'events.jsonl': altered })
        expect([code, found.map((line) => line.match(/event (\d+)/)?.[1]).filter(Boolean)]).toEqual(
          [1, [position]],
        )
      }
    }
  }, 60_000)

  it('cannot be made to fit by altering its own statements: the log’s hash does not follow', async () => {
    const files = await pack({ scope: 'invoice', id: invoice })
    const sha256 = (content: string | Uint8Array) =>
      createHash('sha256').update(content).digest('hex')

    const forged = (change: (event: any) => void) => {
      const lines = events(files)
      change(lines[1])
      const texts = lines.map((line) => JSON.stringify(line))
      const proof = JSON.parse(text(files, 'proof.json'))
      for (const [n, entry] of proof.events.entries()) entry.line = sha256(texts[n]!)

      const made: Files = {
        ...files,
        'events.jsonl': Buffer.from(texts.map((line) => `${line}\n`).join('')),
        'proof.json': Buffer.from(JSON.stringify(proof)),
      }

      const digests = Object.keys(made).filter((name) => name !== 'files.json')
      made['files.json'] = Buffer.from(
        JSON.stringify(Object.fromEntries(digests.map((name) => [name, sha256(made[name]!)]))),
      )

      return made
    }

    await intact(forged(() => {}))

    const changes: ((event: any) => void)[] = [
      (event) => (event.data.unit_price = '5000'),
      (event) => (event.meta.actor = 'system'),
      (event) => (event.effective_at = '2020-01-01T00:00:00Z'),
      (event) =>
        (event.recorded_at = event.recorded_at.replace(/\d\dZ$/, '00Z').replace(/^\d{4}/, '2020')),
      (event) => (event.revision = 7),
    ]

    for (const change of changes) {
      const { code, altered } = await verified(forged(change))
      expect([code, altered]).toEqual([
        1,
        [expect.stringContaining(`event ${events(files)[1].position}`)],
      ])
    }
  }, 60_000)

  it('reports removed, added, doubled and moved events, and replaced documents', async () => {
    const files = await pack({ scope: 'invoice', id: invoice })
    const [first, second, ...rest] = text(files, 'events.jsonl').split('\n')

    const with_ = (...lines: (string | undefined)[]) => ({
      ...files,
      'events.jsonl': Buffer.from(lines.join('\n')),
    })

    const changed = [
      with_(second, ...rest),
      with_(second, first, ...rest),
      with_(first, second, '{}', ...rest),
      with_(first, first, second, ...rest),
      { ...files, [`documents/invoice-${invoice}.pdf`]: Buffer.from('%PDF another') },
      { ...files, 'documents/more.pdf': Buffer.from('%PDF') },
    ]

    for (const one of changed) expect(await verified(one as Files)).toMatchObject({ code: 1 })
  })

  it('is held against the heads that were kept outside of the database', async () => {
    const { position, hash } = (await stored(`invoice-${invoice}`)).at(-1)!
    const at = new Date('2026-03-01T12:00:00Z')

    try {
      anchors = [
        { at, position: '1', hash: Buffer.alloc(32) },
        { at, position, hash: Buffer.from(hash, 'hex') },
      ]

      const files = await pack({ scope: 'invoice', id: invoice })
      expect(JSON.parse(text(files, 'chain.json')).anchors).toEqual([
        { at: at.toISOString(), position, hash },
      ])
      await intact(files)
      anchors = [{ at, position, hash: Buffer.alloc(32) }]
      const { code, altered } = await verified(await pack({ scope: 'invoice', id: invoice }))

      expect([code, altered]).toEqual([
        1,
        [expect.stringContaining(`event ${position}: its hash is not the anchored one`)],
      ])
    } finally {
      anchors = []
    }
  })

  it('proves by an anchor that its events were in the log, without a hash of another event, and has the stamp of that anchor', async () => {
    const log = await stored(`invoice-${invoice}`)
    const rows = await product.stored(() => true)
    const at = new Date('2026-03-01T12:00:00Z')
    const cut = Number(log[0]!.position)

    const anchorOf = (since: number, to: number): TakenAnchor => ({
      at,
      position: String(to),
      hash: rows[to - 1]!.hash,
      tree: {
        since: String(since),
        root: merkleRoot(Buffer.concat(rows.slice(since, to).map(({ hash }) => hash))),
      },
    })

    try {
      anchors = [
        anchorOf(3, cut),
        anchorOf(cut, rows.length),
        { ...anchorOf(0, 3), tree: undefined as never },
      ]

      stamps.set(String(cut), Buffer.from('a stamp'))
      const files = await pack({ scope: 'invoice', id: invoice })
      const { code, out } = await verified(files)

      expect([code, out]).toEqual([
        0,
        expect.stringContaining(
          `${log.length} of ${log.length} events were in the log when an anchor was taken.`,
        ),
      ])

      expect(out).toContain(
        `anchored 1 of the ${cut - 3} events up to ${cut}, kept ${at.toISOString()}`,
      )

      expect([text(files, `stamps/${cut}.json`), text(files, `stamps/${cut}.tsr`)]).toEqual([
        `${lineOf(anchors[0]!)}\n`,
        'a stamp',
      ])

      const others = new Set(rows.map(({ hash }) => hash.toString('hex')))
      for (const { hash } of log) others.delete(hash)
      const inclusion = JSON.parse(text(files, 'inclusion.json'))

      expect(
        inclusion.anchors
          .flatMap(({ path }: { path: string[] }) => path)
          .filter((one: string) => others.has(one)),
      ).toEqual([])

      // A path that leads elsewhere, an event that it does not prove, and an anchor with another
      // root.
      const forged: ((one: { line: string; events: string[]; path: string[] }) => void)[] = [
        (one) => (one.path[0] = 'ab'.repeat(32)),
        (one) => one.path.pop(),
        (one) => one.path.push('ab'.repeat(32)),
        (one) => one.events.pop(),
        (one) => (one.events[0] = '1'),
        (one) => (one.line = one.line.replace(/"root":"../, '"root":"zz')),
      ]

      for (const change of forged) {
        const copy = structuredClone(inclusion)
        change(copy.anchors[0])

        const { altered } = await verified({
          ...files,
          'inclusion.json': Buffer.from(JSON.stringify(copy)),
        })

        expect(altered).toContainEqual(
          expect.stringContaining(`the anchor at ${cut}: its root does not follow`),
        )
      }
    } finally {
      anchors = []
      stamps.clear()
    }
  }, 60_000)

  it('proves who wrote its events: the key of a process, certified by that of the installation', async () => {
    const files = await pack({ scope: 'invoice', id: invoice })
    const { out } = await verified(files)
    expect(out).toContain(
      `${events(files).length} of ${events(files).length} events are signed, with keys from event 1 on.`,
    )
    const { current } = await keysOf(product.database)
    expect(out).toContain(`Signing key: ${current.publicKey}.`)

    const [first] = events(files)
    const told = JSON.parse(text(files, 'signatures.json'))
    const keys = JSON.parse(text(files, 'keys.json'))

    type Signed = {
      events: string[]
      revision: number
      digests: string
      index: number
      count: number
      key: string
      signature: string
    }

    const another = Buffer.alloc(64, 1).toString('base64')

    const forged: [string, (one: Signed) => void][] = [
      ['it does not hold', (one) => (one.signature = another)],
      ['it is by a key without a certificate', (one) => (one.key = 'ab'.repeat(16))],
      [
        'it is of something else than event',
        (one) => (one.digests = one.digests.replace(/^.{64}/, 'ab'.repeat(32))),
      ],
      ['it is of something else than event', (one) => one.revision++],
      ['it does not hold', (one) => (one.digests += 'ab'.repeat(32))],
      ['it does not hold', (one) => one.count++],
      ['it names no place', (one) => (one.index = one.count)],
    ]

    for (const [reason, change] of forged) {
      const copy = structuredClone(told)
      change(copy.appends[0])

      const { code, altered } = await verified({
        ...files,
        'signatures.json': Buffer.from(JSON.stringify(copy)),
      })

      expect([code, altered]).toEqual([
        1,
        expect.arrayContaining([
          expect.stringContaining(`the signature of event ${first.position}: ${reason}`),
        ]),
      ])
    }

    const without = { appends: told.appends.slice(1) }

    expect(
      (await verified({ ...files, 'signatures.json': Buffer.from(JSON.stringify(without)) }))
        .altered,
    ).toContainEqual(expect.stringContaining(`event ${first.position}: no signature covers it`))

    // The attacker's own key instead of the certified one.
    for (const { event } of keys.events)
      if (event.type === 'ProcessKeyCertified') event.data.public_key = current.publicKey

    const { altered } = await verified({ ...files, 'keys.json': Buffer.from(JSON.stringify(keys)) })
    expect(altered).toContainEqual(expect.stringContaining('has no valid certificate'))
  }, 60_000)

  inPostgres('names the event that was altered in the log itself', async () => {
    const { position } = (await stored(`invoice-${invoice}`))[1]!

    const change = (data: string) =>
      product.owner.query(
        `alter table log.events disable trigger user; update log.events set data = ${data} where position = ${position}; alter table log.events enable trigger user`,
      )

    await change(`data || '{"quantity": "3"}'`)

    try {
      const { code, altered } = await verified(await pack({ scope: 'invoice', id: invoice }))
      expect([code, altered]).toEqual([
        1,
        [expect.stringContaining(`event ${position}: its hash does not follow`)],
      ])
    } finally {
      await change(`data || '{"quantity": "2"}'`)
    }
  })

  it('is for auditors and administrators of their own workspace only', async () => {
    const query = { scope: 'invoice', id: invoice }
    const theirs = await addInvoice(other, 'Theirs')
    const status = async (...of: Parameters<typeof asked>) => (await asked(...of)).statusCode
    expect(await status(query, company.admin.token)).toBe(200)
    expect(await status(query, employee.token)).toBe(403)
    expect(await status(query, other.admin.token)).toBe(404)
    expect(await status(query, other.admin.token, other)).toBe(404)
    expect(await status({ scope: 'invoice', id: theirs })).toBe(404)
    const files = await pack({ scope: 'period', from: today, to: today })
    expect(new Set(events(files).map(({ workspace }) => workspace))).toEqual(new Set([company.ws]))
    expect(Object.values(files).some((bytes) => strFromU8(bytes).includes(other.ws))).toBe(false)
  })

  it('is saved by a browser itself, by a link that is refused where the pack would be', async () => {
    const query = { scope: 'invoice', id: invoice } as const

    const link = (token: string, of: object = query) =>
      product.call(api.evidenceLink, {
        token,
        params: { ws: company.ws },
        query: of as typeof query,
      })

    expect((await link(employee.token)).status).toBe(403)
    expect((await link(auditor.token, { scope: 'payrun', id: invoice })).status).toBe(404)
    expect((await link(auditor.token, { scope: 'period' })).status).toBe(422)
    const { url } = (await link(auditor.token)).body.data
    const other = await product.app.inject({ url: url.replace('scope=invoice', 'scope=leaves') })
    expect(other.statusCode).toBe(401)
    const taken = await product.app.inject({ url })

    expect([taken.statusCode, taken.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`evidence-invoice-${invoice}`),
    ])

    expect(Object.keys(unzipSync(taken.rawPayload))).toContain('verify.mjs')
    expect((await product.app.inject({ url })).statusCode).toBe(410)
  })

  it('refuses a request without a record or days', async () => {
    const refused: [object, string][] = [
      [{ scope: 'invoice' }, 'id'],
      [{ scope: 'all' }, 'scope'],
      [{}, 'scope'],
      [{ scope: 'leaves', id: 'x' }, 'id'],
      [{ scope: 'payrun', id: invoice, from: today }, 'from'],
      [{ scope: 'period', from: today }, 'to'],
      [{ scope: 'period', to: today }, 'from'],
      [{ scope: 'period', from: '2026-02-01', to: '2026-01-31' }, 'to'],
      [{ scope: 'period', from: today, to: today, id: invoice }, 'id'],
    ]

    for (const [query, field] of refused) {
      const answer = await asked(query)
      expect([query, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
        query,
        422,
        [field],
      ])
    }

    expect((await asked({ scope: 'payrun', id: invoice })).statusCode).toBe(404)
    expect(events(await pack({ scope: 'period', from: '2001-01-01', to: '2001-01-31' }))).toEqual(
      [],
    )
  })

  it('of leaves shows nothing of a person who was erased, and still verifies', async () => {
    const { token } = employee

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const body = {
      leave_type_id: types.body.data[0]!.id,
      description: 'Knee surgery',
      start_on: '2027-03-01',
      finish_on: '2027-03-05',
      half_day: null,
    }

    const leave = await product.call(leaveApi.requestLeave, {
      token,
      params: { id: employee.employee },
      body,
    } as never)

    expect(leave.status).toBe(201)
    const query = { scope: 'leaves', id: employee.employee }
    const before = await pack(query)
    expect(events(before)[0].data.description).toBe('Knee surgery')
    await intact(before)
    await product.vault.destroy(company.ws, employee.employee)
    const after = await pack(query)
    expect(Object.values(after).some((bytes) => strFromU8(bytes).includes('Knee surgery'))).toBe(
      false,
    )
    expect(events(after)[0].data.description).toBeNull()
    await intact(after)
  })

  it('of an invoice that was taken back has its credit note, both named by their numbers', async () => {
    const { token } = company.admin
    const id = await addInvoice(company, 'Repairs')
    expect((await product.call(invoicesApi.issueInvoice, { token, params: { id } })).status).toBe(
      200,
    )

    const note = await product.call(creditNotesApi.creditInvoice, {
      token,
      params: { id },
      body: { credited_on: today, reason: 'Twice' },
    })

    expect(note.status).toBe(201)
    const files = await pack({ scope: 'invoice', id })
    const documents = Object.keys(files).filter((name) => name.startsWith('documents/'))

    expect(documents.sort()).toEqual([
      expect.stringMatching(/^documents\/credit-note-CN-\d{4}\.pdf$/),
      expect.stringMatching(/^documents\/invoice-INV-\d{4}\.pdf$/),
    ])

    expect(text(files, documents[0]!)).toBe(`%PDF invoice ${id} ${note.body.data.id}`)
    await intact(files)
  })

  it('of a pay run has its events, payments and payslips', async () => {
    const { ws, admin } = company
    const { token } = admin
    const worker = await hire(product, company, 'Wim')

    const contract = {
      effective_on: '2026-01-01',
      base_compensation_amount: '4000',
      base_compensation_type: 'monthly',
    } as never

    expect(
      (
        await product.call(employmentApi.addContract, {
          token,
          params: { id: worker.employee },
          body: contract,
        })
      ).status,
    ).toBe(201)

    const days = { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' }
    const { id } = (
      await product.call(payrollApi.draftPayrun, { token, params: { ws }, body: days })
    ).body.data

    expect(
      (await product.call(payrollApi.approvePayrun, { token, params: { ws, id }, body: {} }))
        .status,
    ).toBe(200)

    const files = await pack({ scope: 'payrun', id })
    expect(events(files).map(({ position, type, hash }) => ({ position, type, hash }))).toEqual(
      await stored(`payrun-${id}`, `payment-${id}`),
    )

    expect(Object.keys(files).filter((name) => name.startsWith('documents/'))).toEqual([
      expect.stringMatching(
        /^documents\/payslip-2026-02-01-2026-02-28-Wim-Tester-[0-9a-f]{8}\.pdf$/,
      ),
    ])

    expect(text(files, 'index.html')).toContain('2026-02-01 – 2026-02-28')
    await intact(files)
  })

  it('of a period has every event of the workspace, in the asked language; of bank accounts only the links', async () => {
    const { ws, admin } = company
    const { token } = admin

    const account = {
      holder: 'Ada',
      iban: 'DE89370400440532013000',
      bic: null,
      account_number: null,
      routing: null,
      current_password: PASSWORD,
    }

    const changed = await product.call(paymentsApi.changeBankAccount, {
      token,
      params: { id: admin.employee },
      body: account as never,
    })

    expect(changed.status).toBe(200)

    await product.settled()
    const files = await pack({ scope: 'period', from: today, to: today, language: 'ar' })
    expect(events(files)).toHaveLength(await product.events(ws))

    expect(events(files).find(({ type }) => type === 'BankAccountChanged')).toMatchObject({
      withheld: true,
      account: { iban: expect.stringMatching(/^•••• \w{4}$/) },
    })

    expect(
      Object.values(files).some((bytes) => strFromU8(bytes).includes('DE89370400440532013000')),
    ).toBe(false)
    expect(text(files, 'index.html')).toContain('<html lang="ar" dir="rtl">')
    await intact(files)
  })

  it('waits for one other of its company, and a third is refused', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const query = { scope: 'invoice', id: invoice }
    const three = [asked(query), asked(query), asked(query)]
    // It is answered before the two that are being written.
    const refused = await Promise.race(three)

    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'evidence.busy',
      '30',
    ])

    release()
    held = undefined
    expect((await Promise.all(three)).map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 429,
    ])
    await pack(query)
  })

  inPostgres('holds at most 50,000 events', async () => {
    const fill = (sql: string) =>
      product.owner.query(
        `alter table log.events disable trigger user; ${sql}; alter table log.events enable trigger user`,
      )

    await fill(`insert into log.events (position, recorded_at, workspace, id, revision, v, stream, type, data, meta, hash)
      select 1000000 + n, '2001-02-03T12:00:00Z', '${company.ws}', gen_random_uuid(), n, 1, 'filled', 'Filled', '{}', '{}', ''
      from generate_series(1, 50001) n`)
    const answer = await asked({ scope: 'period', from: '2001-02-03', to: '2001-02-03' })
    await fill(`delete from log.events where position > 1000000`)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'evidence.too_many'])
    expect(answer.json().message).toContain('50000')
  })
})
