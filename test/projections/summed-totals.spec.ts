import { timeTrackingApi as api } from '@workledger/contracts/time-tracking/time-tracking.api'
import { listRows } from '@workledger/projections/kernel/list-rows'
import { timeEntriesList } from '@workledger/projections/time-tracking/time-tracking.lists'
import fc from 'fast-check'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const DAY = 24 * 3_600_000

/** Acts on the entries of one of two people; `at`: days before today, over midnights and months. */
const act = fc.record({
  who: fc.nat(1),
  act: fc.constantFrom('start', 'stop', 'add', 'move', 'remove'),
  at: fc.integer({ min: 1, max: 70 }),
  hours: fc.integer({ min: 1, max: 23 }),
  entry: fc.nat(),
})

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

describe('a total that is summed up instead of counted', () => {
  let product: Product
  let company: Company
  let manager: Person
  let people: Person[]

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')

    people = [
      await hire(product, company, 'Eli', { manager_id: manager.employee }),
      await hire(product, company, 'Col'),
    ]

    for (let at = 81; at < 93; at++)
      await carryOut({ who: at % 2, act: 'add', at, hours: 1, entry: 0 })
  })

  afterAll(() => product?.stop())

  const rowsFor = (who: Person, everything: boolean, filter: object) =>
    listRows(
      {
        db: product.reads.of([company.ws]),
        resource: timeEntriesList,
        viewer: {
          workspace: company.ws,
          employee: who.employee,
          permissions: [],
          everything,
          now: new Date().toISOString(),
        },
      },
      { range: [0, 999], filter: filter as Record<string, unknown> },
    )

  async function carryOut(one: Act) {
    const { token } = people[one.who]!
    const params = { ws: company.ws }
    const start = new Date(Math.floor((Date.now() - one.at * DAY) / 1000) * 1000)

    const times = {
      start: start.toISOString(),
      end: new Date(start.getTime() + one.hours * 3_600_000).toISOString(),
    }

    const { data } = (await product.call(api.timeEntries, { token, params, query: {} })).body
    const id = data[one.entry % Math.max(1, data.length)]?.id ?? company.ws
    const of = { token, params: { ...params, id } }

    if (one.act === 'start')
      await product.call(api.startTimer, { token, params, body: { billable: 1 } as never })
    if (one.act === 'stop') await product.call(api.stopTimer, { ...of, body: {} })
    if (one.act === 'add')
      await product.call(api.addTimeEntry, { token, params, body: times as never })
    if (one.act === 'move') await product.call(api.changeTimeEntry, { ...of, body: times as never })
    if (one.act === 'remove') await product.call(api.deleteTimeEntry, of)
  }

  it('equals the number of rows after any acts on time entries', async () => {
    let most = 0

    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
        for (const one of acts) await carryOut(one)

        for (const [who, everything] of [
          [company.admin, true],
          [manager, false],
          [people[0]!, false],
        ] as const) {
          for (const filter of [
            {},
            { employee_id: people[0]!.employee },
            { employee_id: people.map(({ employee }) => employee) },
            { employee_id: people[1]!.employee, billable: '1' },
          ]) {
            const { total, rows } = await rowsFor(who, everything, filter)
            expect({ filter, total }).toEqual({ filter, total: rows.length })
            most = Math.max(most, total)
          }
        }
      }),
      { numRuns: 8 },
    )

    expect(most).toBeGreaterThan(10)
  })
})
