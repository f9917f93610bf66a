import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { lastDayOf } from '@workledger/domain/working-time/months'
import { monthsAgo } from '../support/months-ago'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HOUR = 3600
const [FIRST, SECOND] = [monthsAgo(2), monthsAgo(1)] as const
const refusal = ({ status, body }: Answer) => [status, body?.code]

const workdaysOf = (month: string) => {
  const days: string[] = []
  for (let day = `${month}-01`; day <= lastDayOf(`${month}-01`); day = addDays(day, 1))
    if (isoWeekday(day) < 6) days.push(day)
  return days
}

describe('overtime that needs approval, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let eli: Person
  let colleague: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    eli = await hire(product, company, 'Eli', { manager_id: manager.employee })
    colleague = await hire(product, company, 'Col')

    const contract = {
      effective_on: `${FIRST}-01`,
      currency: 'EUR',
      working_hours: '1',
      working_period_unit: 'day',
    }

    const added = await product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: eli.employee },
      body: contract as never,
    })
    expect(added.status).toBe(201)
    expect((await setRules()).status).toBe(201)
  })

  afterAll(() => product?.stop())

  const ws = () => ({ ws: company.ws })
  const token = () => company.admin.token

  const setRules = (change: object = {}) =>
    product.call(api.setWorkingTimeRules, {
      token: token(),
      params: ws(),
      body: {
        from_month: FIRST,
        on: true,
        source: 'attendance',
        most_minutes: null,
        least_minutes: null,
        expires_months: null,
        closes_on: null,
        overtime_minutes: 120,
        overtime_per: 'month',
        ...change,
      } as never,
    })

  const work = async (day: string, from: string, to: string): Promise<string> => {
    const added = await product.call(attendanceApi.addAttendance, {
      token: token(),
      params: { id: eli.employee },
      body: { in_at: `${day} ${from}:00`, out_at: `${day} ${to}:00` },
    })
    expect(added.status).toBe(201)
    return added.body.data.id
  }

  const close = async (month: string) => {
    const closed = await product.call(api.closeWorkingTimeMonth, {
      token: token(),
      params: { id: eli.employee },
      body: { month },
    })
    expect(closed.status).toBe(200)
    return closed.body.data
  }

  const overtime = async (who: Person = manager) =>
    (await product.call(api.workingTimeOvertime, { token: who.token, params: ws(), query: {} }))
      .body.data

  const decide = (who: Person, id: string, body: object, headers: object = {}) =>
    product.call(api.decideOvertime, {
      token: who.token,
      params: { id: eli.employee, overtimeId: id },
      body: body as never,
      headers: headers as never,
    })

  const approve = { approved: true, rejected: false }
  const decline = { approved: false, rejected: true }

  const inbox = async (who: Person) =>
    (
      await product.call(inboxApi.inbox, {
        token: who.token,
        params: ws(),
        query: { kind: 'overtime' } as never,
      })
    ).body

  const balance = async () =>
    (
      await product.call(api.workingTimeAccount, {
        token: eli.token,
        params: { id: eli.employee },
        query: {},
      })
    ).body.data

  it('takes a limit of a week or a month, and no other', async () => {
    for (const wrong of [
      { overtime_minutes: -1 },
      { overtime_minutes: 60_001 },
      { overtime_minutes: 'many' },
      { overtime_per: 'year' },
    ])
      expect([wrong, (await setRules(wrong)).status]).toEqual([wrong, 422])
  })

  it('waits with the closing for those who decide about the person, with the figures that they see', async () => {
    // An hour on each working day is agreed; 5 hours are above it, 2 of them count.
    for (const day of workdaysOf(FIRST).slice(1)) await work(day, '09:00', '10:00')
    await work(workdaysOf(FIRST)[0]!, '08:00', '14:00')
    const closed = await close(FIRST)
    expect(closed).toMatchObject({
      balance_seconds: 2 * HOUR,
      waiting_seconds: 3 * HOUR,
      month: { difference_seconds: 5 * HOUR },
    })

    const [row] = await overtime()
    expect(row).toMatchObject({
      name: 'Eli Tester',
      month: `${FIRST}-01`,
      status: 'waiting',
      waiting_seconds: 3 * HOUR,
      limit_minutes: 120,
      limit_per: 'month',
    })
    expect(await overtime(eli)).toHaveLength(1)
    expect(await overtime(colleague)).toEqual([])

    const { data } = await inbox(manager)
    expect(data).toMatchObject([
      {
        id: `overtime:${row!.id}`,
        employee: { id: eli.employee },
        revision: row!.revision,
        acts: ['approve', 'reject'],
        facts: { kind: 'overtime', seconds: 3 * HOUR, approved_seconds: 0, limit_per: 'month' },
      },
    ])
    expect((await inbox(eli)).data).toEqual([])
    expect((await inbox(colleague)).data).toEqual([])
  })

  it('shows in the accounts of one’s people, and finds those that wait', async () => {
    const accounts = async (who: Person, query: object) =>
      (
        await product.call(api.workingTimeAccounts, {
          token: who.token,
          params: ws(),
          query: query as never,
        })
      ).body.data.map(({ name }) => name)

    const [account] = (
      await product.call(api.workingTimeAccounts, {
        token: manager.token,
        params: ws(),
        query: { team: true, sort: '-waiting_seconds' },
      })
    ).body.data
    expect(account).toMatchObject({
      name: 'Eli Tester',
      waiting_seconds: 3 * HOUR,
      month_seconds: 5 * HOUR,
      closed_month: `${FIRST}-01`,
    })
    expect(await accounts(manager, { team: true })).toEqual(['Eli Tester'])
    expect(await accounts(manager, { waits: true })).toEqual(['Eli Tester'])
    expect(await accounts(manager, { team: true, waits: false })).toEqual([])
    expect(await accounts(manager, { team: false })).not.toContain('Eli Tester')
    expect(await accounts(colleague, { team: true })).toEqual([])
    expect(await accounts(company.admin, { waits: true })).toEqual(['Eli Tester'])
  })

  it('is never decided by the person, a colleague, or without a word against it', async () => {
    const { id } = (await overtime())[0]!
    const before = await product.events(company.ws)
    expect((await decide(eli, id, approve)).status).toBe(403)
    expect(refusal(await decide(colleague, id, approve))).toEqual([403, 'access.denied'])
    expect(refusal(await decide(manager, id, decline))).toEqual([422, 'validation'])
    expect(refusal(await decide(manager, id, { approved: true, rejected: true }))).toEqual([
      422,
      'validation',
    ])
    expect(refusal(await decide(manager, colleague.employee, approve))[0]).toBe(404)
    expect(await product.events(company.ws)).toBe(before)
  })

  it('counts once it is approved, and is decided once', async () => {
    const { id, revision } = (await overtime())[0]!
    const shown = { 'if-match': `"${revision}"` }
    expect(await decide(manager, id, { ...approve, comment: 'Release' }, shown)).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', approved_seconds: 3 * HOUR, comment: 'Release' } },
    })
    expect(await balance()).toMatchObject({ balance_seconds: 5 * HOUR, waiting_seconds: 0 })
    expect((await inbox(manager)).data).toEqual([])
    const again = await decide(manager, id, { ...decline, comment: 'No' })
    expect(refusal(again)).toEqual([409, 'working_time.overtime_decided'])

    const lines = await product.call(api.workingTimeLines, {
      token: eli.token,
      params: ws(),
      query: { employee_id: eli.employee, sort: 'booked_at' },
    })
    // Lines of one closing have one instant.
    expect(lines.body.data.map(({ kind, seconds }) => [kind, seconds]).sort()).toEqual([
      ['closing', 5 * HOUR],
      ['overtime', -3 * HOUR],
      ['overtime_approved', 3 * HOUR],
    ])
  })

  it('asks again only for the difference of a correction, and binds a decision to it', async () => {
    const [{ id, revision: old } = { id: '', revision: 0 }] = await overtime()
    for (const day of workdaysOf(SECOND)) await work(day, '09:00', '10:00')
    await work(workdaysOf(FIRST)[0]!, '16:00', '17:00')
    expect(await close(SECOND)).toMatchObject({
      balance_seconds: 5 * HOUR,
      waiting_seconds: HOUR,
    })
    const [row] = (await overtime()).filter((each) => each.id === id)
    expect(row).toMatchObject({
      status: 'waiting',
      waiting_seconds: HOUR,
      approved_seconds: 3 * HOUR,
    })

    const before = await product.events(company.ws)
    const stale = await decide(manager, id, approve, { 'if-match': `"${old}"` })
    expect(refusal(stale)).toEqual([409, 'state.stale'])
    expect(await product.events(company.ws)).toBe(before)

    const decided = await product.call(inboxApi.decideInboxItems, {
      token: manager.token,
      params: ws(),
      body: {
        decisions: [
          { id: `overtime:${id}`, approve: false, comment: 'Not agreed', revision: row!.revision },
        ],
      } as never,
    })
    expect(decided.body).toMatchObject({ decided: 1, refused: 0 })
    const after = (await overtime(eli)).find((each) => each.id === id)
    expect(after).toMatchObject({
      status: 'partly',
      declined_seconds: HOUR,
      comment: 'Not agreed',
    })
    expect(await balance()).toMatchObject({ balance_seconds: 5 * HOUR, waiting_seconds: 0 })
    expect(product.errors).toEqual([])
  })
})
