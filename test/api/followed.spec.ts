import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { isFollowed } from '@workledger/contracts/kernel/define-list'
import { lists } from '@workledger/contracts/registry'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

const PAST = '2001-01-01 00:00:00'
const FUTURE = '2190-01-01 00:00:00'

describe('lists that another system follows', () => {
  let product: Product
  let company: Company
  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    const { ws, admin } = company
    await product.call(clientsApi.addClient, { token: admin.token, params: { ws }, body: { name: 'Followed', contact_name: 'Ola' } })
  })
  afterAll(() => product?.stop())

  const rows = async (list: string, search: string) => {
    const url = `/api/v1/admin/${company.ws}/${list}?${search}`
    const { status, body } = await product.inject({ method: 'GET', url, token: company.admin.token })
    expect([list, search, status]).toEqual([list, search, 200])
    return body as { id: string; updated_at: string }[]
  }

  it('are those of people, time, attendance, leave, expenses and clients', () => {
    expect(
      lists
        .filter(isFollowed)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['attendance', 'clients', 'employees', 'expenses', 'leaves', 'time-entries'].sort())
  })

  it.each(lists.filter(isFollowed).map(({ name }) => name))('%s: rows since a moment, in JSON and by name', async (list) => {
    expect(await rows(list, `filter=${encodeURIComponent(JSON.stringify({ updated_after: FUTURE }))}`)).toEqual([])
    const all = await rows(list, `filter[updated_after]=${encodeURIComponent(PAST)}&range=0&range=99&sort=id&sort=ASC`)
    expect(all).toEqual(await rows(list, `range=[0,99]&sort=["id","ASC"]`))
    for (const { id, updated_at } of all) expect([id, updated_at]).toEqual([id, expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)])
  })

  it('a row says when the log took its last change, and is found by that moment', async () => {
    const [client] = await rows('clients', 'filter[name]=Followed')
    const [event] = await product.stored(({ type }) => type === 'ClientAdded')
    expect(client!.updated_at).toBe(String(event!.recorded_at).slice(0, 19).replace('T', ' '))
    expect((await rows('clients', `filter[updated_after]=${encodeURIComponent(client!.updated_at)}`)).map(({ id }) => id)).toEqual([
      client!.id,
    ])
  })

  it('the documented call takes it too, and exports name their rows', async () => {
    const { ws, admin } = company
    const start = '2026-03-02 08:00:00'
    const added = await product.call(timeTrackingApi.addTimeEntry, {
      token: admin.token,
      params: { ws },
      body: { start, end: '2026-03-02 09:00:00' },
    })
    expect(added.status).toBe(201)
    const since = (updated_after: string) =>
      product.call(timeTrackingApi.timeEntries, { token: admin.token, params: { ws }, query: { updated_after } as never })
    expect((await since(PAST)).body.data.map(({ id }) => id)).toEqual([added.body.data.id])
    expect((await since(FUTURE)).body.data).toEqual([])
    const file = await product.inject({ method: 'GET', url: `/api/v1/workspaces/${ws}/exports/time-entries`, token: admin.token })
    const [heading, row] = String(file.body).trim().split(/\r?\n/)
    expect(heading).toMatch(/^\uFEFF?Id,/)
    expect(heading).toContain('Updated')
    expect(row).toContain(added.body.data.id)
  })
})
