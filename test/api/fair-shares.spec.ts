import {
  costlyTurns,
  readTurns,
  searchTurns,
  turnsOf,
  writeTurns,
} from '@workledger/api/kernel/http/costly-turns'
import { accessApi } from '@workledger/contracts/access/access.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import { type Company, createCompany } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { createWorld, paramsOf, type World } from '../support/world'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

/** The effects of one person's burst of costly calls, which concern only that person. */
describe('a burst of exports, reports and searches', () => {
  let product: Product
  let world: World
  let other: Company
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    other = await createCompany(product, 'Other')
  }, 60_000)

  afterAll(async () => {
    release()
    await product?.stop()
  })

  const costly = endpoints.filter(({ costly }) => costly === true)

  const call = ({ company }: { company: Company }, endpoint: Endpoint): Promise<Answer> => {
    const { params } = paramsOf(endpoint, world, STRANGER)
    const { token } = company.admin
    const body = endpoint.body ? sampleBody(endpoint) : undefined
    // The samples of a name are those of its body, if it has one.
    const name = endpoint.body ? 'query' : endpoint.name
    const query = endpoint.query && sampleBody({ ...endpoint, name, body: endpoint.query })
    const where = { ...params, ...('ws' in params ? { ws: company.ws } : {}) }

    return product.call(endpoint as never, { token, params: where, query, body } as never)
  }

  it('answers 429 with Retry-After to a person with too many open calls, and others as usual', async () => {
    const me = await product.call(accessApi.me, { token: world.company.admin.token })
    const asker = { company: world.company.ws, person: me.body.data.id }
    for (let n = 0; n < 6; n++) void costlyTurns.run(asker, () => released)

    expect(costly.length).toBeGreaterThan(12)

    // Sent at once, because the answer to an immediate repetition after a refusal is delayed.
    const answers = await Promise.all(
      costly.map(
        async (endpoint) => [endpoint.name, (await call(world, endpoint)) as any] as const,
      ),
    )

    for (const [name, { status, body, headers }] of answers)
      expect([name, status, body?.code, headers['retry-after']]).toEqual([
        name,
        429,
        'rate.busy',
        '5',
      ])

    const anothers = endpoints.find(({ name }) => name === 'workTotals')!
    expect((await call({ company: other }, anothers)).status).toBe(200)
    release()
    await new Promise(setImmediate)
    expect((await call(world, anothers)).status).toBe(200)
  })

  it('of searches, long pages and histories is refused too, while short pages of the same person go on', async () => {
    const { company } = world
    const { token } = company.admin
    const me = await product.call(accessApi.me, { token })
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })

    for (let n = 0; n < 30; n++)
      void searchTurns.run({ company: company.ws, person: me.body.data.id }, () => ended)

    const path = async (who: Company, rest: string) => {
      const { status, body, headers } = await product.inject({
        method: 'GET',
        url: `/api/v1/${rest.replace('{ws}', who.ws)}`,
        token: who.admin.token,
      })
      return status === 200 ? status : [status, body.code, headers['retry-after']]
    }

    const many = [
      'workspaces/{ws}/employees?q=a',
      'workspaces/{ws}/employees?per_page=1000',
      'workspaces/{ws}/employees?page=8',
      'workspaces/{ws}/clients',
      'admin/{ws}/employees?filter={"q":"a"}',
      'admin/{ws}/clients?range=[0,999]',
      'admin/{ws}/clients?range=[990,999]',
      'workspaces/{ws}/absences?q=leave',
      'workspaces/{ws}/calendar_events?from=2026-01-01&to=2026-12-31',
      `workspaces/{ws}/history/workspace-${company.ws}`,
    ]

    const both = (rest: string) => Promise.all([path(company, rest), path(other, rest)])
    const answers = await Promise.all(many.map(async (rest) => [rest, await both(rest)] as const))

    for (const [rest, answer] of answers) {
      const others = rest.includes('history') ? [404, 'not_found', undefined] : 200
      expect([rest, answer]).toEqual([rest, [[429, 'rate.busy', '2'], others]])
    }

    expect(await path(company, 'workspaces/{ws}/employees?per_page=15')).toBe(200)
    expect(await path(company, 'admin/{ws}/employees?range=[0,24]')).toBe(200)
    end()
    await new Promise(setImmediate)
    expect(await path(company, 'workspaces/{ws}/employees?q=a')).toBe(200)
  })

  it('of any other call waits for itself: few are worked on, the rest wait, and too many are refused', async () => {
    const { company } = world
    const { token } = company.admin

    const asker = {
      company: company.ws,
      person: (await product.call(accessApi.me, { token })).body.data.id,
    }

    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })

    for (const turns of [readTurns, writeTurns])
      for (let n = 0; n < 200; n++) void turns.run(asker, () => ended)

    const departments = (who: Company, method: 'GET' | 'POST') =>
      product.inject({
        method,
        url: `/api/v1/workspaces/${who.ws}/departments`,
        token: who.admin.token,
        ...(method === 'POST' ? { body: { name: 'Research' } } : {}),
      })

    for (const method of ['GET', 'POST'] as const) {
      const { status, body, headers } = await departments(company, method)

      expect([method, status, body.code, headers['retry-after']]).toEqual([
        method,
        429,
        'rate.busy',
        '1',
      ])

      expect((await departments(other, method)).status).toBe(method === 'GET' ? 200 : 201)
    }

    end()
    await new Promise(setImmediate)
    expect((await departments(company, 'POST')).status).toBe(201)
  })

  it('waits in turns wherever a call can search', () => {
    const searching = endpoints.filter(
      ({ method, query }) => method === 'GET' && Object.hasOwn((query as any)?.shape ?? {}, 'q'),
    )
    const withoutTurn = searching.filter((endpoint) => !turnsOf(endpoint, { q: 'a' }))
    expect(searching.length).toBeGreaterThan(30)
    expect(withoutTurn.map(({ path }) => path)).toEqual([])
  })

  it('waits like a search where a call asks for a long page, however it says so', () => {
    const { changes, employees, departments } = Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.name, endpoint]),
    )

    const long = [
      turnsOf(changes!, { limit: 500 }),
      turnsOf(employees!, { per_page: 500 }),
      turnsOf(departments!, { range: [0, 499] }),
    ]

    expect(long.every((turns) => turns === searchTurns)).toBe(true)
    expect(turnsOf(changes!, { limit: 50 })).not.toBe(searchTurns)
  })

  it('is declared for every file that is made of many rows', () => {
    const single =
      /\{(payslipId|docId|leaveId|expenseId|candidateId|contractId|creditNoteId|key|fieldId|year)\}|invoices\/|calendars|documents\/|custom|me\/export|\/export\/file|import-format|audit\/evidence/

    const undeclared = endpoints.filter(
      ({ raw, method, path, costly }) =>
        raw === 'file' && method === 'GET' && !costly && !single.test(path),
    )

    expect(undeclared.map(({ path }) => path)).toEqual([])
  })
})
