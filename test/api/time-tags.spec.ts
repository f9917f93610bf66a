import { listsApi } from '@workledger/contracts/lists/lists.api'
import { timeTagsApi } from '@workledger/contracts/time-tracking/time-tags.api'
import { timeTrackingApi as api } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  JSON.stringify(
    (body as { error_codes?: unknown }).error_codes ?? (body as { code: string }).code,
  ),
]

describe('tags of tracked time', () => {
  let product: Product
  let company: Company
  let mia: Person
  let hour = 0

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mia = await hire(product, company, 'Mia')
  })

  afterAll(() => product?.stop())

  const ws = (who: Person) => ({ token: who.token, params: { ws: company.ws } })

  /** Adds an hour of its own, hours before now. */
  const add = (who: Person, tags?: unknown, ago = ++hour * 2) =>
    product.call(api.addTimeEntry, {
      ...ws(who),
      body: {
        description: 'Work',
        start: new Date(Date.now() - (ago + 1) * 3_600_000).toISOString(),
        end: new Date(Date.now() - ago * 3_600_000).toISOString(),
        tags,
      } as never,
    })

  const listed = async (who: Person, query: object = {}) =>
    (await product.call(api.timeEntries, { ...ws(who), query: query as never })).body

  const suggested = async (who: Person) =>
    (await product.call(timeTagsApi.timeTags, ws(who))).body.data

  it('are kept as typed, without blanks around them and without repetitions', async () => {
    const added = await add(mia, ['  deep   work ', 'Client', 'CLIENT', 'موعد'])
    expect(added.status).toBe(201)
    expect(added.body.data.tags).toEqual(['deep work', 'Client', 'موعد'])
    const { id } = added.body.data

    const change = (body: object) =>
      product.call(api.changeTimeEntry, {
        token: mia.token,
        params: { ws: company.ws, id },
        body: body as never,
      })

    expect((await change({ description: 'Other' })).body.data.tags).toEqual(added.body.data.tags)
    expect((await change({ tags: ['x'] })).body.data.tags).toEqual(['x'])
    expect((await change({ tags: [] })).body.data.tags).toEqual([])
    const [row] = (await listed(mia)).data
    expect(row).toMatchObject({ id, tags: [] })
    const written = 'select count(*)::int as n from log.events'
    const before = (await product.owner.query(written)).rows[0].n
    // Nothing changes, so nothing is written.
    expect((await change({ tags: [] })).status).toBe(200)
    expect((await product.owner.query(written)).rows[0].n).toBe(before)
  })

  it.each([[['']], [['  ']], [['\u200b']], [['a, b']], [['x'.repeat(41)]], [[7]]])(
    'refuses %j',
    async (tags) => {
      const [status, codes] = refusal(await add(mia, tags))
      expect([status, codes]).toEqual([422, expect.stringContaining('timer.tag')])
    },
  )

  it('refuses an eleventh', async () => {
    const tags = Array.from({ length: 11 }, (_, n) => `t${n}`)
    expect(refusal(await add(mia, tags))).toEqual([422, expect.stringContaining('timer.tags_most')])
    expect((await add(mia, tags.slice(1))).status).toBe(201)
  })

  it('find entries, with the totals of their days, and leave in files', async () => {
    const ken = await hire(product, company, 'Ken')
    await add(ken, ['travel', 'client'], 26)
    await add(ken, ['travelling'], 28)
    await add(ken, undefined, 30)
    const found = await listed(ken, { tag: 'travel' })
    expect(found.data.map(({ tags }) => tags)).toEqual([['travel', 'client']])
    expect(found.meta.total).toBe(1)
    expect(found.meta.days.map(({ seconds }) => seconds).reduce((a, b) => a + b, 0)).toBe(3600)
    expect((await listed(ken, { q: 'client' })).meta.total).toBe(1)

    const file = await product.call(listsApi.exportList, {
      token: ken.token,
      params: { ws: company.ws, resource: 'time-entries' },
      query: { format: 'csv' } as never,
    })
    expect(String(file.body)).toContain('"travel, client"')
  })

  it('are suggested from one’s own, and from those that three people use', async () => {
    const people = await Promise.all(
      ['Ann', 'Ben', 'Cleo'].map((name) => hire(product, company, name)),
    )
    const [ann, ben, cleo] = people as [Person, Person, Person]
    await add(ann, ['Workshop', 'therapy'])
    await add(ben, ['Workshop'])
    const fresh = await hire(product, company, 'Dora')
    expect(await suggested(fresh)).toEqual([])
    await add(cleo, ['Workshop'])
    expect(await suggested(fresh)).toEqual(['Workshop'])
    expect((await suggested(ann)).toSorted()).toEqual(['Workshop', 'therapy'])
  })

  it('travel with the timer and its stop', async () => {
    const liv = await hire(product, company, 'Liv')
    const started = await product.call(api.startTimer, { ...ws(liv), body: { tags: ['calls'] } })
    expect(started.body.data.tags).toEqual(['calls'])
    const running = await product.call(api.runningTimer, { ...ws(liv), query: {} })
    expect(running.body.data!.tags).toEqual(['calls'])
  })
})
