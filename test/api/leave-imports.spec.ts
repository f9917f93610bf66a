import { utils, write } from '@e965/xlsx'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import {
  type LeaveImportPreview,
  leaveImportPreviewsApi as previews,
} from '@workledger/contracts/leave/leave-import-previews.api'
import { leaveImportsApi as api } from '@workledger/contracts/leave/leave-imports.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const HEADINGS = 'Employee #,Name,From,To,Type,Amount,Status,Notes'
const YEAR = new Date().getUTCFullYear()

/** Wednesday of the first whole week of March. */
const wednesday = (year: number) => {
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay()
  return `${year}-03-${String(1 + ((10 - first) % 7)).padStart(2, '0')}`
}

const PAST = wednesday(YEAR - 2)

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('imports of leave, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let types: Map<string, string>

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli', { oid: 'E-1', hired_on: `${YEAR - 5}-01-01` })
    const { body } = await product.call(leaveRulesApi.leaveTypes, call())
    types = new Map(body.data.map(({ name, id }) => [name, id]))
    await product.settled()
  })

  afterAll(() => product?.stop())

  const call = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const send = <E extends typeof previews.previewLeaveImport | typeof api.importLeave>(
    endpoint: E,
    bytes: string | Buffer,
    fields: Record<string, string> = {},
    who = company.admin,
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields,
      files: { file: { name: 'time-off.csv', bytes } },
    })

  const file = (...rows: string[]) => [HEADINGS, ...rows].join('\r\n')
  const preview = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(previews.previewLeaveImport, bytes, fields)
  const run = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(api.importLeave, bytes, fields)
  const of = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })
  const undo = (id: string) => product.call(api.undoLeaveImport, of(id))
  const show = async (id: string) => (await product.call(api.leaveImport, of(id))).body.data

  const leaves = async (who = eli) =>
    (
      await product.call(leaveApi.leaves, {
        token: company.admin.token,
        params: { id: who.employee },
        query: { per_page: 100, sort: 'start_on' },
      })
    ).body.data

  const annual = (from: string, to = from, amount = '1 day', status = 'Approved') =>
    `E-1,"Tester, Eli",${from},${to},Annual leave,${amount},${status},Family`

  const codes = ({ problems }: Pick<LeaveImportPreview, 'problems'>) =>
    problems.map(({ row, code }) => [row, code])

  it('previews a file, writes nothing, and then adds approved leave of which no one is told', async () => {
    const text = file(annual(PAST), annual(`${YEAR - 2}-03-20`, undefined, '1 day', 'Denied'))
    const before = await product.events(company.ws)
    const { status, body } = await preview(text)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      file: { format: 'bamboohr', date_order_certain: true },
      counts: { rows: 2, add: 1, days: '1', known: 0, refused: 1 },
      people: [{ by: 'oid', employee_name: 'Eli Tester' }],
      types: [{ name: 'Annual leave', by: 'name' }],
    })
    expect(codes(body.data)).toEqual([[3, 'leave_import.not_approved']])
    expect(await product.events(company.ws)).toBe(before)

    const done = await run(text)
    expect([done.status, done.body.data]).toMatchObject([201, { added: 1, known: 0, refused: 1 }])
    expect(await leaves()).toMatchObject([
      { start_on: PAST, finish_on: PAST, status: 'approved', description: 'Family' },
    ])
    await product.settled()
    const told = await product.owner.query(
      `select 1 from read.deliveries where person_id = $1 and template like 'leave-%'`,
      [eli.employee],
    )
    expect(told.rowCount).toBe(0)
    const { data } = (await product.call(api.leaveImports, { ...call(), query: {} })).body
    expect(data).toMatchObject([
      { status: 'finished', added: 1, present: 1, refused: 1, started_by: 'Ada Tester' },
    ])
  })

  it('adds only what is not here, and undoes a whole import', async () => {
    const text = file(annual(PAST))
    const first = await run(text)
    expect((await run(text)).body.data).toMatchObject({ added: 0, known: 1 })
    expect((await preview(text)).body.data.counts).toMatchObject({ add: 0, known: 1 })
    const longer = await run(
      file(annual(PAST), annual(`${YEAR - 2}-06-03`, `${YEAR - 2}-06-05`, '')),
    )
    expect(longer.body.data).toMatchObject({ added: 1, known: 1 })

    expect((await undo(first.body.data.id)).body.data).toMatchObject({
      status: 'undone',
      removed: 1,
      present: 0,
    })
    expect(await leaves()).toHaveLength(1)
    expect((await run(text)).body.data).toMatchObject({ added: 1 })
  })

  it('refuses rows that overlap, are outside of the employment, or that the calendar counts otherwise', async () => {
    await run(file(annual(PAST)))
    const text = file(
      `E-1,,${PAST},${PAST},Sick leave,1 day,Approved,`,
      annual(`${YEAR - 6}-03-02`),
      annual(`${YEAR - 2}-09-02`, `${YEAR - 2}-09-15`, '14 days'),
      annual('2024-09-07', '2024-09-08', ''),
      annual(`${YEAR - 3}-09-01`, `${YEAR - 3}-09-30`, '30 days'),
    )
    const { data } = (await preview(text)).body
    expect(codes(data)).toEqual([
      [2, 'leave.overlaps'],
      [3, 'leave.before_employment'],
      [4, 'leave_import.other_days'],
      [5, 'leave.nothing'],
      [6, 'leave_import.other_days'],
    ])
    const counted = (await preview(text, { recount: 'true' })).body.data
    expect(codes(counted).map(([row]) => row)).toEqual([2, 3, 5])
  })

  it('refuses leave that the balance of its year does not cover', async () => {
    const days = Array.from({ length: 12 }, (_, month) => {
      const first = new Date(Date.UTC(YEAR, month, 1))
      const monday = 1 + ((8 - first.getUTCDay()) % 7)
      const day = (n: number) =>
        `${YEAR}-${String(month + 1).padStart(2, '0')}-${String(n).padStart(2, '0')}`
      return annual(day(monday), day(monday + 4), '')
    })
    const { data } = (await preview(file(...days))).body
    expect(data.counts.add + data.counts.refused).toBe(12)
    expect(new Set(codes(data).map(([, code]) => code))).toEqual(new Set(['leave.balance']))
    await run(file(...days))
    const stats = await product.call(leaveBalanceApi.leaveStats, {
      token: company.admin.token,
      params: { id: eli.employee },
      query: { year: YEAR },
    })
    expect(Number(stats.body.data.days_available)).toBeGreaterThanOrEqual(0)
  })

  it('takes types and people by choice', async () => {
    const text = file(`,Someone Else,${PAST},${PAST},PTO,1 day,Approved,`)
    expect(codes((await preview(text)).body.data)).toEqual([[2, 'leave_import.no_person']])
    const people = JSON.stringify({ 'someone else': eli.employee })
    expect(codes((await preview(text, { people })).body.data)).toEqual([
      [2, 'leave_import.no_type'],
    ])
    const chosen = { people, types: JSON.stringify({ PTO: types.get('Sick leave') }) }
    expect((await run(text, chosen)).body.data).toMatchObject({ added: 1 })
    expect(refusal(await run(text, { people: '[]' }))).toEqual([422, 'validation'])
  })

  it('leaves and names what was decided since', async () => {
    const { id } = (await run(file(annual(PAST), annual(`${YEAR - 2}-06-05`, undefined, '')))).body
      .data
    const [first] = await leaves()
    const decided = await product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: eli.employee, leaveId: first!.id },
      body: { approved: false, rejected: true, status_before: 'approved' },
    })
    expect(decided.status).toBe(200)
    expect(await show(id)).toMatchObject({
      undo: {
        removable: 1,
        kept: [{ reason: 'changed', count: 1 }],
        leaves: [{ id: first!.id, employee_name: 'Eli Tester', type: 'Annual leave' }],
      },
    })
    expect((await undo(id)).body.data).toMatchObject({
      status: 'partly_undone',
      removed: 1,
      present: 1,
    })
  })

  it('leaves the importer’s own rows to another person, who can take and undo them', async () => {
    const own = (email: string) =>
      `Email,Absence type,Start date,End date\n${email},Annual leave,${PAST},${PAST}`
    // Alone, no one else could.
    expect(codes((await preview(own(company.admin.email))).body.data)).toEqual([])

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Admin'`,
      [company.ws],
    )
    const zoe = await hire(product, company, 'Zoe', { role_id: rows[0].id })
    await product.settled()
    const mine = own(company.admin.email)
    expect(codes((await preview(mine)).body.data)).toEqual([[2, 'leave_import.own']])
    expect((await run(mine)).body.data).toMatchObject({ added: 0, refused: 1 })
    const hers = await send(api.importLeave, mine, {}, zoe)
    expect(hers.body.data).toMatchObject({ added: 1 })
    expect(await show(hers.body.data.id)).toMatchObject({
      undo: { removable: 0, kept: [{ reason: 'own', count: 1 }] },
    })
    expect((await undo(hers.body.data.id)).body.data).toMatchObject({ present: 1, removed: 0 })
  })

  it('is for admins of the company', async () => {
    const { id } = (await run(file(annual(PAST)))).body.data
    expect(refusal(await send(api.importLeave, file(annual(PAST)), {}, eli))).toEqual([
      403,
      'access.denied',
    ])
    const other = await createCompany(product, 'Other')
    const foreign = { token: other.admin.token, params: { ws: other.ws, id } }
    expect(refusal(await product.call(api.undoLeaveImport, foreign))).toEqual([404, 'not_found'])
  })

  it('reads workbooks, other encodings and date orders, and refuses what is no list', async () => {
    const rows = [
      ['Time off', ''],
      ['Email', 'Absence type', 'Start date', 'End date'],
      [eli.email, 'Annual leave', PAST, PAST],
    ]
    const book = { SheetNames: ['Time off'], Sheets: { 'Time off': utils.aoa_to_sheet(rows) } }
    const workbook: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
    expect((await preview(workbook)).body.data).toMatchObject({
      file: { encoding: 'XLSX' },
      counts: { add: 1 },
    })

    const german = `E-Mail;Abwesenheitsart;Anfangsdatum;Enddatum;Bemerkung\n${eli.email};Annual leave;${PAST.split('-').reverse().join('.')};;für Käthe`
    const { data } = (await preview(Buffer.from(german, 'latin1'))).body
    expect([data.counts.add, data.rows[0].note]).toEqual([1, 'für Käthe'])

    const open = file(annual('03/04/2024'))
    expect((await preview(open)).body.data.file).toMatchObject({ date_order_certain: false })
    expect(refusal(await run(open))).toEqual([422, 'leave_import.date_order'])
    const monthFirst = await preview(open, { date_order: 'month-first' })
    expect(monthFirst.body.data.rows[0]).toMatchObject({ from: '2024-03-04' })

    for (const [bytes, code] of [
      ['a,b\n1,2', 'leave_import.no_columns'],
      [HEADINGS, 'leave_import.empty'],
    ] as const)
      expect(refusal(await preview(bytes))).toEqual([422, code])

    const cut = await preview(workbook.subarray(0, workbook.length / 2))
    expect(refusal(cut)).toEqual([415, 'upload.not_spreadsheet'])
  })

  it('previews and imports 10,000 rows', async () => {
    const start = Date.UTC(YEAR - 4, 0, 1)
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const day = new Date(start + (n % 700) * 86_400_000).toISOString().slice(0, 10)
      return `X-${Math.floor(n / 700)},,${day},${day},Sick leave,,Approved,`
    })
    for (let n = 0; n < 4; n++)
      await hire(product, company, `P${n}`, { oid: `X-${n}`, hired_on: `${YEAR - 5}-01-01` })
    await product.settled()
    const { body } = await run(file(...rows))
    expect(body.data.added).toBeGreaterThan(1900)
    expect(body.data.added + body.data.refused).toBe(10_000)
  })
})
