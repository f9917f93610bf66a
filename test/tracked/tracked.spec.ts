import { read, utils } from '@e965/xlsx'
import { Sessions } from '@workledger/api/access/sessions'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type { Grouping } from '@workledger/contracts/reports/report-kinds'
import { reportsApi as api } from '@workledger/contracts/reports/reports.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import {
  addDays,
  beginning,
  byPiece,
  daysFrom,
  first,
  type GeneratedEntry,
  type GeneratedPerson,
  generate,
  hoursOf,
  last,
  leaves,
  mondayOf,
  monthOf,
  months,
  places,
  projects,
  type Range,
  summed,
} from './generated'

/**
 * 3 people and the weeks around the nights in `npm test`; 24 and six months with `npm run tracked`.
 */
const COUNT = Number(process.env.TRACKED ?? 3)

const half: Range = { from: first, to: last }

/** Seconds booked on each account before its first closing. */
const BOOKED = 1000 * 3600

/** Whole months; partial months; the nights with a clock change alone. */
const ranges: readonly Range[] = [
  half,
  { from: '2025-10-25', to: '2026-03-29' },
  ...['2025-10-26', '2025-11-02', '2026-03-08', '2026-03-29'].map((day) => ({
    from: day,
    to: day,
  })),
]

describe(`tracked time of ${COUNT} people in three zones, over midnight and the nights in which the clocks change`, () => {
  jest.setTimeout(60_000 + COUNT * 20_000)
  let product: Product
  let company: Company
  const people = generate(COUNT, COUNT < 24)
  const ids = new Map<string, string>()

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    await found()
    await each(people, 8, async (person) => {
      for (const entry of person.entries) await track(person, entry)
    })
  })

  afterAll(() => product?.stop())

  const admin = () => ({ token: company.admin.token, params: { ws: company.ws } })

  /** Adds offices, people and projects, before the first entry. */
  async function found() {
    const inside = product.app.get(InProcess)
    const session = (await product.app.get(Sessions).look(company.admin.token))!
    const past = { session, at: new Date('2025-09-01T09:00:00Z'), params: { ws: company.ws } }
    const offices = new Map<string, string>()

    for (const { name, zone } of places) {
      const body = {
        name,
        main: false,
        timezone: zone,
        address_line_1: 'Street 1',
        address_line_2: 'Centre',
      }
      offices.set(name, (await inside.call(structureApi.addOffice, { ...past, body })).data.id)
    }

    for (const { name, place } of people) {
      const body = {
        first_name: name,
        last_name: 'Tracked',
        email: `${name.toLowerCase()}@example.com`,
        invite: false,
      }

      const { id } = (await inside.call(peopleApi.addEmployee, { ...past, body })).data
      ids.set(name, id)
      const office = { location_id: offices.get(place.name)! }

      await inside.call(peopleApi.changeEmployee, {
        ...past,
        params: { ...past.params, id },
        body: office,
      })

      const contract = {
        effective_on: '2025-09-01',
        currency: 'EUR',
        working_hours: String(hoursOf(name)),
        working_period_unit: 'week',
      }

      await inside.call(employmentApi.addContract, {
        ...past,
        params: { id },
        body: contract as never,
      })
    }

    const rules = {
      from_month: first.slice(0, 7),
      on: true,
      source: 'timer',
      most_minutes: null,
      least_minutes: null,
      expires_months: null,
      closes_on: null,
    } as const

    await inside.call(workingTimeApi.setWorkingTimeRules, { ...past, body: rules })
    // No account in the months after, which would run up to today without time.
    const ended = { ...rules, from_month: '2026-04', on: false }
    await inside.call(workingTimeApi.setWorkingTimeRules, { ...past, body: ended })

    for (const { name, client } of projects) {
      const known =
        ids.get(client) ??
        (
          await product.call(clientsApi.addClient, {
            ...admin(),
            body: { name: client, contact_name: 'Ola' },
          })
        ).body.data.id

      ids.set(client, known)

      const added = await product.call(projectsApi.addProject, {
        ...admin(),
        body: { name, client_id: known },
      })

      ids.set(name, added.body.data.id)
    }
  }

  async function track(
    { name }: GeneratedPerson,
    { start, end, project, billable, description }: GeneratedEntry,
  ) {
    const project_id = project === null ? null : ids.get(projects[project]!.name)!

    const body = {
      employee_id: ids.get(name)!,
      start: said(start),
      end: said(end),
      project_id,
      billable,
      description,
    }

    const { status, body: answer } = await product.call(timeTrackingApi.addTimeEntry, {
      ...admin(),
      body,
    })

    expect([status, answer]).toMatchObject([201, {}])
  }

  const nameOf: Record<
    Exclude<Grouping, 'task' | 'tag'>,
    (person: GeneratedPerson, entry: GeneratedEntry) => string
  > = {
    client: (_, { project }) => (project === null ? '' : projects[project]!.client),
    project: (_, { project }) => (project === null ? '' : projects[project]!.name),
    employee: ({ name }) => `${name} Tracked`,
    billable: (_, { billable }) => String(billable),
  }

  const days = ({ from, to }: Range) => ({ start_date: from, end_date: to })
  const plain = (map: ReadonlyMap<string, unknown>) =>
    Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))

  it('are summed by every pair of groups', async () => {
    const pairs = [
      ['client', 'project'],
      ['employee', 'client'],
      ['project', 'billable'],
    ] as const

    for (const range of ranges)
      for (const [grouping, sub_grouping] of pairs) {
        const { data } = (
          await product.call(api.workGroups, {
            ...admin(),
            body: { ...days(range), grouping, sub_grouping },
          })
        ).body

        const title = ({ id, name }: { id: string | null; name: string | null }) => name ?? id ?? ''

        const found = data.groups.flatMap((group) =>
          group.sub_groups.map(
            (sub) =>
              [
                `${title(group)} | ${title(sub)}`,
                { seconds: sub.seconds, entries: sub.entries },
              ] as const,
          ),
        )

        const right = summed(
          people,
          range,
          (person, entry) =>
            `${nameOf[grouping](person, entry)} | ${nameOf[sub_grouping](person, entry)}`,
        )

        expect({ range, found: plain(new Map(found)) }).toEqual({ range, found: plain(right) })
        expect(data.seconds).toBe(
          [...right.values()].reduce((sum, { seconds }) => sum + seconds, 0),
        )
      }
  })

  it('are in the graph on the day, week or month of each second, billable or not', async () => {
    const graphs: [Range, (day: string) => string][] = [
      [half, mondayOf],
      [{ from: first, to: '2026-04-30' }, (day) => `${day.slice(0, 7)}-01`],
      [{ from: '2025-10-20', to: '2025-11-09' }, (day) => day],
      [{ from: '2026-03-02', to: '2026-03-31' }, (day) => day],
    ]

    for (const [range, label] of graphs) {
      const { data } = (await product.call(api.workTotals, { ...admin(), body: days(range) })).body

      const found = new Map(
        data.graph
          .filter(({ seconds }) => seconds > 0)
          .map((point) => [point.label, point.seconds]),
      )

      expect(plain(found)).toEqual(plain(byPiece(people, range, (_, __, day) => label(day))))
      expect(data.billable_seconds).toBe(
        byPiece(people, range, (_, { billable }) => String(billable)).get('true') ?? 0,
      )
    }
  })

  it('are shown week by week, for each project and person', async () => {
    for (let from = mondayOf(first); from <= last; from = addDays(from, 7)) {
      const range = { from, to: addDays(from, 6) }
      const { data } = (await product.call(api.workWeek, { ...admin(), body: days(range) })).body

      const found = data.flatMap(({ project, employee, seconds }) =>
        seconds.flatMap((each, n) =>
          each > 0 ? [[`${project ?? ''} | ${employee} | ${addDays(from, n)}`, each] as const] : [],
        ),
      )

      const key = (person: GeneratedPerson, entry: GeneratedEntry, day: string) =>
        `${nameOf.project(person, entry)} | ${nameOf.employee(person, entry)} | ${day}`
      expect(plain(new Map(found))).toEqual(plain(byPiece(people, range, key)))
    }
  })

  it('are shown entry by entry, on the day of the place where they begin', async () => {
    for (const month of ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03']) {
      const range = {
        from: `${month}-01`,
        to: addDays(`${addDays(`${month}-01`, 32).slice(0, 7)}-01`, -1),
      }

      const found: string[] = []

      for (let page = 1, total = 1; found.length < total; page++) {
        const { body } = await product.call(api.workDetails, {
          ...admin(),
          body: { ...days(range), page, per_page: 300 },
        })

        found.push(
          ...body.data.map((row) =>
            told(
              row.employee,
              row.day,
              row.start,
              row.end!,
              row.seconds,
              row.project ?? '',
              row.description,
            ),
          ),
        )

        total = body.total
      }

      const right = beginning(people, range).map(({ person, entry }) => {
        const { start, end, pieces, description } = entry
        return told(
          nameOf.employee(person, entry),
          pieces[0]!.day,
          said(start),
          said(end),
          end - start,
          nameOf.project(person, entry),
          description,
        )
      })

      expect(found.sort()).toEqual(right.sort())
    }
  })

  it('are in the files as on the screen', async () => {
    const [range] = ranges
    const summary = await file('summary', range!, { grouping: 'employee', sub_grouping: 'project' })

    const found = summary.map(
      (row) =>
        [
          `${row.Employee} | ${row.Project ?? ''}`,
          { seconds: Number(row.Seconds), entries: Number(row.Entries) },
        ] as const,
    )

    expect(plain(new Map(found))).toEqual(
      plain(
        summed(
          people,
          range!,
          (person, entry) => `${nameOf.employee(person, entry)} | ${nameOf.project(person, entry)}`,
        ),
      ),
    )

    const details = await file('details', range!)
    const all = beginning(people, range!)
    expect(details).toHaveLength(all.length)
    expect(details.reduce((sum, row) => sum + Number(row.Seconds), 0)).toBe(
      all.reduce((sum, { entry }) => sum + entry.end - entry.start, 0),
    )
    const week = { from: '2025-10-20', to: '2025-10-26' }

    const rows = (await file('weekly', week)).flatMap((row) =>
      daysFrom(week.from, week.to).map(
        (day) => [`${row.Project ?? ''} | ${row.Employee} | ${day}`, Number(row[day])] as const,
      ),
    )

    const key = (person: GeneratedPerson, entry: GeneratedEntry, day: string) =>
      `${nameOf.project(person, entry)} | ${nameOf.employee(person, entry)} | ${day}`
    expect(plain(new Map(rows.filter(([, seconds]) => seconds > 0)))).toEqual(
      plain(byPiece(people, week, key)),
    )
    expect(product.errors).toEqual([])
  })

  it('make each month of the working time accounts, with leave, time off in lieu and a lock', async () => {
    const addType = async (body: object) =>
      (await product.call(leaveRulesApi.addLeaveType, { ...admin(), body: body as never })).body
        .data.id

    const types = {
      leave: await addType({ name: 'Paid day', approval_required: true, accrues: false }),
      lieu: await addType({
        ...{ name: 'Time off in lieu', approval_required: true, accrues: false },
        takes_account: true,
      }),
    }

    const inside = product.app.get(InProcess)
    const session = (await product.app.get(Sessions).look(company.admin.token))!
    const then = { session, at: new Date('2026-03-31T12:00:00Z') }

    for (const { name } of people) {
      const params = { id: ids.get(name)! }

      await inside.call(workingTimeApi.bookWorkingTime, {
        ...then,
        params,
        body: { seconds: BOOKED, reason: 'Carried over' },
      })

      for (const { day, type, half_day } of leaves)
        await inside.call(leaveApi.addLeave, {
          ...then,
          params,
          body: {
            ...{ start_on: day, finish_on: day, description: 'Away', half_day },
            leave_type_id: types[type],
          },
        })
    }

    const locked = await product.call(timesheetsApi.setTimesheetRules, {
      ...admin(),
      body: { locked_until: last },
    })
    expect(locked.status).toBe(200)

    for (const person of people) {
      const as = { token: company.admin.token, params: { id: ids.get(person.name)! } }
      let balance = BOOKED

      const late = await product.call(timeTrackingApi.addTimeEntry, {
        ...admin(),
        body: {
          employee_id: as.params.id,
          start: `${last} 03:00:00`,
          end: `${last} 03:00:01`,
        },
      })
      expect(late).toMatchObject({ status: 409, body: { code: 'timesheet.before_lock' } })

      for (const month of months) {
        const closed = await product.call(workingTimeApi.closeWorkingTimeMonth, {
          ...as,
          body: { month },
        })
        const right = monthOf(person, hoursOf(person.name), month)
        balance += right.worked_seconds - right.target_seconds
        expect([closed.status, closed.body]).toMatchObject([200, {}])
        const { data } = (
          await product.call(workingTimeApi.workingTimeAccount, { ...as, query: { month } })
        ).body
        expect({ person: person.name, ...data.month }).toMatchObject({
          person: person.name,
          month,
          ...right,
        })
        expect(data.balance_seconds).toBe(balance)
      }
    }

    expect(product.errors).toEqual([])
  })

  /** Returns the rows of a report's file; CSV and XLSX must agree. */
  async function file(
    report: string,
    range: Range,
    more: object = {},
  ): Promise<Record<string, unknown>[]> {
    const [csv, xlsx] = await Promise.all(
      (['csv', 'xlsx'] as const).map(async (format) => {
        const query = new URLSearchParams({ ...days(range), report, format, ...more })

        const { statusCode, rawPayload } = await product.app.inject({
          method: 'GET',
          url: `/api/v1/workspaces/${company.ws}/reports/tracker/file?${query}`,
          headers: { authorization: `Bearer ${company.admin.token}` },
        })

        expect(statusCode).toBe(200)

        const book =
          format === 'csv'
            ? read(rawPayload.toString('utf8').replace(/^\uFEFF/, ''), {
                type: 'string',
                raw: true,
              })
            : read(rawPayload)

        return utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!)
      }),
    )

    const seconds = (rows: Record<string, unknown>[]) => rows.map((row) => Number(row.Seconds))
    expect(seconds(xlsx!)).toEqual(seconds(csv!))

    return csv!
  }
})

const told = (...of: (string | number)[]) => of.join(' | ')

const said = (seconds: number) =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** Runs `act` for every item, at most `width` at once. */
async function each<T>(
  items: readonly T[],
  width: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
    }),
  )
}
