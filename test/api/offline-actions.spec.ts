import { randomUUID } from 'node:crypto'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { OFFLINE_MOST } from '@workledger/contracts/time-tracking/offline'
import { offlineActionsApi } from '@workledger/contracts/time-tracking/offline-actions.api'
import { timeTrackingApi as api } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const minute = 60_000

/** Returns an instant so many minutes ago, in the interface's form. */
const ago = (minutes: number) =>
  new Date(Date.now() - minutes * minute).toISOString().slice(0, 19).replace('T', ' ')

describe('actions made offline, over HTTP', () => {
  let product: Product
  let company: Company
  let colleague: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    colleague = await hire(product, company, 'Col')
  })

  afterAll(() => product?.stop())

  const params = () => ({ ws: company.ws })
  let hired = 0
  const someone = () => hire(product, company, `Eli${'abcdefghij'[hired++]}`)

  const send = (who: Person, actions: readonly object[]) =>
    product.call(offlineActionsApi.sendOfflineActions, {
      token: who.token,
      params: params(),
      body: { actions } as never,
    })

  const entries = async (who: Person) =>
    (await product.call(api.timeEntries, { token: who.token, params: params(), query: {} })).body

  const reasons = ({ body }: Awaited<ReturnType<typeof send>>) =>
    body.data.map(({ conflict }) => conflict?.code ?? null)

  const added = (minutes: number, more = {}) => ({
    id: randomUUID(),
    ...{ kind: 'add', pressed_at: ago(minutes - 1) },
    ...{ start: ago(minutes), end: ago(minutes - 1), description: 'Train' },
    ...more,
  })

  it('count from the press, in one append, and are read at once', async () => {
    const eli = await someone()
    const [start, stop] = [randomUUID(), randomUUID()]
    const began = ago(90)
    const ended = ago(30)

    const actions = [
      { id: start, kind: 'start', pressed_at: began, description: 'Letters' },
      { id: randomUUID(), kind: 'change', pressed_at: ago(60), action_id: start, billable: 1 },
      { id: stop, kind: 'stop', pressed_at: ended, action_id: start },
      added(20),
    ]

    const before = await product.events(company.ws)
    const answer = await send(eli, actions)

    expect(answer).toMatchObject({
      status: 200,
      body: { data: [{ id: start, outcome: 'done', conflict: null }, {}, { id: stop }, {}] },
    })

    expect(await product.events(company.ws)).toBe(before + 4)
    const list = await entries(eli)

    expect(list.data).toMatchObject([
      { description: 'Train' },
      { description: 'Letters', billable: 1, start: began, end: ended, revision: 2 },
    ])

    expect(answer.body.data[2]!.entry).toMatchObject({ id: list.data[1]!.id, end: ended })

    const history = await product.call(auditApi.history, {
      token: eli.token,
      params: { ...params(), stream: list.data[0]!.stream },
      query: { subject: list.data[1]!.id },
    })

    // Auditors see both clocks.
    expect(JSON.stringify(history.body.data.events[0])).toMatch(
      /pressed_at.*"to":"20.*received_at.*"to":"20/,
    )

    // Sent again, whole or in part, they answer the same and append nothing.
    for (const some of [actions, actions.slice(1, 3)])
      expect(reasons(await send(eli, some))).toEqual(some.map(() => null))

    expect(await product.events(company.ws)).toBe(before + 4)
  })

  it('are refused one by one, in clear sentences', async () => {
    const eli = await someone()
    const of = await product.call(api.startTimer, {
      ...{ token: colleague.token, params: params(), body: {} },
    })
    const stranger = of.body.data.id
    const good = added(20)
    const far = { pressed_at: ago(-2 * 24 * 60) }

    const answer = await send(eli, [
      added(10, far),
      added(10, { pressed_at: ago(32 * 24 * 60) }),
      added(10, { project_id: randomUUID() }),
      { id: randomUUID(), kind: 'stop', pressed_at: ago(1), entry_id: stranger },
      { id: randomUUID(), kind: 'stop', pressed_at: ago(1), entry_id: randomUUID() },
      good,
      { ...added(5), id: good.id },
    ])

    expect(reasons(answer)).toEqual([
      'timer.offline_ahead',
      'timer.offline_too_old',
      'timer.project_unknown',
      'not_found',
      'not_found',
      null,
      null,
    ])

    expect(answer.body.data[1]!.conflict!.message).toMatch(/counts for 31 days/)
    expect((await entries(eli)).data).toHaveLength(1)

    const theirs = await product.call(api.runningTimer, {
      ...{ token: colleague.token, params: params(), query: {} },
    })

    expect(theirs.body.data).toMatchObject({ id: stranger, end: null })
  })

  it('are at most 500 in a request', async () => {
    const eli = await someone()
    const many = (n: number) => Array.from({ length: n }, (_, at) => added(n + 10 - at))
    expect((await send(eli, many(OFFLINE_MOST + 1))).status).toBe(422)
    expect((await send(eli, [])).status).toBe(422)
    expect((await entries(eli)).total).toBe(0)
    const all = many(OFFLINE_MOST)
    expect(new Set(reasons(await send(eli, all)))).toEqual(new Set([null]))
    expect(new Set(reasons(await send(eli, all)))).toEqual(new Set([null]))
    expect((await entries(eli)).total).toBe(OFFLINE_MOST)
  })

  it('bring fifty in one round trip', async () => {
    const eli = await someone()
    const queue = Array.from({ length: 50 }, (_, n) => added(100 - n))
    await send(eli, [added(200)])
    expect(reasons(await send(eli, queue))).toEqual(queue.map(() => null))
  })

  it('do not change a locked week; a stop waits for a decision', async () => {
    const eli = await someone()

    const rules = (body: object) =>
      product.call(timesheetsApi.setTimesheetRules, {
        ...{ token: company.admin.token, params: params(), body: body as never },
      })

    await rules({ on: true })
    const start = added(30, { kind: 'start', pressed_at: ago(30), end: undefined })
    await send(eli, [start])
    const today = ago(0).slice(0, 10)

    const submitted = await product.call(timesheetsApi.submitTimesheet, {
      ...{ token: eli.token, params: params(), body: { day: today } as never },
    })

    expect(submitted.status).toBe(201)
    const stop = { id: randomUUID(), kind: 'stop', pressed_at: ago(1), action_id: start.id }
    const answer = await send(eli, [added(20), stop])
    expect(reasons(answer)[0]).toMatch(/^timesheet\.submitted_week/)
    expect(reasons(answer)[1]).toBeNull()
    await rules({ on: false })
  })

  it('change an entry started online in the state that was seen, else they are conflicts', async () => {
    const eli = await someone()
    const asEli = { token: eli.token, params: params() }
    const { body } = await product.call(api.startTimer, {
      ...{ ...asEli, body: { description: 'Letters', start: ago(60) } },
    })
    const entry = body.data
    const [first, next, late] = [randomUUID(), randomUUID(), randomUUID()]
    const change = (id: string, description: string, more: object) => ({
      ...{ id, kind: 'change', pressed_at: ago(5), entry_id: entry.id, description, ...more },
    })
    const { revision } = entry
    const stopped = ago(2)
    const actions = [
      change(first, 'Mail', { revision, tags: ['post'] }),
      change(next, 'Old mail', { after: first, billable: 1 }),
      { id: randomUUID(), kind: 'stop', pressed_at: stopped, entry_id: entry.id },
    ]
    expect(reasons(await send(eli, actions))).toEqual([null, null, null])
    const done = (await entries(eli)).data[0]!
    const work = { description: 'Old mail', tags: ['post'], billable: 1 }
    expect(done).toMatchObject({ ...work, end: stopped, revision: revision + 3 })
    const count = await product.events(company.ws)
    expect(reasons(await send(eli, actions))).toEqual([null, null, null])
    expect(await product.events(company.ws)).toBe(count)

    const elsewhere = await product.call(api.changeTimeEntry, {
      token: eli.token,
      params: { ...params(), id: entry.id },
      body: { description: 'By phone' },
      headers: { 'if-match': `"${done.revision}"` },
    })
    expect(elsewhere.status).toBe(200)
    const stale = change(late, 'On the laptop', { revision: done.revision })
    const answer = await send(eli, [stale, change(randomUUID(), 'Blind', {})])
    expect(reasons(answer)).toEqual(Array(2).fill('timer.offline_changed'))
    expect(answer.body.data[0]!.conflict!.message).toMatch(/changed elsewhere after you saw it/)
    // The answer holds what there is, so that the person compares.
    expect(answer.body.data[0]!.entry).toMatchObject({ id: entry.id, description: 'By phone' })
    expect((await entries(eli)).data[0]).toMatchObject({ description: 'By phone' })
    const anyway = change(late, 'On the laptop', { revision: done.revision + 1 })
    expect(reasons(await send(eli, [anyway]))).toEqual([null])
    expect((await entries(eli)).data[0]).toMatchObject({ description: 'On the laptop' })

    // Another person's entry is as a missing one.
    expect(reasons(await send(colleague, [anyway]))).toEqual(['not_found'])
  })

  it('tell other devices that time without input was kept, and auditors when', async () => {
    const eli = await someone()
    const asEli = { token: eli.token, params: params() }
    const started = await product.call(api.startTimer, { ...asEli, body: { start: ago(60) } })
    const entry = started.body.data
    const kept = (id: string, from: number, to: number) => ({
      ...{ id, kind: 'keep_idle', pressed_at: ago(to), entry_id: entry.id },
      ...{ from: ago(from), to: ago(to) },
    })
    const action = kept(randomUUID(), 40, 10)
    const answer = await send(eli, [action])
    expect(answer.body.data[0]!.entry).toMatchObject({ idle_kept_until: action.to, revision: 0 })
    const running = await product.call(api.runningTimer, { ...asEli, query: {} })
    expect(running.body.data).toMatchObject({ idle_kept_until: action.to, end: null })
    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ...params(), stream: entry.stream },
      query: { subject: entry.id },
    })
    const noted = history.body.data.events.find(({ type }) => type === 'TimeEntryIdleKept')
    expect(JSON.stringify(noted)).toMatch(/idle_from.*idle_to/)
    expect(reasons(await send(eli, [kept(randomUUID(), 70, 5)]))).toEqual([
      'timer.end_before_start',
    ])
    expect(reasons(await send(colleague, [kept(randomUUID(), 40, 5)]))).toEqual(['not_found'])
  })

  it('of another company, and of a terminated person, are refused whole', async () => {
    const stranger = await createCompany(product, 'Other')
    expect((await send(stranger.admin, [added(20)])).status).toBe(404)
    const eli = await someone()
    expect(reasons(await send(eli, [added(20)]))).toEqual([null])

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { ...params(), id: eli.employee },
      body: { terminated_on: ago(0).slice(0, 10) } as never,
    })

    const before = await product.events(company.ws)
    const answer = await send(eli, [added(10)])
    expect(answer.status).toBe(404)
    expect(await product.events(company.ws)).toBe(before)
  })
})
