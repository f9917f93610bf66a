import { utils, write } from '@e965/xlsx'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
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

const TODAY = new Date().toISOString().slice(0, 10)
const YEAR = TODAY.slice(0, 4)
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const HEADINGS = 'Email,Absence type,Balance,Balance date'

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('imports of leave balances, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli', { oid: 'E-1', hired_on: `${Number(YEAR) - 3}-01-01` })
    await product.settled()
  })

  afterAll(() => product?.stop())

  const send = <
    E extends typeof previews.previewLeaveBalanceImport | typeof api.importLeaveBalances,
  >(
    endpoint: E,
    bytes: string | Buffer,
    fields: Record<string, string> = {},
    who = company.admin,
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields,
      files: { file: { name: 'balances.csv', bytes } },
    })

  const preview = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(previews.previewLeaveBalanceImport, bytes, fields)
  const run = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(api.importLeaveBalances, bytes, fields)
  const of = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })
  const show = async (id: string) => (await product.call(api.leaveImport, of(id))).body.data
  const undo = async (id: string) => (await product.call(api.undoLeaveImport, of(id))).body.data

  const file = (...rows: string[]) => [HEADINGS, ...rows].join('\n')
  const row = (balance: string, day = TODAY, email = eli.email) =>
    `${email},Annual leave,"${balance}",${day}`

  const stats = async (who = eli) =>
    (
      await product.call(leaveBalanceApi.leaveStats, {
        token: company.admin.token,
        params: { id: who.employee },
        query: {},
      })
    ).body.data
  const adjustments = async (who = eli) =>
    (
      await product.call(leaveBalanceApi.leaveAdjustments, {
        token: company.admin.token,
        params: { id: who.employee },
        query: {},
      })
    ).body.data

  const adjusted = async () =>
    (
      await product.stored(
        ({ type, workspace }) => type === 'LeaveAdjusted' && workspace === company.ws,
      )
    ).length

  const codes = ({ problems }: Pick<LeaveImportPreview, 'problems'>) =>
    problems.map(({ row, code }) => [row, code])

  it('shows now and then, writes nothing, and then books one correction with its cause', async () => {
    const now = Number((await stats()).days_available)
    const before = await product.events(company.ws)
    const { status, body } = await preview(file(row('12.25')))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      file: { format: 'personio', as_of_open: false, date_order_certain: true },
      counts: { rows: 1, add: 1, known: 0, refused: 0 },
      people: [{ by: 'email', employee_name: 'Eli Tester' }],
      types: [{ name: 'Annual leave', by: 'name' }],
      balances: [
        {
          ...{ employee_name: 'Eli Tester', rows: [2], day: TODAY, now: String(now) },
          ...{ then: '12.25', change: String(12.25 - now) },
        },
      ],
    })
    expect(await product.events(company.ws)).toBe(before)

    const done = await run(file(row('12.25')))
    expect([done.status, done.body.data]).toMatchObject([201, { added: 1, known: 0, refused: 0 }])
    expect(await stats()).toMatchObject({ days_available: '12.25' })
    expect(await adjustments()).toMatchObject([
      {
        ...{ kind: 'adjustment', days: String(12.25 - now), stated: '12.25' },
        ...{ valid_from: TODAY, import_id: done.body.data.id },
      },
    ])
    const { data } = (
      await product.call(api.leaveImports, { ...of(''), params: { ws: company.ws }, query: {} })
    ).body
    expect(data).toMatchObject([
      { content: 'balances', status: 'finished', added: 1, present: 1, from_on: TODAY },
    ])
  })

  it('books nothing again, whatever the file looks like, and undoes the whole import', async () => {
    const was = (await stats()).days_available
    const { id } = (await run(file(row('12.25')))).body.data
    expect((await preview(file(row('12.25')))).body.data).toMatchObject({
      counts: { add: 0, known: 1 },
      balances: [{ now: '12.25', then: '12.25', change: '0' }],
    })
    const again = await run(file(row('12,25 days')))
    expect(again.body.data).toMatchObject({ added: 0, known: 1 })
    expect(await adjustments()).toHaveLength(1)

    expect(await show(id)).toMatchObject({ undo: { removable: 1, kept: [], corrections: [] } })
    expect(await undo(id)).toMatchObject({ status: 'undone', removed: 1, present: 0 })
    expect(await adjustments()).toEqual([])
    expect((await stats()).days_available).toBe(was)
    expect(await undo(id)).toMatchObject({ status: 'undone', removed: 1 })
  })

  it('is exact in hours that are no decimal part of a day, so a repetition finds no difference', async () => {
    const hours = file(row('10 hours'))
    expect(codes((await preview(hours)).body.data)).toEqual([[2, 'leave_import.no_hours']])
    const agreed = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: eli.employee },
      body: {
        effective_on: `${Number(YEAR) - 3}-01-01`,
        ...{ working_hours: '37.5', working_period_unit: 'week' },
        working_days: Object.fromEntries(weekdays.map((name) => [name, [1, 2, 3, 4]])),
      } as never,
    })
    expect(agreed.status).toBe(201)
    const { id } = (await run(hours)).body.data
    expect(await stats()).toMatchObject({ days_available: '1.333333', seconds_available: 36_000 })
    expect((await preview(hours)).body.data.counts).toMatchObject({ add: 0, known: 1 })
    expect(await undo(id)).toMatchObject({ status: 'undone', removed: 1 })
  })

  it('asks for the day of a report without one, and takes its unit', async () => {
    const report = 'Employee #,Name,Beginning Balance,Ending Balance\nE-1,"Tester, Eli",0,3'
    const open = (await preview(report)).body.data
    expect(open).toMatchObject({
      file: { format: 'bamboohr', as_of_open: true, unit_certain: false, unit: 'days' },
      counts: { add: 0 },
      types: [],
      problems: [],
    })
    const events = await product.events(company.ws)
    expect(refusal(await run(report))).toEqual([422, 'leave_import.as_of'])
    expect(await product.events(company.ws)).toBe(events)
    expect((await run(report, { as_of: TODAY })).body.data).toMatchObject({ added: 1 })
    expect(await stats()).toMatchObject({ days_available: '3' })
    expect(codes((await preview(report, { as_of: '2199-01-01' })).body.data)).toEqual([
      [2, 'leave_import.future_day'],
    ])
    expect(refusal(await run(report, { unit: 'weeks', as_of: TODAY }))).toEqual([422, 'validation'])
  })

  it('refuses types that take nothing from the allowance, and days outside of the employment', async () => {
    const { data } = (
      await preview(
        file(`${eli.email},Sick leave,5,${TODAY}`, row('5', `${Number(YEAR) - 4}-05-01`)),
      )
    ).body
    expect(codes(data)).toEqual([
      [2, 'leave_import.type_no_balance'],
      [3, 'leave.before_employment'],
    ])
    expect(data.counts).toMatchObject({ add: 0, refused: 2 })
  })

  it('leaves and names corrections whose days were taken since', async () => {
    const { id } = (await run(file(row('60', `${YEAR}-01-01`)))).body.data
    expect(await show(id)).toMatchObject({ undo: { removable: 1 } })
    const { data } = (
      await product.call(leaveRulesApi.leaveTypes, {
        token: company.admin.token,
        params: { ws: company.ws },
      })
    ).body
    const away = await product.call(leaveApi.addLeave, {
      token: company.admin.token,
      params: { id: eli.employee },
      body: {
        leave_type_id: data.find(({ name }) => name === 'Annual leave')!.id,
        start_on: `${YEAR}-02-01`,
        finish_on: `${YEAR}-04-05`,
        description: 'Sabbatical',
      } as never,
    })
    expect(away.status).toBe(201)
    expect(await show(id)).toMatchObject({
      undo: { removable: 0, kept: [{ reason: 'used', count: 1 }] },
    })
    expect(await undo(id)).toMatchObject({ status: 'partly_undone', removed: 0, present: 1 })
  })

  it('keeps a correction that a person has changed', async () => {
    const { id } = (await run(file(row('30')))).body.data
    const [booked] = await adjustments()
    const changed = await product.call(leaveBalanceApi.changeLeaveAdjustment, {
      token: company.admin.token,
      params: { id: eli.employee, adjId: booked!.id },
      body: { days: '1', description: 'Agreed' },
    } as never)
    expect(changed.status).toBe(200)
    expect(await show(id)).toMatchObject({
      undo: {
        removable: 0,
        kept: [{ reason: 'changed', count: 1 }],
        corrections: [{ id: booked!.id, employee_name: 'Eli Tester', reason: 'changed' }],
      },
    })
    expect(await undo(id)).toMatchObject({ status: 'partly_undone', removed: 0, present: 1 })
  })

  it('leaves the importer’s own balance to another person, who can take and undo it', async () => {
    const mine = () => file(row('30', TODAY, company.admin.email))
    // Alone, no one else could.
    expect(codes((await preview(mine())).body.data)).toEqual([])
    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Admin'`,
      [company.ws],
    )
    const zoe = await hire(product, company, 'Zoe', { role_id: rows[0].id })
    await product.settled()
    expect(codes((await preview(mine())).body.data)).toEqual([[2, 'leave_import.own']])
    const before = await adjusted()
    expect((await run(mine())).body.data).toMatchObject({ added: 0, refused: 1 })
    expect(await adjusted()).toBe(before)
    const hers = await send(api.importLeaveBalances, mine(), {}, zoe)
    expect(hers.body.data).toMatchObject({ added: 1 })
    expect(await show(hers.body.data.id)).toMatchObject({
      undo: { removable: 0, kept: [{ reason: 'own', count: 1 }] },
    })
    expect(await undo(hers.body.data.id)).toMatchObject({ present: 1, removed: 0 })
  })

  it('reads workbooks and refuses what is no list of balances', async () => {
    const cells = [
      ['Absence balances', ''],
      ['Employee', 'Leave Type', 'Closing Balance'],
      ['E-1', 'Annual leave', 7.5],
    ]
    const book = { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet(cells) } }
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    expect((await preview(bytes, { as_of: TODAY })).body.data).toMatchObject({
      file: { format: 'frappe' },
      balances: [{ then: '7.5' }],
    })
    expect(refusal(await preview('From,To,Type\n1,2,3'))).toEqual([
      422,
      'leave_import.no_balance_columns',
    ])
    expect(refusal(await preview(`${HEADINGS}\n`))).toEqual([422, 'leave_import.empty'])
    expect(refusal(await preview(Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))).toEqual([
      415,
      'upload.not_spreadsheet',
    ])
  })

  it('is for admins of the company', async () => {
    expect(refusal(await send(api.importLeaveBalances, file(row('9')), {}, eli))).toEqual([
      403,
      'access.denied',
    ])
  })
})
