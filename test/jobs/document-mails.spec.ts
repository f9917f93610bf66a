import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { ExpiryReminders } from '@workledger/jobs/documents/expiry-reminders'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { Pool } from 'pg'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('mails about documents', () => {
  let product: Product
  let company: Company
  let employee: Person
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  const outbox = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  const mailTo = (to: string, subject: RegExp) =>
    until(async () => (await outbox()).find((mail) => mail.to === to && subject.test(mail.subject)))

  const add = async (filename: string, expires_on: string): Promise<string> => {
    const answer = await upload(product, documentsApi.addDocument, {
      token: company.admin.token,
      params: { id: employee.employee },
      fields: { filename, type: 'Work permit', expires_on },
      files: {
        document: { name: 'a.pdf', bytes: `%PDF-1.7 ${filename}`, type: 'application/pdf' },
      },
    })

    expect(answer.status).toBe(201)
    return answer.body.data.id
  }

  const reminded = async (id: string) =>
    (await product.store.readStream(company.ws, `document-${id}`))
      .filter(({ type }) => type === 'DocumentExpiryReminded')
      .map(({ data }) => data.days)

  /** Runs the schedule like one worker, which remembers its last run. */
  const worker = () => {
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    return new ExpiryReminders({ vault, commands: new SystemCommands(product.store), context })
  }

  const shown = async () =>
    void (await product.progress.waitFor((await product.store.head())!, 30_000))

  it('inform the employee of a new document, and employee and uploader of its end, each once', async () => {
    // Further away than this test's workers look.
    const [permit, renewed] = [
      await add('Permit', '2199-06-30'),
      await add('Passport', '2199-06-30'),
    ]

    const told = await mailTo(employee.email, /A document was added for you/)
    expect(told.text).toContain('Ada Tester added a document to your profile.')
    const one = worker()
    await one.run(new Date('2199-05-30T12:00:00Z'))
    expect(await reminded(permit)).toEqual([])
    // No reminders at night.
    await one.run(new Date('2199-05-31T01:00:00Z'))
    expect(await reminded(permit)).toEqual([])

    await Promise.all([
      one.run(new Date('2199-05-31T12:00:00Z')),
      worker().run(new Date('2199-05-31T12:00:00Z')),
    ])

    await shown()
    await worker().run(new Date('2199-05-31T13:00:00Z'))
    expect(await reminded(permit)).toEqual([30])
    const own = await mailTo(employee.email, /A document of yours expires soon/)
    expect(own.text).toContain('30 June 2199')
    expect(own.text).toContain('/my_profile?tab=documents')
    const admin = await mailTo(company.admin.email, /A document of Eli Tester expires soon/)
    expect(admin.text).toContain(`/admin/employees/${employee.employee}/profile?tab=documents`)

    const change = await product.call(documentsApi.changeDocument, {
      token: company.admin.token,
      params: { id: employee.employee, docId: renewed },
      body: { expires_on: '2199-12-31' } as never,
    })

    expect(change.status).toBe(200)
    await worker().run(new Date('2199-06-30T12:00:00Z'))
    await shown()
    expect(await reminded(permit)).toEqual([30, 0])
    expect(await reminded(renewed)).toEqual([30])
    await mailTo(employee.email, /A document of yours expires$/)

    expect(
      (await outbox()).filter(
        ({ to, subject }) => to === employee.email && /expires$/.test(subject),
      ),
    ).toHaveLength(1)
  })
})
