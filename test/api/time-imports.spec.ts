import { utils, write } from '@e965/xlsx'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import {
  timeImportPreviewsApi as previews,
  type TimeImportPreview,
} from '@workledger/contracts/time-tracking/time-import-previews.api'
import { timeImportsApi as api } from '@workledger/contracts/time-tracking/time-imports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

/** Monday of the week before the last one, so that all of its days are past. */
const MONDAY = addDays(firstOfWeek(new Date().toISOString().slice(0, 10), 1), -14)

const HEADINGS =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()'

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('imports of tracked time, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let col: Person

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli', { hired_on: addDays(MONDAY, -1200) })
    col = await hire(product, company, 'Col', { hired_on: addDays(MONDAY, 2) })
  })

  afterAll(() => product?.stop())

  const row = (who: Person, day: string, from: string, more: Partial<Row> = {}) => {
    const { task = '', description = 'Work', to } = { to: hourAfter(from), ...more }
    return `"Any Name",${who.email},Big Company,Site,${task},"${description}",Yes,${day},${from},${day},${to},,"Design, UX",`
  }

  interface Row {
    to: string
    task: string
    description: string
  }

  const file = (...rows: string[]) => `\ufeff${[HEADINGS, ...rows].join('\r\n')}`

  const send = <E extends typeof previews.previewTimeImport | typeof api.importTime>(
    endpoint: E,
    bytes: string | Buffer,
    fields: Record<string, string> = {},
    who = company.admin,
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields: { zone: 'Europe/Berlin', ...fields },
      files: { file: { name: 'Toggl_time_entries.csv', bytes } },
    })

  const preview = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(previews.previewTimeImport, bytes, fields)
  const run = (bytes: string | Buffer, fields?: Record<string, string>) =>
    send(api.importTime, bytes, fields)
  const undo = (id: string) =>
    product.call(api.undoTimeImport, {
      token: company.admin.token,
      params: { ws: company.ws, id },
    })

  const entries = async (who: Person) =>
    (
      await product.call(timeTrackingApi.timeEntries, {
        token: who.token,
        params: { ws: company.ws },
        query: { per_page: 100 },
      })
    ).body.data

  const projects = async () =>
    (
      await product.call(projectsApi.projects, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  const clients = async () =>
    (
      await product.call(clientsApi.clients, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  it('shows in a preview what it would do, and writes nothing', async () => {
    const before = await product.events()

    const { status, body } = await preview(
      file(
        row(eli, MONDAY, '09:00:00', { to: '10:30:00', task: 'Draft' }),
        row(col, MONDAY, '09:00:00'),
        row(eli, MONDAY, '11:00:00', { to: '11:00:00' }),
        row({ ...eli, email: 'who@example.org' }, MONDAY, '12:00:00'),
      ),
    )

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      file: { format: 'toggl', zone_needed: true, zone: 'Europe/Berlin', date_order_certain: true },
      counts: { rows: 4, add: 1, known: 0, refused: 3, seconds: 5400, tagged: 4 },
      missing: {
        clients: ['Big Company'],
        projects: [{ name: 'Site', client: 'Big Company' }],
        tasks: 1,
      },
    })

    const { people } = body.data as TimeImportPreview
    expect(people.map(({ by, rows }) => [by, rows])).toEqual([
      ['email', 2],
      ['email', 1],
      ['none', 1],
    ])

    expect(problems(body)).toEqual([
      [3, 'time_import.before_joining'],
      [4, 'timer.too_short'],
      [5, 'time_import.no_person'],
    ])
    expect(await product.events()).toBe(before)
  })

  it('imports rows, and the same file again adds nothing', async () => {
    const first = file(
      row(eli, MONDAY, '09:00:00', { to: '10:30:00', task: 'Draft' }),
      row(eli, MONDAY, '09:00:00', { to: '10:30:00', task: 'Draft' }),
      row(eli, addDays(MONDAY, 1), '23:00:00', { to: '23:30:00' }),
    )

    const { status, body } = await run(first)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ added: 3, known: 0, refused: 0 })
    const added = await entries(eli)
    expect(added).toHaveLength(3)
    expect(added[2]).toMatchObject({
      start: `${MONDAY} 07:00:00`.replace('07', berlin(MONDAY, '09')),
      project_name: 'Site',
      client_name: 'Big Company',
      task_title: 'Draft',
      description: 'Work',
      billable: 1,
    })

    const again = await run(first)
    expect(again.body.data).toMatchObject({ added: 0, known: 3, refused: 0 })

    const longer = await run(`${first}\r\n${row(eli, addDays(MONDAY, 2), '08:00:00')}`)
    expect(longer.body.data).toMatchObject({ added: 1, known: 3 })
    expect(await entries(eli)).toHaveLength(4)
    expect(await projects()).toHaveLength(1)
  })

  it('names rows of locked days and weeks, and adds the others', async () => {
    await product.call(timesheetsApi.setTimesheetRules, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { on: true, locked_until: addDays(MONDAY, -1) },
    })
    await product.call(timesheetsApi.submitTimesheet, {
      token: eli.token,
      params: { ws: company.ws },
      body: { day: MONDAY },
    })

    const { body } = await run(
      file(
        row(eli, addDays(MONDAY, -1), '09:00:00'),
        row(eli, MONDAY, '09:00:00'),
        row(eli, addDays(MONDAY, 7), '09:00:00'),
      ),
    )

    expect(body.data).toMatchObject({ added: 1, refused: 2 })
    const { data } = (
      await product.call(api.timeImport, {
        token: company.admin.token,
        params: { ws: company.ws, id: body.data.id },
      })
    ).body
    expect(data.reasons.map(({ message, rows }) => [message, rows])).toEqual([
      ['The lock date locks the day.', [2]],
      ['The week is submitted.', [3]],
    ])
    expect(problems(body)).toEqual([
      [2, 'timesheet.before_lock'],
      [3, 'timesheet.submitted_week'],
    ])
  })

  it('undoes an import, and leaves and names entries that someone changed or locked', async () => {
    const { body } = await run(
      file(
        row(eli, MONDAY, '09:00:00'),
        row(eli, MONDAY, '10:00:00', { description: 'Edited' }),
        row(eli, addDays(MONDAY, 7), '10:00:00', { description: 'Locked' }),
      ),
    )
    const { id } = body.data
    const edited = (await entries(eli)).find(({ description }) => description === 'Edited')!
    await product.call(timeTrackingApi.changeTimeEntry, {
      token: eli.token,
      params: { ws: company.ws, id: edited.id },
      body: { description: 'Better' },
    })
    await product.call(timesheetsApi.setTimesheetRules, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { on: true },
    })
    const week = await product.call(timesheetsApi.submitTimesheet, {
      token: eli.token,
      params: { ws: company.ws },
      body: { day: addDays(MONDAY, 7) },
    })

    const undone = await undo(id)
    expect(undone.status).toBe(200)
    expect(undone.body.data).toMatchObject({
      status: 'partly_undone',
      removed: 1,
      undo: {
        removable: 0,
        kept: [
          { reason: 'edited', count: 1 },
          { reason: 'locked', count: 1 },
        ],
      },
    })
    expect(undone.body.data.undo.entries.map(({ description }) => description)).toEqual([
      'Better',
      'Locked',
    ])
    expect(await projects()).toHaveLength(1)

    await product.call(timesheetsApi.withdrawTimesheet, {
      token: eli.token,
      params: { ws: company.ws, id: week.body.data.id },
    })
    expect((await undo(id)).body.data).toMatchObject({ status: 'partly_undone', removed: 2 })
    expect(await entries(eli)).toHaveLength(1)
  })

  it('removes projects and clients that only the import used', async () => {
    const { body } = await run(file(row(eli, MONDAY, '09:00:00', { task: 'Draft' })))
    expect(await projects()).toHaveLength(1)
    const undone = await undo(body.data.id)
    expect(undone.body.data).toMatchObject({ status: 'undone', removed: 1, present: 0 })
    expect(await entries(eli)).toEqual([])
    expect(await projects()).toEqual([])
    expect(await clients()).toEqual([])

    // The file can be imported again.
    expect((await run(file(row(eli, MONDAY, '09:00:00')))).body.data.added).toBe(1)
  })

  it('lets the administrator say who a person is, or leave the rows out', async () => {
    const bytes = file(
      row({ ...eli, email: 'who@example.org' }, MONDAY, '12:00:00'),
      row(eli, MONDAY, '12:00:00'),
    )

    const people = JSON.stringify({ 'who@example.org': eli.employee, [eli.email]: null })
    const { body } = await run(bytes, { people })
    expect(body.data).toMatchObject({ added: 1, refused: 1 })
    expect(body.data.problems[0]).toMatchObject({ row: 3, code: 'time_import.left_out' })
  })

  it('asks for the zone, and for the order of ambiguous dates', async () => {
    const clockify = [
      '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)"',
      `"Site","Big Company","Working","","Eli","","${eli.email}","","Yes","03/04/2025","10:23 AM","03/04/2025","11:23:01 AM","01:00:01"`,
    ].join('\n')

    expect(refusal(await run(clockify))).toEqual([422, 'time_import.date_order'])
    expect(refusal(await run(clockify, { date_order: 'day-first', zone: '' }))).toEqual([
      422,
      'time_import.zone',
    ])
    expect(refusal(await run(clockify, { zone: 'Mars/Olympus' }))).toEqual([
      422,
      'time_import.zone',
    ])

    const { body } = await preview(clockify, { date_order: 'day-first' })
    expect(body.data).toMatchObject({ file: { format: 'clockify' }, from_on: '2025-04-03' })
  })

  it('places hours without times one after another', async () => {
    const harvest = [
      'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,Approved?,First Name,Last Name',
      `${MONDAY},Big Company,Site,,Draft,,"1,5",Yes,No,No,Eli,Tester`,
      `${MONDAY},Big Company,Site,,Draft,,2,No,No,No,Eli,Tester`,
    ].join('\n')

    const { body } = await run(harvest, { zone: '' })
    expect(body.data).toMatchObject({ added: 2, refused: 0 })
    const [second, first] = await entries(eli)
    expect([first!.duration, second!.duration]).toEqual([5400, 7200])
    expect(second!.start).toBe(first!.end)
    expect((await run(harvest)).body.data).toMatchObject({ added: 0, known: 2 })
  })

  it('reads workbooks, and headings in other languages', async () => {
    const sheet = utils.aoa_to_sheet([
      ['E-Mail', 'Datum', 'Startzeit', 'Endzeit', 'Kommentar'],
      [eli.email, MONDAY, '09:00', '10:30', 'Inventur'],
    ])
    const book = { SheetNames: ['Anwesenheiten'], Sheets: { Anwesenheiten: sheet } }
    const xlsx = await run(write(book, { type: 'buffer', bookType: 'xlsx' }))
    expect(xlsx.body.data).toMatchObject({ added: 1, refused: 0 })

    // The same row as CSV, as Excel saves it in Germany, is the same entry.
    const [year, month, day] = MONDAY.split('-')
    const csv = `E-Mail;Datum;Startzeit;Endzeit;Kommentar\r\n${eli.email};${day}.${month}.${year};09:00;10:30;Inventur`
    expect((await run(csv)).body.data).toMatchObject({ added: 0, known: 1 })

    const french = `Adresse e-mail;Date de début;Durée;Description\n${eli.email};${MONDAY};2:00;Saisie`
    expect((await run(french)).body.data).toMatchObject({ added: 1, refused: 0 })
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    expect(refusal(await run(picture))).toEqual([422, 'time_import.file'])
  })

  it('refuses files that are no list of time, and people who may not import', async () => {
    expect(refusal(await run('Name,City\nA,B'))).toEqual([422, 'time_import.no_times'])
    expect(refusal(await run(HEADINGS))).toEqual([422, 'time_import.empty'])
    expect(refusal(await send(api.importTime, file(), {}, eli))).toEqual([403, 'access.denied'])
    expect(refusal(await undo(company.ws))).toEqual([404, 'not_found'])
  })
})

const problems = ({ data }: { data: Pick<TimeImportPreview, 'problems'> }) =>
  data.problems.map(({ row, code }) => [row, code])

const hourAfter = (time: string) =>
  `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`

/** The hour in UTC of an hour in Berlin. */
const berlin = (day: string, hour: string) => {
  const at = new Date(`${day}T${hour}:00:00Z`)
  const shown = at.toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' })
  return String(Number(hour) * 2 - Number(shown.slice(0, 2))).padStart(2, '0')
}
