import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { reportsApi as api } from '@workledger/contracts/reports/reports.api'
import { savedReportsApi as savedApi } from '@workledger/contracts/reports/saved-reports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { splitAtMidnights } from '@workledger/domain/kernel/zone-days'
import { createTeam, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('work reports, over HTTP', () => {
  let product: Product
  let team: Awaited<ReturnType<typeof createTeam>>
  let other: Person
  let project: string

  beforeAll(async () => {
    product = await startProduct()
    team = await createTeam(product)
    const { company } = team
    other = await hire(product, company, 'Una')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const client = { name: 'Helios', contact_name: 'Ola' }
    const client_id = (await product.call(clientsApi.addClient, { ...at, body: client })).body.data
      .id
    const body = { name: 'Turbine', client_id, billable: true, rate: '60' }
    project = (await product.call(projectsApi.addProject, { ...at, body })).body.data.id
    await track(team.employee, '2026-03-28 22:00:00', '2026-03-29 02:00:10', project)
    await track(team.employee, '2026-03-29 09:00:00', '2026-03-29 09:30:05', project)
    await track(team.manager, '2026-03-30 09:00:00', '2026-03-30 10:00:00', null)
    await track(other, '2026-03-30 09:00:00', '2026-03-30 09:10:01', project)
  })

  afterAll(() => product?.stop())

  const at = ({ token }: Person) => ({ token, params: { ws: team.company.ws } })

  const track = async (
    who: Person,
    start: string,
    end: string | undefined,
    project_id: string | null,
  ) => {
    const body = { start, project_id, description: '=1+1', ...(end ? { end } : {}) }
    const { status } = await product.call(timeTrackingApi.addTimeEntry, { ...at(who), body })
    expect(status).toBe(201)
  }

  const march = { start_date: '2026-03-23', end_date: '2026-03-31' }
  const groups = async (who: Person, change: object = {}) =>
    (await product.call(api.workGroups, { ...at(who), body: { ...march, ...change } })).body.data
  const long = 4 * 3600 + 10
  /** At 60 an hour, a second is worth a sixtieth. */
  const amount = ((long + 1805 + 601) / 60).toFixed(2)

  it('are grouped and filtered by tags: an entry counts under each, and once in the total', async () => {
    const ida = await hire(product, team.company, 'Ida')
    const april = { start_date: '2026-04-01', end_date: '2026-04-30', employee_ids: [ida.employee] }
    const tagged = async (hour: number, minutes: number, tags: string[], project_id = project) => {
      const day = `2026-04-02 ${String(hour).padStart(2, '0')}`
      const times = { start: `${day}:00:00`, end: `${day}:${minutes}:00` }
      const body = { ...times, tags, project_id, description: 'Blades' }
      const { status } = await product.call(timeTrackingApi.addTimeEntry, { ...at(ida), body })
      expect(status).toBe(201)
    }
    await tagged(8, 10, ['travel', 'remote'])
    await tagged(9, 20, ['travel'])
    await tagged(10, 40, [])
    const admin = team.company.admin
    const byTag = { grouping: 'tag', sub_grouping: 'project' }
    const all = await groups(admin, { ...april, ...byTag })
    const short = (found: typeof all) =>
      found.groups.map(({ name, seconds, entries, amount, sub_groups }) => [
        ...[name, seconds / 60, entries, amount, sub_groups.length],
      ])

    expect(short(all)).toEqual([
      [null, 40, 1, '40.00', 1],
      ['travel', 30, 2, '30.00', 1],
      ['remote', 10, 1, '10.00', 1],
    ])
    const total = { seconds: 70 * 60, entries: 3, amount: '70.00' }
    expect(all).toMatchObject(total)

    // As the second grouping, the groups stay as they are.
    const within = await groups(admin, { ...april, grouping: 'project', sub_grouping: 'tag' })
    expect(within).toMatchObject({
      ...total,
      groups: [{ ...total, sub_groups: [{ id: null }, { id: 'travel' }, { id: 'remote' }] }],
    })

    const filtered = await groups(admin, { ...april, ...byTag, tags: ['remote', 'unknown'] })
    expect(filtered).toMatchObject({ seconds: 600, entries: 1 })
    expect(short(filtered).map(([name]) => name)).toEqual(['remote', 'travel'])
    const totals = async (change: object) =>
      (await product.call(api.workTotals, { ...at(admin), body: { ...april, ...change } })).body
        .data
    expect((await totals({ tags: ['travel'] })).seconds).toBe(30 * 60)
    expect((await totals({})).seconds).toBe(70 * 60)

    const file = async (query: object) =>
      (
        await product.inject({
          method: 'GET',
          url: `/api/v1/workspaces/${team.company.ws}/reports/tracker/file?${new URLSearchParams({
            ...{
              start_date: april.start_date,
              end_date: april.end_date,
              employee_ids: ida.employee,
            },
            ...query,
          })}`,
          headers: { authorization: `Bearer ${admin.token}` },
        })
      ).body
    const summary = await file({ report: 'summary', ...byTag, tags: 'travel,remote' })
    expect(summary).toMatch(/Tag \(an entry counts under each\)/)
    expect(summary).toMatch(/travel,Turbine,2,/)
    expect(summary).not.toMatch(/2400/)
    expect(await file({ report: 'details' })).toMatch(/"travel, remote"/)

    // A timer that runs counts under its tags, too.
    const start = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ')
    const body = { tags: ['travel', 'now'], start }
    const started = await product.call(timeTrackingApi.startTimer, { ...at(ida), body })
    const { day } = started.body.data
    const today = { ...april, start_date: day, end_date: day, ...byTag }
    const running = await groups(admin, today)
    expect(running).toMatchObject({ running: 1, entries: 1 })
    expect(running.groups.map(({ id, running }) => [id, running]).sort()).toEqual([
      ['now', 1],
      ['travel', 1],
    ])
    expect(await groups(admin, { ...today, tags: ['remote'] })).toMatchObject({ running: 0 })

    // No one sees tags of people outside of their scope.
    expect((await groups(other, { ...april, ...byTag })).groups).toEqual([])
    // The graph does not stack what overlaps.
    const refused = await product.call(api.workTotals, {
      ...at(admin),
      body: { ...april, grouping: 'tag' as never },
    })
    expect(refused.status).toBe(422)
  })

  it('sums add up to the second, by client and project, over midnight and the night in which the clocks change', async () => {
    const { groups: found, seconds } = await groups(team.company.admin)
    expect(seconds).toBe(long + 1805 + 3600 + 601)

    expect(found).toMatchObject([
      {
        name: 'Helios',
        seconds: long + 1805 + 601,
        entries: 3,
        running: 0,
        sub_groups: [{ name: 'Turbine', seconds: long + 1805 + 601 }],
      },
      {
        id: null,
        name: null,
        seconds: 3600,
        entries: 1,
        sub_groups: [{ id: null, seconds: 3600 }],
      },
    ])

    expect((await groups(team.company.admin)).groups.map((group) => group.amount)).toEqual([
      amount,
      null,
    ])

    const totals = (await product.call(api.workTotals, { ...at(team.company.admin), body: march }))
      .body.data

    expect([totals.resolution, totals.seconds, totals.billable_seconds]).toEqual([
      'day',
      seconds,
      long + 1805 + 601,
    ])

    const stacked = async (grouping: 'client' | 'employee') => {
      const { graph } = (
        await product.call(api.workTotals, {
          ...at(team.company.admin),
          body: { ...march, grouping },
        })
      ).body.data
      return graph.find(({ label }) => label === '2026-03-30')?.groups
    }

    const [helios] = (await groups(team.company.admin)).groups

    expect(await stacked('client')).toEqual([
      { id: helios!.id, seconds: 601 },
      { id: null, seconds: 3600 },
    ])

    expect(await stacked('employee')).toEqual([
      { id: team.manager.employee, seconds: 3600 },
      { id: other.employee, seconds: 601 },
    ])

    // Lisbon's clocks go forward in that night; an entry's day is cut at its own midnight.
    const [before, after] = splitAtMidnights(
      '2026-03-28T22:00:00Z',
      '2026-03-29T02:00:10Z',
      'Europe/Lisbon',
    )

    const of = (day: string) => totals.graph.find(({ label }) => label === day)?.seconds

    expect([of('2026-03-28'), of('2026-03-29'), of('2026-03-31')]).toEqual([
      before!.seconds,
      after!.seconds + 1805,
      0,
    ])

    const week = { start_date: '2026-03-23', end_date: '2026-03-29' }

    expect(
      (await product.call(api.workWeek, { ...at(team.company.admin), body: week })).body.data,
    ).toMatchObject([
      {
        project: 'Turbine',
        employee: 'Eli Tester',
        seconds: [0, 0, 0, 0, 0, before!.seconds, after!.seconds + 1805],
        total: long + 1805,
      },
    ])

    const details = await product.call(api.workDetails, {
      ...at(team.company.admin),
      body: { ...march, per_page: 1, page: 2 },
    })

    expect(details.body).toMatchObject({
      total: 4,
      data: [{ start: '2026-03-29 09:00:00', seconds: 1805, project: 'Turbine' }],
    })

    const firsts = await product.call(api.workDetails, {
      ...at(team.company.admin),
      body: { ...march, of_each_day: 1 },
    })

    const { data, entries_by_day } = firsts.body
    expect(new Set(data.map(({ day }) => day)).size).toBe(data.length)
    expect(Object.keys(entries_by_day ?? {}).sort()).toEqual(data.map(({ day }) => day))
    expect(Object.values(entries_by_day ?? {}).reduce((sum, each) => sum + each, 0)).toBe(4)
    expect(data.length).toBeLessThan(4)
  })

  it('show only the scope, and an id outside of it is absent', async () => {
    const by = { grouping: 'employee', sub_grouping: 'project' }
    const people = async (who: Person, change: object = {}) =>
      (await groups(who, { ...by, ...change })).groups.map(({ name }) => name)
    expect(await people(team.company.admin)).toEqual(['Eli Tester', 'Mia Tester', 'Una Tester'])
    expect(await people(team.manager)).toEqual(['Eli Tester', 'Mia Tester'])
    expect(await people(team.employee)).toEqual(['Eli Tester'])
    expect(await people(team.employee, { employee_ids: [other.employee] })).toEqual([])
    expect(
      await people(team.company.admin, { employee_ids: [other.employee], project_ids: [project] }),
    ).toEqual(['Una Tester'])
    expect(await people(team.company.admin, { billable: false })).toEqual(['Mia Tester'])
    expect(
      (await product.call(api.workGroups, { ...at(team.stranger.admin), body: march })).status,
    ).toBe(404)
  })

  it('are narrowed by no list that is empty, null or left out, in a body as in an address', async () => {
    const admin = at(team.company.admin)
    const all = (await product.call(api.workTotals, { ...admin, body: march })).body.data.seconds
    expect(all).toBe(long + 1805 + 3600 + 601)

    for (const name of ['employee_ids', 'project_ids', 'client_ids'])
      for (const list of [[], null]) {
        const answer = await product.call(api.workTotals, {
          ...admin,
          body: { ...march, [name]: list } as never,
        })
        expect([name, list, answer.body.data.seconds]).toEqual([name, list, all])
      }

    const { employee } = team.employee

    const tasks = async (query: object) => {
      const { status, body } = await product.call(api.tasksReport, {
        ...admin,
        query: { ...march, ...query } as never,
      })
      return [status, body]
    }

    expect(await tasks({ employee_ids: '' })).toEqual(await tasks({}))
    expect(await tasks({ employee_ids: [employee] })).toEqual(
      await tasks({ employee_ids: employee }),
    )
    expect((await tasks({ employee_ids: Array.from({ length: 300 }, () => employee) }))[0]).toBe(
      200,
    )
  })

  it('count running time up to now and mark it, and keep the name of a deleted project', async () => {
    const start = new Date(Date.now() - 3600_000).toISOString()
    await track(team.employee, start, undefined, project)
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)

    const now = {
      start_date: day(Date.now() - 2 * 86_400_000),
      end_date: day(Date.now() + 86_400_000),
    }

    await product.call(projectsApi.deleteProject, {
      token: team.company.admin.token,
      params: { ws: team.company.ws, id: project },
    })

    const found = await groups(team.employee, { ...now, grouping: 'project' })

    expect(found).toMatchObject({
      running: 1,
      groups: [{ name: 'Turbine', running: 1, entries: 1 }],
    })

    expect(found.seconds).toBeGreaterThanOrEqual(3600)
  })

  it('are exported as files, without formulas, and refused for days in the wrong order or too many', async () => {
    const file = (query: object) =>
      product.app.inject({
        method: 'GET',
        url: `/api/v1/workspaces/${team.company.ws}/reports/tracker/file?${new URLSearchParams({ ...march, ...query } as never)}`,
        headers: { authorization: `Bearer ${team.company.admin.token}` },
      })

    const summary = (await file({ report: 'summary' })).body.trim().split('\r\n')
    expect(summary[0]).toBe('Client,Project,Entries,Amount,Seconds,Running')
    expect(summary[1]).toBe(`Helios,Turbine,3,${amount},${long + 1805 + 601},0`)
    // Grouped by one thing, each appears once, as on the screen.
    const alone = await file({ report: 'summary', grouping: 'client', sub_grouping: 'client' })
    expect(alone.body).toContain('\ufeffClient,Entries,Amount,Seconds,Running\r\n')
    expect((await file({ report: 'details' })).body).toContain("'=1+1")
    expect(
      (await file({ report: 'summary', format: 'xlsx' })).rawPayload.subarray(0, 2).toString(),
    ).toBe('PK')
    expect((await file({ report: 'weekly' })).statusCode).toBe(422)
    const wrong = { start_date: '2026-03-31', end_date: '2026-03-01' }

    expect(
      (await product.call(api.workTotals, { ...at(team.employee), body: wrong })).body,
    ).toMatchObject({
      errors: { end_date: ['The end is before the start.'] },
    })

    expect((await product.call(api.workWeek, { ...at(team.employee), body: march })).status).toBe(
      422,
    )
  })

  it('sum up weeks from the day on which those of the reader begin', async () => {
    const long = { start_date: '2026-03-01', end_date: '2026-04-30' }

    const labels = async () => {
      const { graph, resolution } = (
        await product.call(api.workTotals, { ...at(team.company.admin), body: long })
      ).body.data
      return [resolution, ...graph.filter(({ seconds }) => seconds > 0).map(({ label }) => label)]
    }

    // The first of them is worked on a Saturday and a Sunday.
    expect(await labels()).toEqual(['week', '2026-03-23', '2026-03-30'])
    const { token, employee: id } = team.company.admin

    const choose = (value: string) =>
      product.call(peopleApi.setEmployeeOption, {
        token,
        params: { id },
        body: { name: 'week_starts_on', value },
      })

    expect((await choose('3')).body).toMatchObject({
      errors: { value: ['Choose one of: 1, 7, 6.'] },
    })
    const me = async () =>
      (await product.call(peopleApi.employeeMe, { ...at(team.company.admin) })).body.data
        .week_starts_on
    expect(await me()).toBe(1)
    expect((await choose('7')).status).toBe(200)
    expect(await me()).toBe(7)
    expect(await labels()).toEqual(['week', '2026-03-22', '2026-03-29'])
    expect((await choose('1')).status).toBe(200)
  })

  it('are saved with their filters by their readers, and changed and deleted by no one else', async () => {
    const everything = {
      employees: [],
      projects: [],
      clients: [],
      tags: [],
      billable: null,
      approved: null,
    }

    const filters = {
      tab: 'weekly' as const,
      range: 'week' as const,
      group: 'client' as const,
      then: 'project' as const,
      ...everything,
    }

    const body = {
      name: 'My weeks',
      filters,
      schedule: { every: 'weekly' as const, hour: 8, weekday: 1 },
    }

    const added = await product.call(savedApi.saveReport, { ...at(team.employee), body })
    expect(added.status).toBe(201)
    const again = await product.call(savedApi.saveReport, { ...at(team.employee), body })

    expect([again.status, again.body]).toMatchObject([
      409,
      { errors: { name: ['You have a saved report with this name already.'] } },
    ])

    const list = async (who: Person) =>
      (await product.call(savedApi.savedReports, { ...at(who), query: {} })).body.data
    expect(await list(team.employee)).toMatchObject([
      { title: 'My weeks', tab: 'weekly', every: 'weekly', hour: 8, weekday: 1, filters },
    ])
    expect(await list(other)).toEqual([])
    expect(await list(team.company.admin)).toMatchObject([{ name: 'Eli Tester' }])
    const params = { ws: team.company.ws, id: added.body.data.id }

    for (const { token } of [other, team.manager, team.company.admin])
      expect((await product.call(savedApi.deleteSavedReport, { token, params })).status).toBe(404)

    const { token } = team.employee

    const bad = await product.call(savedApi.changeSavedReport, {
      token,
      params,
      body: { schedule: { every: 'daily', hour: 24, weekday: 1 } },
    })

    expect(bad.status).toBe(422)

    // Of several people and projects; the next mail is on a Monday at eight in Lisbon.
    const several = {
      ...filters,
      employees: [team.employee.employee, other.employee],
      projects: [project],
      tags: ['travel'],
    }

    expect(
      (
        await product.call(savedApi.changeSavedReport, {
          token,
          params,
          body: { filters: several },
        })
      ).status,
    ).toBe(200)

    const one = await product.call(savedApi.savedReport, { token, params })

    expect(one.body.data).toMatchObject({
      title: 'My weeks',
      filters: several,
      next_due_at: expect.stringMatching(/T0[78]:00:00Z$/),
    })

    expect(Date.parse(one.body.data.next_due_at!)).toBeGreaterThan(Date.now())
    expect(new Date(one.body.data.next_due_at!).getUTCDay()).toBe(1)

    expect(
      (await product.call(savedApi.savedReport, { token: team.company.admin.token, params }))
        .status,
    ).toBe(200)

    expect((await product.call(savedApi.savedReport, { token: other.token, params })).status).toBe(
      404,
    )
    // Shared with others, who read it; only its owner changes it or has it mailed.
    const share = (recipients: string[]) =>
      product.call(savedApi.changeSavedReport, { token, params, body: { recipients } })
    const unknown = '0190a1b2-0000-7000-8000-000000000001'

    expect(await share([unknown])).toMatchObject({
      status: 422,
      body: { errors: { recipients: ['Choose people who work here and whom you see.'] } },
    })

    expect((await share([other.employee, other.employee])).body.data.recipients).toEqual([
      other.employee,
    ])
    expect(
      (await product.call(savedApi.savedReport, { token: other.token, params })).body.data.title,
    ).toBe('My weeks')
    expect(await list(other)).toMatchObject([{ title: 'My weeks', name: 'Eli Tester' }])
    expect(
      (await product.call(savedApi.savedReport, { token: team.manager.token, params })).status,
    ).toBe(404)

    for (const by of [other, team.company.admin])
      expect(
        (await product.call(savedApi.sendSavedReport, { token: by.token, params })).status,
      ).toBe(404)

    const now = await product.call(savedApi.sendSavedReport, { token, params })
    expect(now.status).toBe(200)
    const { start_date, end_date } = now.body.data

    expect([
      new Date(start_date).getUTCDay(),
      Date.parse(end_date) - Date.parse(start_date),
    ]).toEqual([1, 6 * 86_400_000])

    const sends = await product.call(savedApi.savedReportSends, { token: other.token, params })
    expect(sends.body.data).toMatchObject([
      { scheduled: false, start_date, end_date, people: 0, sent: 0 },
    ])
    expect((await product.call(savedApi.sendSavedReport, { token, params })).body).toMatchObject({
      code: 'report.sent_just_now',
    })
    expect((await share([])).body.data.recipients).toEqual([])
    expect((await product.call(savedApi.savedReport, { token: other.token, params })).status).toBe(
      404,
    )

    const named = await product.call(savedApi.changeSavedReport, {
      token,
      params,
      body: { name: 'Weeks' },
    })

    expect(named.body.data).toMatchObject({ title: 'Weeks', every: 'weekly', filters: several })
    expect((await product.call(savedApi.deleteSavedReport, { token, params })).status).toBe(204)
    expect(await list(team.employee)).toEqual([])
  })

  it('tell how many tasks were created on each day', async () => {
    const { company } = team
    const client = { name: 'Orbit', contact_name: 'Ola' }
    const client_id = (
      await product.call(clientsApi.addClient, { ...at(company.admin), body: client })
    ).body.data.id

    const added = await product.call(projectsApi.addProject, {
      ...at(company.admin),
      body: { name: 'Valves', client_id },
    })

    const params = { id: added.body.data.id }

    await product.call(projectsApi.addProjectMember, {
      token: company.admin.token,
      params,
      body: { employee_id: other.employee },
    })

    const task = { title: 'Weld', employee_id: other.employee }

    expect(
      (await product.call(tasksApi.addTask, { token: company.admin.token, params, body: task }))
        .status,
    ).toBe(201)

    const today = new Date().toISOString().slice(0, 10)
    const query = { start_date: today, end_date: today }
    const report = (who: Person) =>
      product.call(api.tasksReport, { ...at(who), query }).then(({ body }) => body.data)

    expect(await report(company.admin)).toEqual({
      created: [{ date: today, count: 1 }],
      completed: [],
    })

    expect(await report(team.employee)).toEqual({ created: [], completed: [] })
    expect((await product.call(peopleApi.employeeMe, at(other))).status).toBe(200)
    expect(product.errors).toEqual([])
  })
})
