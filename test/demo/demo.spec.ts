import { auditApi } from '@workledger/contracts/audit/audit.api'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { columnWord } from '@workledger/contracts/field-words'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { eInvoiceApi } from '@workledger/contracts/invoicing/einvoice.api'
import { invoiceStatuses as is } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { importApi, importFieldNames } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { employeesList } from '@workledger/contracts/people/people.lists'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import type { Rows } from '@workledger/contracts/registry'
import { samplesApi } from '@workledger/contracts/samples/samples.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { makeDemo } from '@workledger/infra/demo/demo'
import { DemoCalls } from '@workledger/infra/demo/demo-calls'
import { documents } from '@workledger/infra/demo/documents'
import { emailOf, people } from '@workledger/infra/demo/people'
import Papa from 'papaparse'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'
import { rebuilds } from './rebuilds'

/**
 * Columns of the export with personal facts; the others are counts or names of the product's work.
 */
const IMPORTED = [...importFieldNames.filter((field) => field in employeesList.columns), 'status']

describe('the demo company', () => {
  let product: Product
  let demo: DemoCalls

  beforeAll(async () => {
    product = await startProduct({ captcha: true })
    const settled = async () =>
      void (await product.progress.waitFor((await product.store.head())!, 60_000))
    demo = new DemoCalls(product.app, settled, new Date('2026-11-20T15:00:00Z'))
    await makeDemo(demo)
    await settled()
  }, 300_000)

  afterAll(() => product?.stop())

  const admin = () => ({ token: demo.member('ines').token, params: { ws: demo.workspace } })

  it('keeps working time accounts, with hours that were paid out and overtime that waits', async () => {
    const lines = await product.call(workingTimeApi.workingTimeLines, {
      ...admin(),
      query: { per_page: 100 },
    })
    const statuses = lines.body.data.flatMap(({ payout_status }) => payout_status ?? [])
    expect(statuses.sort()).toEqual(['paid', 'waiting'])

    const accounts = await product.call(workingTimeApi.workingTimeAccounts, {
      ...admin(),
      query: { per_page: 100, sort: '-balance_seconds' },
    })
    expect(accounts.body.data.length).toBeGreaterThanOrEqual(people.length)
    expect(accounts.body.data[0]).toMatchObject({ state: 'above' })

    const overtime = await product.call(workingTimeApi.workingTimeOvertime, {
      ...admin(),
      query: { per_page: 100 },
    })
    const decisions = new Set(overtime.body.data.map(({ status }) => status))
    expect([...decisions].sort()).toEqual(['approved', 'declined', 'waiting'])
  })

  it('has its people in two offices, and no event that could not be folded', async () => {
    expect(product.errors).toEqual([])

    const { body } = await product.call(peopleApi.employees, {
      ...admin(),
      query: { per_page: 100 },
    })

    // Includes the applicant who was hired.
    expect(body.total).toBe(people.length + 1)
    expect(new Set(body.data.map(({ timezone }) => timezone))).toEqual(
      new Set(['Europe/Lisbon', 'America/New_York']),
    )
    expect(body.data.every(({ designation, department }) => designation && department)).toBe(true)
  })

  it('has expenses in all states, reimbursed ones, ones that the draft pays and one in another currency', async () => {
    const params = { ws: demo.workspace, resource: 'expenses' }
    const { body } = await product.call(listsApi.adminList, { token: admin().token, params })
    const rows = body as unknown as Rows['expenses'][]
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['approved', 'pending', 'rejected']),
    )
    expect(new Set(rows.map(({ payment }) => payment))).toEqual(
      new Set(['none', 'in_pay_run', 'paid']),
    )
    expect(rows.some(({ currency }) => currency !== 'EUR')).toBe(true)
    expect(rows.filter(({ warnings }) => warnings.length > 0)).toHaveLength(2)
  })

  it('has public holidays, corrections of attendance in all states, and bank accounts of all but one', async () => {
    const list = async (resource: string) =>
      (
        await product.call(listsApi.adminList, {
          token: admin().token,
          params: { ws: demo.workspace, resource },
        })
      ).body as unknown[]

    expect((await list('holidays')).length).toBeGreaterThan(20)

    // Holidays are added before the leave requests, so no leave is recounted before its approval.
    const recounted = await product.owner.query(
      'select count(*)::int as n from log.events where type = $1',
      ['LeaveRecounted'],
    )

    expect(recounted.rows[0].n).toBe(0)
    const corrections = (await list('attendance-corrections')) as Rows['attendance-corrections'][]
    expect(new Set(corrections.map(({ status }) => status))).toEqual(
      new Set(['approved', 'pending', 'rejected']),
    )

    const accounts = await product.owner.query(
      'select count(*)::int as n from log.events where type = $1',
      ['BankAccountChanged'],
    )

    expect(accounts.rows[0].n).toBe(people.length - 1)
  })

  it('has documents, some of which end soon, and one with a second version', async () => {
    const params = { ws: demo.workspace, resource: 'documents' }
    const { body } = await product.call(listsApi.adminList, { token: admin().token, params })
    const rows = body as unknown as Rows['documents'][]

    // A hired applicant's resume comes with them.
    expect(rows.map(({ author_name }) => author_name)).toEqual([
      'Beatriz Lopes',
      ...documents.map(() => 'Ines Duarte'),
    ])

    expect(rows.filter(({ version }) => version === 2)).toHaveLength(1)
    expect(rows.filter(({ expires_on }) => expires_on && expires_on < demo.today)).toHaveLength(1)
    const ana = demo.member('ana')

    const own = await product.call(documentsApi.documents, {
      token: ana.token,
      params: { id: ana.employee },
    })

    const { body: one } = await product.call(documentsApi.document, {
      token: ana.token,
      params: { id: ana.employee, docId: own.body.data[0]!.id },
      query: {},
    })

    expect((await product.inject({ method: 'GET', url: one.data.url })).body).toContain(
      'Northwind Works, for Ana Ribeiro',
    )
  })

  it('has emergency contacts and dependants', async () => {
    const count = async (table: string) =>
      (await product.owner.query(`select count(*)::int as n from read.${table}`)).rows[0].n
    expect(await count('emergency_contacts')).toBe(people.length - 1)
    expect(await count('dependants')).toBeGreaterThan(2)
  })

  it('prepares the joining of its newest colleague, who is on probation, and of the one hired from among the applicants', async () => {
    const params = { ws: demo.workspace, resource: 'checklists' }
    const rows = (await product.call(listsApi.adminList, { token: admin().token, params }))
      .body as unknown as Rows['checklists'][]

    expect(rows).toMatchObject([
      { kind: 'joining', because: 'hand', status: 'open', items_count: 5, settled_count: 1 },
      { kind: 'joining', because: 'hire', status: 'open', items_count: 5, settled_count: 0 },
    ])

    const set = await product.owner.query(
      'select count(*)::int as n from read.employments where probation_end is not null',
    )
    expect(set.rows[0].n).toBe(1)
  })

  it('has asked its people twice without names, and once with them', async () => {
    const surveys = (await product.call(surveysApi.surveys, admin())).body.data

    expect(surveys.map(({ privacy, rounds_count }) => [privacy, rounds_count])).toEqual([
      ['anonymous', 2],
      ['confidential', 1],
    ])

    const report = async (id: string) =>
      (await product.call(surveysApi.surveyReport, { token: admin().token, params: { id } })).body
        .data
    const [pulse, office] = [await report(surveys[0]!.id), await report(surveys[1]!.id)]
    expect(pulse.rounds.every(({ answered, invited }) => answered >= 5 && answered < invited)).toBe(
      true,
    )
    expect(pulse.questions[0]!.rounds.every(({ average }) => Number(average) > 1)).toBe(true)
    const params = { ws: demo.workspace, resource: 'survey-questions' }
    const rows = (await product.call(listsApi.adminList, { token: admin().token, params }))
      .body as unknown as Rows['survey-questions'][]
    const listed = rows
      .filter(({ survey_id }) => survey_id === surveys[0]!.id)
      .map(({ question }) => question)
    expect(listed).toEqual(pulse.questions.map(({ question }) => question))
    expect(office.rounds[0]).toMatchObject({ answered: 9, privacy: 'confidential' })
  })

  it('has two openings with candidates in all stages, one of whom wrote back, three of whom have interviews and one of whom was hired', async () => {
    const ws = { ws: demo.workspace }
    const openings = (await product.call(publicOpeningsApi.publicOpenings, { params: ws })).body
      .data

    expect(openings.map(({ title, position_type }) => [title, position_type])).toEqual([
      ['Office Assistant', 'part_time'],
      ['Controls Engineer', 'full_time'],
    ])

    const id = openings[1]!.id
    const { form_fields, description } = (
      await product.call(publicOpeningsApi.publicOpening, { params: { ...ws, jobId: id } })
    ).body.data

    expect([form_fields.length, description]).toEqual([
      3,
      expect.stringContaining('<strong>hospitals'),
    ])

    const { token } = demo.member('beatriz')
    const { data } = (
      await product.call(candidatesApi.candidates, { token, params: { id }, query: {} })
    ).body

    const place = ({ last_name, stage, status, rating, unread }: (typeof data)[number]) => [
      last_name,
      stage,
      status,
      rating,
      unread,
    ]

    expect(data.map(place)).toEqual([
      ['Pinto', 'Applied', 'active', null, false],
      ['Nair', 'Screening', 'active', '3.0', false],
      ['Bellini', 'Interview', 'active', '4.0', true],
      ['Hale', 'Applied', 'rejected', '2.0', false],
      ['Aydin', 'Offer', 'hired', '4.7', false],
      ['Lindqvist', 'Offer', 'active', '4.3', false],
    ])

    const { body } = await product.call(candidatesApi.interviews, { token, params: ws, query: {} })

    expect(
      body.data.map(({ candidate, starts_at, feedback }) => [
        candidate,
        starts_at < demo.now.toISOString(),
        feedback.length,
      ]),
    ).toEqual([
      ['Sara Lindqvist', true, 2],
      ['Elif Aydin', true, 2],
      ['Marco Bellini', false, 0],
    ])

    const hired = data.find(({ status }) => status === 'hired')!
    const hiredOne = (
      await product.call(candidatesApi.candidate, { token, params: { id, candidateId: hired.id } })
    ).body.data
    const begins = { token: admin().token, params: { ...ws, id: hiredOne.employee_id! } }

    expect((await product.call(peopleApi.employee, begins)).body.data).toMatchObject({
      first_name: 'Elif',
      designation: 'Controls Engineer',
    })

    const candidateId = data.at(-1)!.id
    const resume = await product.call(candidatesApi.resume, { token, params: { id, candidateId } })
    expect([resume.status, resume.headers['content-type']]).toEqual([200, 'application/pdf'])
    const one = (
      await product.call(candidatesApi.candidate, { token, params: { id, candidateId } })
    ).body.data
    expect([one.notes.length, one.profile_data.length]).toEqual([1, 3])

    const messages = await product.call(candidatesApi.messages, {
      token,
      params: { id: candidateId },
    })

    expect(messages.body.data.map(({ from_candidate }) => from_candidate)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('has leaves in all states, two approved pay runs and a draft, invoices in several states', async () => {
    const statuses = new Set<string>()

    for (const { token, employee } of demo.members.values()) {
      const { body } = await product.call(leaveApi.leaves, { token, params: { id: employee } })
      for (const { status } of body.data) statuses.add(status)
    }

    expect(statuses).toEqual(new Set(['approved', 'pending', 'rejected']))
    const runs = await product.call(payrollApi.payruns, admin())
    expect(runs.body.data.map(({ status }) => status)).toEqual(['draft', 'complete', 'complete'])
    const invoices = await product.call(invoicesApi.invoices, admin())
    // Drafts, paid ones and overdue ones; those that were due later are overdue by now.
    expect(
      new Set(invoices.body.data.map(({ invoice_status_id }) => invoice_status_id)).size,
    ).toBeGreaterThanOrEqual(3)
    const credited = await product.call(creditNotesApi.creditNotes, admin())
    expect(credited.body.data).toMatchObject([
      { client: 'Hudson Clinics', amount: '172.35', reason: 'Two parts were returned' },
    ])
  })

  it('has reminders of invoices, a recurring invoice and one that is paused', async () => {
    const { body } = await product.call(recurringApi.recurringInvoices, admin())
    expect(body.data.map(({ status }) => status).toSorted()).toEqual(['active', 'paused'])

    expect((await product.call(remindersApi.reminderSetting, admin())).body.data).toMatchObject({
      enabled: true,
      steps: [{ days: -3 }, { days: 7 }, { days: 21 }],
    })
  })

  it('has invoices that bill tracked time, unbilled time, and e-invoices of three VAT categories', async () => {
    const { token } = admin()
    const { data } = (
      await product.call(invoicesApi.invoices, { ...admin(), query: { per_page: 100 } })
    ).body

    const all = await Promise.all(
      data.map(
        async ({ id }) =>
          (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data,
      ),
    )

    const timed = all.filter(({ items }) => items.some(({ time_entries }) => time_entries > 0))
    expect(timed.map(({ invoice_status_id }) => invoice_status_id).toSorted()).toEqual(
      [is.draft, is.paid].toSorted(),
    )

    for (const { client_id } of timed) {
      const left = await product.call(unbilledTimeApi.unbilledTime, {
        ...admin(),
        query: { client_id },
      })
      expect(left.body.data.entries).toBeGreaterThan(100)
    }

    const issued = all.filter(({ invoice_status_id }) => invoice_status_id !== is.draft)
    expect(new Set(issued.map(({ tax_category1 }) => tax_category1))).toEqual(
      new Set(['S', 'AE', 'G']),
    )
    const files = await Promise.all(
      issued.map(({ id }) => product.call(eInvoiceApi.eInvoice, { token, params: { id } })),
    )
    // A levy is no VAT, so one invoice does not conform to EN 16931.
    expect(files.filter(({ body }) => body.data.missing.length === 0)).toHaveLength(
      issued.length - 1,
    )
  })

  it('has an auditor’s work: filters, hits of five rules of which one was looked at, and a sample with open items and findings', async () => {
    const as = { token: demo.member('clara').token, params: { ws: demo.workspace } }
    const filters = (await product.call(auditEventsApi.auditFilters, as)).body.data

    expect(filters.map(({ title, shared }) => [title, shared])).toEqual([
      ['Pay, by Ines', true],
      ['Roles and settings', false],
    ])

    const hits = (await product.call(watchApi.watchHits, as)).body.data

    expect(
      hits.map(({ rule, by, behind, looked }) => [rule, by, behind, looked]).toSorted(),
    ).toEqual([
      ['after_approval', 'Petra Aalto', null, false],
      ['after_approval', 'Tom Berg', null, false],
      ['outside_band', 'Ines Duarte', null, false],
      ['own_decision', 'Ines Duarte', null, true],
      ['own_decision', 'Ines Duarte', null, true],
      ['same_preparer', 'Ines Duarte', null, false],
      ['signed_in_as', 'Tom Berg', 'Ines Duarte', false],
    ])

    const [sample, ...others] = (await product.call(samplesApi.samples, as)).body.data

    expect([sample!.size, sample!.population_size, sample!.open, sample!.status, others]).toEqual([
      36,
      48,
      6,
      'in_progress',
      [],
    ])

    expect(sample!.passed + sample!.exceptions + sample!.notes).toBe(30)

    const items = (
      await product.call(samplesApi.sampleItems, {
        ...as,
        params: { ...as.params, id: sample!.id },
        query: { per_page: 100 },
      })
    ).body

    const found = items.data.filter(
      ({ number, a, d }) => number <= 30 && (a === 'fail' || d === 'fail'),
    )
    expect(found.map(({ mark, note }) => [mark !== 'pass', note !== null])).toEqual(
      found.map(() => [true, true]),
    )
    const views = await product.owner.query('select distinct employee_id from read.record_views')
    expect(views.rows).toHaveLength(found.length)
  })

  it('was made by commands of the past: every event names who did it and when', async () => {
    const { rows } = await product.owner.query(
      "select count(*)::int as n, min(meta->>'occurred_at') as first from log.events where workspace = $1",
      [demo.workspace],
    )

    expect(rows[0].n).toBeGreaterThan(8000)
    expect(rows[0].first < '2026-09-01').toBe(true)
    const runs = await product.call(payrollApi.payruns, admin())
    const approved = runs.body.data[1]!

    const history = await product.call(auditApi.history, {
      ...admin(),
      params: { ...admin().params, stream: approved.stream },
    })

    expect(history.body.data.events.at(-1)).toMatchObject({ actor: { name: 'Ines Duarte' } })
  })

  it.each(['en', 'ar'] as const)(
    'gives its people away and takes them back: export, import into an empty company, export (%s)',
    async (language) => {
      const { token } = admin()

      const created = await product.call(workspacesApi.createWorkspace, {
        token,
        body: { name: `Copy ${language}`, phone_number: '+351 1', timezone: 'Europe/Lisbon' },
      })

      const ws = created.body.data.id
      // A name does not carry rights and rules, so the company's own roles and policies exist
      // before.
      const role = { name: 'Planning', permissions: ['manage_time_off'] }

      expect(
        (await product.call(structureApi.addRole, { token, params: { ws }, body: role as never }))
          .status,
      ).toBe(201)

      const exported = async (of: string, query: Record<string, string>) => {
        const url = `/api/v1/workspaces/${of}/exports/employees?${new URLSearchParams(query)}`
        return (
          await product.app.inject({
            method: 'GET',
            url,
            headers: { authorization: `Bearer ${token}` },
          })
        ).body
      }

      const file = await exported(demo.workspace, { language })
      const files = { file: { name: 'employees.csv', bytes: file } }

      const imported = await upload(product, importApi.importEmployees, {
        token,
        params: { ws },
        fields: {},
        files,
      })

      expect(imported.body).toMatchObject({ data: { counts: { refused: 0 } } })
      await product.settled()

      const rows = (text: string) =>
        Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
          header: true,
          skipEmptyLines: true,
        }).data

      const kept = IMPORTED.map((column) => columnWord('people', 'employees', column, language)!)
      const email = columnWord('people', 'employees', 'email', language)!

      const people = (text: string) =>
        rows(text)
          .map((row) => Object.fromEntries(kept.map((heading) => [heading, row[heading]])))
          // The importing person exists already.
          .filter((row) => row[email] !== emailOf(demo.member('ines')))
          .sort((a, b) => (a[email]! < b[email]! ? -1 : 1))

      expect(people(await exported(ws, { language }))).toEqual(people(file))
      // The columns have the same order in every language.
      const columns = (text: string) => text.split('\r\n')[0]!.split(',').length
      expect(columns(await exported(demo.workspace, { language: 'en' }))).toBe(columns(file))
      const semicolons = await exported(ws, { language, separator: 'semicolon' })

      const again = await upload(product, importApi.importPreview, {
        token,
        params: { ws },
        fields: {},
        files: { file: { name: 'e.csv', bytes: semicolons } },
      })

      expect(again.body).toMatchObject({
        data: { file: { delimiter: ';' }, counts: { add: 0, update: 0, refused: 0 } },
      })
    },
  )

  // Last, because they change the tables.
  describe('and a rebuild', () => rebuilds(() => ({ product, demo })))
})
