import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { payReportsApi } from '@workledger/contracts/payroll/pay-reports.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { endpoints } from '@workledger/contracts/registry'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { timerFavouritesApi } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { AFTER_RETENTION, daysLater, secondAdmin } from '../support/erasures'
import { PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { askedSurvey } from '../support/surveys'
import { askRebuild, tableContent } from '../support/table-content'
import { until } from '../support/until'
import { wholeDatabase } from '../support/whole-database'
import { createWorld, paramsOf, type World } from '../support/world'

/** Words about this person only. */
const marks = [
  'Quillfeather',
  'Oberhausen-Quill',
  '+49555018273',
  'DE89370400440532013000',
  'Quillaunt',
  'quillcustom',
  'quillfavourite',
  '2027-03-quill',
]

describe('erasing a former employee', () => {
  let product: Product
  let world: World
  let id: string
  let other: Person

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    id = world.employee.employee
    other = await secondAdmin(product, world.company)
    const { token } = world.company.admin
    const { ws } = world.company

    const change = {
      first_name: 'Quillfeather',
      last_name: 'Tester',
      address_1: 'Oberhausen-Quill 1',
      phone_number: '+49555018273',
    }

    expect(
      (await product.call(peopleApi.changeEmployee, { token, params: { ws, id }, body: change }))
        .status,
    ).toBe(200)

    const favourite = await product.call(timerFavouritesApi.addTimerFavourite, {
      token: world.employee.token,
      params: { ws },
      body: { description: 'quillfavourite', tags: ['quillfavourite'] },
    })
    expect(favourite.status).toBe(201)

    const account = {
      ...(sampleBody(paymentsApi.changeBankAccount as Endpoint) as object),
      iban: 'DE89370400440532013000',
    }

    expect(
      (
        await product.call(paymentsApi.changeBankAccount, {
          token,
          params: { id },
          body: account as never,
        })
      ).status,
    ).toBe(200)

    const aunt = {
      ...(sampleBody(relativesApi.addEmergencyContact as Endpoint) as object),
      name: 'Quillaunt',
    }

    expect(
      (
        await product.call(relativesApi.addEmergencyContact, {
          token,
          params: { id },
          body: aunt as never,
        })
      ).status,
    ).toBe(201)
  })

  afterAll(() => product?.stop())

  /** Quotes of a person outside of events, tables and files: failures that wait for an operator. */
  const failures = async () => {
    const { ws } = world.company
    const quoting = 'A name of "Quillfeather" was too long, said Quillfeather'
    const stream = `employee-${id}`
    const [first] = await product.stored((event) => event.stream === stream)
    const { id: event_id, position } = first!

    for (const schema of ['read', 'read_next'])
      await product.owner.query(
        `insert into ${schema}.dead_letters (projection, workspace, stream, position, event_id, error, mended) values ('people', $1, $2, $3, $4, $5, true)`,
        [ws, stream, position, event_id, quoting],
      )

    await product.owner.query(
      'insert into jobs.parked (reaction, workspace, event_id, position, error, stream, revision) values ($1, $2, $3, $4, $5, $6, 0)',
      ['nothing reacts so', ws, event_id, position, quoting, stream],
    )

    for (const [queue, data] of [
      ['exports', { workspace: ws, owner_id: id }],
      ['exports', { workspace: ws, owner_id: world.colleague.employee }],
      ['clock', {}],
    ] as const)
      await product.owner.query(
        "insert into jobs.failed (id, queue, name, key, data, tries, error) values (gen_random_uuid(), $1, 'test', gen_random_uuid()::text, $2, 1, $3)",
        [queue, JSON.stringify(data), quoting],
      )
  }

  /** Returns the run of the person's payslip. */
  const paidRun = async (): Promise<string> =>
    (
      await product.owner.query(
        "select id from read.payruns where status = 'complete' and workspace_id = $1",
        [world.company.ws],
      )
    ).rows[0].id

  const journal = async () => {
    const { ws } = world.company

    const { data } = (
      await product.call(payReportsApi.payrunJournal, {
        ...admin(),
        params: { ws, id: await paidRun() },
      })
    ).body

    return data
  }

  const report = async (survey: string) => {
    const answer = await product.call(surveysApi.surveyReport, {
      ...admin(),
      params: { id: survey },
    })
    return answer.body.data.questions[0]!.rounds.map(({ answers, distribution, average }) => ({
      answers,
      distribution,
      average,
    }))
  }

  const admin = () => ({ token: world.company.admin.token })
  const person = () => ({ ws: world.company.ws, id })

  const preview = async (days = AFTER_RETENTION) =>
    daysLater(
      days,
      async () =>
        (await product.call(privacyApi.erasurePreview, { ...admin(), params: person() })).body.data,
    )

  const erase = (
    name: string,
    { by = world.company.admin, days = AFTER_RETENTION }: { by?: Person; days?: number } = {},
  ) =>
    daysLater(days, () =>
      product.call(privacyApi.erasePerson, { token: by.token, params: person(), body: { name } }),
    )

  const refused = async (answer: Promise<{ status: number; body: any }>, code: string) => {
    const before = await product.events()
    const { status, body } = await answer

    expect({
      code: body.code === 'validation' ? Object.values(body.error_codes)[0] : body.code,
      events: await product.events(),
    }).toMatchObject({
      code: expect.anything(),
      events: before,
    })

    expect(JSON.stringify(body)).toContain(code)
    expect(status).toBeGreaterThanOrEqual(404)
  }

  it('is refused for a present employee, as for an unknown one', async () => {
    await refused(erase('Quillfeather Tester'), 'not_found')
  })

  it('is refused until the retention is over, on a hold, in a draft of pay and without the name, each in words', async () => {
    const { ws } = world.company
    const today = new Date().toISOString().slice(0, 10)
    const end = { terminated_on: today }

    expect(
      (await product.call(peopleApi.terminateEmployee, { ...admin(), params: { id }, body: end }))
        .status,
    ).toBe(200)

    expect(await preview(0)).toMatchObject({
      name: 'Quillfeather Tester',
      blocked: 'privacy.retention',
      status: 'former',
      retention_years: 10,
      kept_from: today,
    })

    await refused(erase('Quillfeather Tester', { days: 0 }), 'privacy.retention')

    for (const retention_years of [0, 51]) {
      const answer = await product.call(workspacesApi.changeSettings, {
        ...admin(),
        params: { ws },
        body: { retention_years },
      })
      expect(answer.status).toBe(422)
    }

    // A shorter retention covers only people who leave later.
    const set = await product.call(workspacesApi.changeSettings, {
      ...admin(),
      params: { ws },
      body: { retention_years: 2 },
    })

    expect(set.body.data.retention_years).toBe(2)
    expect((await preview(0)).retention_years).toBe(10)
    await refused(erase('Quillfeather Tester', { days: 3 * 366 }), 'privacy.retention')
    const params = { ws, id }

    const held = await product.call(privacyApi.holdPerson, {
      ...admin(),
      params,
      body: { reason: 'Lawsuit about quillcustom' },
    })

    expect(held.status).toBe(200)
    await refused(erase('Quillfeather Tester'), 'privacy.held')

    const due = async () =>
      (
        await product.call(privacyApi.formerPeople, { ...admin(), params: { ws }, query: {} })
      ).body.data.map((row: any) => [row.name, row.held])

    expect(await due()).toContainEqual(['Quillfeather Tester', true])
    expect((await product.call(privacyApi.liftHold, { ...admin(), params })).status).toBe(204)
    await refused(erase('Quillfeather'), 'privacy.name')
    expect((await preview()).blocked).toBe('privacy.in_draft')
    await refused(erase('Quillfeather Tester'), 'privacy.in_draft')
  })

  it('takes the person out of every table, file and answer, keeps the sums, and a rebuild gives the same', async () => {
    const { ws } = world.company
    const { token } = world.company.admin
    const runs = async () =>
      (await product.call(payrollApi.payruns, { token, params: { ws }, query: {} } as never))
        .body as any
    const drafts = (await runs()).data.filter(({ status }: any) => status === 'draft')

    for (const { id: run } of drafts)
      await product.call(payrollApi.deletePayrun, { token, params: { ws, id: run } } as never)

    const sums = JSON.stringify(
      (await runs()).data.map(({ id, gross_pay, net_pay, paid_count }: any) => [
        id,
        gross_pay,
        net_pay,
        paid_count,
      ]),
    )

    const shown = await preview()
    expect(shown.blocked).toBeNull()

    expect(shown.goes.map(({ kind }: any) => kind)).toEqual(
      expect.arrayContaining([
        'profile',
        'account',
        'bank_account',
        'documents',
        'payslip_amounts',
      ]),
    )

    expect(shown.payslips).toMatchObject([
      { payrun_id: await paidRun(), net_pay: expect.any(String) },
    ])
    expect(shown.stays.map(({ kind }: any) => kind)).toEqual(
      expect.arrayContaining(['pay_runs', 'leave_days', 'history']),
    )
    // Chosen while the person was here.
    await product.owner.query(
      "insert into vault.kiosk_pins (workspace, employee, pin_hash) values ($1, $2, 'quillpin')",
      [ws, id],
    )
    await product.owner.query(
      `insert into vault.push_devices (id, workspace, employee, user_id, session, endpoint_hash, sealed)
       values ($2, $1, $2, $2, $2, 'quillpush', 'quillpush')`,
      [ws, id],
    )
    await product.owner.query(
      `insert into vault.positions (workspace, employee, shift, act, sealed)
       values ($1, $2, $2, 'in', 'quillposition')`,
      [ws, id],
    )
    const strings = [...marks, world.employee.email, 'quillpin']

    const survey = await askedSurvey(product, world.company, {
      name: 'Mood',
      asked: [{ question: 'How is it?', answer_type: 'rating', answer: '4' }],
      employee: id,
    })

    expect(await report(survey.id)).toEqual([
      { answers: 1, distribution: [0, 0, 0, 1, 0], average: '4.00' },
    ])
    await failures()
    const booked = await journal()
    expect(booked).toMatchObject({ erased: null, count: expect.any(Number) })
    const lines = booked.departments.flatMap((department) => department.lines)
    expect(lines.map(({ name }) => name)).toEqual(['Basic pay', 'Second'])

    const found = async () => {
      const all = [...(await wholeDatabase(product.owner))].flatMap(([table, rows]) =>
        rows.flatMap((row) =>
          strings.flatMap((mark) => (row.includes(mark) ? [`${table}: ${mark}`] : [])),
        ),
      )
      return [...new Set(all)]
    }

    const held = [
      'vault.kiosk_pins: quillpin',
      `read.users: ${world.employee.email}`,
      'read.dead_letters: Quillfeather',
      'read_next.dead_letters: Quillfeather',
      'read.employees: Quillfeather',
      'read.employees: Oberhausen-Quill',
      'read.employees: +49555018273',
      `read.employees: ${world.employee.email}`,
      'read.emergency_contacts: Quillaunt',
      'read.retained_people: Quillfeather',
      'read.bank_accounts: DE89370400440532013000',
      'read.timer_favourites: quillfavourite',
      'read.changes: +49555018273',
      'read.changes: Oberhausen-Quill',
      'read.changes: Quillfeather',
      `read.changes: ${world.employee.email}`,
      'jobs.parked: Quillfeather',
      'jobs.failed: Quillfeather',
    ]

    expect((await found()).sort()).toEqual(held.toSorted())

    const entries = async () => {
      const answer = await product.call(payrollApi.payrunEntries, {
        token,
        params: { ws, id: await paidRun() },
        query: {},
      } as never)
      return (answer.body as any).data.map(({ id, basic_pay, gross_pay, net_pay, erased }: any) => [
        id,
        basic_pay,
        gross_pay,
        net_pay,
        erased,
      ])
    }

    const paid = await entries()
    expect(paid).toHaveLength(1)

    // One administrator proposes, another confirms.
    const asked = await erase('Quillfeather  Tester ')

    expect([asked.status, asked.body]).toEqual([
      200,
      { message: 'The erasure waits for another person to confirm it' },
    ])

    expect((await preview()).proposal).toMatchObject({ own: true, waits_until: null })
    await refused(erase('Quillfeather Tester'), 'privacy.second_person')
    expect((await found()).sort()).toEqual(held.toSorted())
    const done = await erase('Quillfeather  Tester ', { by: other })
    expect([done.status, done.body]).toEqual([200, { message: 'Personal data is erased' }])
    // The run's entries have the same sums as before, without a name.
    expect(await entries()).toEqual(
      paid.map(([entry, ...amounts]: any) => [entry, ...amounts.slice(0, 3), true]),
    )
    expect(await found()).toEqual([])
    // Its address is sealed, so no mark tells that it is there.
    const browsers = 'select from vault.push_devices where employee = $1'
    expect((await product.owner.query(browsers, [id])).rows).toEqual([])
    const positions = 'select from vault.positions where employee = $1'
    expect((await product.owner.query(positions, [id])).rows).toEqual([])
    expect(await filesOf(join(product.dataDir, 'files'), id)).toEqual([])
    expect(product.errors).toEqual([])

    expect(
      JSON.stringify(
        (await runs()).data.map(({ id, gross_pay, net_pay, paid_count }: any) => [
          id,
          gross_pay,
          net_pay,
          paid_count,
        ]),
      ),
    ).toBe(sums)

    // The books are unchanged, with the erased amounts as one sum.
    const after = await journal()
    expect([after.totals, after.count]).toEqual([booked.totals, booked.count])
    expect(after.erased!.count).toBe(1)

    const file = {
      ...admin(),
      params: { ws, id: await paidRun() },
      query: { format: 'csv' as const },
    }

    expect(String((await product.call(payReportsApi.exportPayrunJournal, file)).body)).toContain(
      'Erased people',
    )
    // One answer is counted, and its author is unknown.
    expect(await report(survey.id)).toEqual([
      { answers: 1, distribution: [0, 0, 0, 0, 0], average: null },
    ])

    const { rows: failed } = await product.owner.query(
      'select queue, error from jobs.failed where name = $1 order by queue',
      ['test'],
    )

    expect(failed).toEqual(
      ['clock', 'exports'].map((queue) => ({
        queue,
        error: 'The reason was removed when a person was erased.',
      })),
    )

    await product.owner.query(
      "delete from read.dead_letters; delete from read_next.dead_letters; delete from jobs.parked where reaction = 'nothing reacts so'",
    )
    expect((await preview()).status).toBe('erased')
    await refused(erase('Quillfeather Tester'), 'privacy.erased')

    // The account was erased with its only company.
    const login = await product.call(accessApi.login, {
      body: { email: world.employee.email, password: PASSWORD },
    })
    expect(login.status).toBe(422)

    for (const endpoint of endpoints.filter(
      ({ method, acts, raw }) => method === 'GET' && !acts && !raw,
    )) {
      const { params } = paramsOf(endpoint, world, id)
      const answer = await product.call(endpoint, { token, params, query: {} } as never)

      for (const mark of strings)
        expect(`${endpoint.name} ${JSON.stringify(answer.body)}`).not.toContain(mark)
    }

    const before = await tableContent(product.owner)
    await askRebuild(product.owner)

    const rebuilder = new Rebuilder({
      connectionString: product.database.urls.wl_projector,
      store: product.store,
      projections,
      onError: (error) => product.errors.push(error),
    })

    rebuilder.start()

    await until(
      async () => (await product.owner.query('select 1 from read_next.checkpoints')).rowCount === 0,
      60_000,
    )

    await rebuilder.stop()
    expect(await tableContent(product.owner)).toEqual(before)
    expect(product.errors).toEqual([])
    const verified = await product.call(auditApi.verifyLog, { token, params: { ws } })
    expect(verified.body.data).toMatchObject({ intact: true, behind: 0 })
  })
})

async function filesOf(folder: string, person: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })

  const all = await Promise.all(
    names
      .filter((one) => one.isFile())
      .map(
        async (one) =>
          [one.name, await readFile(join(one.parentPath, one.name), 'latin1')] as const,
      ),
  )

  return all.flatMap(([name, bytes]) => (bytes.includes(person) ? [name] : []))
}
