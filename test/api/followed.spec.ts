import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { isFollowed } from '@workledger/contracts/kernel/define-list'
import { endpoints, lists } from '@workledger/contracts/registry'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { anInstant } from '../support/instants'
import type { Company } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { createWorld } from '../support/world'

const PAST = '2001-01-01 00:00:00'
const FUTURE = '2190-01-01 00:00:00'

/** Lists that other systems do not need, or that are computed for each reader. */
const unfollowed: Readonly<Record<string, string>> = {
  absences: 'days of leaves, which are followed',
  'leave-years': 'balances of leaves, which are followed',
  'attendance-days': 'days of attendance, which is followed',
  'working-time-accounts': 'sums of their lines',
  'working-time-lines': 'final, read by time; what becomes of hours paid out is an event',
  'working-time-overtime': 'changed by closings and decisions, which are events',
  'payrun-entries': 'read with their run, which is followed; payslips are, too',
  'project-members': 'employees, who are followed',
  punches: 'raw; attendance is followed',
  devices: 'of this installation',
  'device-registrations': 'of this installation',
  'waiting-devices': 'of this installation',
  roles: 'rights in this product',
  'api-tokens': 'rights in this product',
  'provisioned-groups': 'rights in this product',
  webhooks: 'settings of this product',
  'webhook-deliveries': 'work of this product',
  'chat-channels': 'settings of this product',
  'service-accounts': 'rights in this product',
  'custom-field-types': 'fields of this product',
  'former-people': 'reckoned for the day of reading',
  'emergency-contacts': 'read with the employee',
  'checklist-templates': 'rules of this product',
  checklists: 'work in this product',
  'checklist-items': 'work in this product',
  'paypal-payments': 'payments of invoices, which are followed',
  'punch-imports': 'work in this product; the punches are followed',
  'document-imports': 'work in this product; the documents are followed',
  'leave-imports': 'work in this product; the leaves are followed',
  'time-imports': 'work in this product; the entries are followed',
  'employee-imports': 'work in this product; the employees are followed',
  surveys: 'anonymous',
  'survey-questions': 'anonymous',
  'survey-rounds': 'anonymous',
  'survey-answers': 'anonymous',
  recruiting_templates: 'texts of this product',
  'saved-reports': 'views of this product',
  notices: 'what one person read of this product',
  'audit-filters': 'views of this product',
  'record-views': 'never changed; read by time',
  samples: 'work in this product',
  'sample-items': 'work in this product',
  'watch-hits': 'found again with each reading',
  deliveries: 'mails of this product',
  announcements: 'of the installation',
  'failed-jobs': 'of the installation',
}

describe('lists that another system follows', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    ;({ company } = await createWorld(product))
    const { ws, admin } = company

    await product.call(clientsApi.addClient, {
      token: admin.token,
      params: { ws },
      body: { name: 'Followed', contact_name: 'Ola' },
    })
  }, 60_000)

  afterAll(() => product?.stop())

  const rows = async (list: string, search: string) => {
    const url = `/api/v1/admin/${company.ws}/${list}?${search}`

    const { status, body } = await product.inject({
      method: 'GET',
      url,
      token: company.admin.token,
    })

    expect([list, search, status]).toEqual([list, search, 200])

    return body as { id: string; updated_at: string }[]
  }

  it('are all, save those that are named here with a reason', () => {
    expect(
      lists
        .filter((list) => !isFollowed(list))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(unfollowed).sort())
  })

  it('say of each row in the documented call, too, which it is and when it changed', () => {
    const calls = endpoints.filter(
      ({ list }) => list && lists.some((each) => each.name === list && isFollowed(each)),
    )
    expect(calls.length).toBeGreaterThan(15)

    for (const { name, query, response } of calls) {
      const row = (response as any).shape.data.element.shape
      expect([
        name,
        'id' in row,
        'updated_at' in row,
        'updated_after' in (query as any).shape,
      ]).toEqual([name, true, true, true])
    }
  })

  it.each(lists.filter(isFollowed).map(({ name }) => name))(
    '%s: rows since a moment, in JSON and by name',
    async (list) => {
      expect(
        await rows(list, `filter=${encodeURIComponent(JSON.stringify({ updated_after: FUTURE }))}`),
      ).toEqual([])

      const all = await rows(
        list,
        `filter[updated_after]=${encodeURIComponent(PAST)}&range=0&range=99&sort=id&sort=ASC`,
      )

      expect(all).toEqual(await rows(list, `range=[0,99]&sort=["id","ASC"]`))
      expect(all).toEqual(await rows(list, 'page=1&per_page=100&order=id'))
      expect([...all].reverse()).toEqual(await rows(list, 'page=1&per_page=100&order=-id'))
      expect(all.slice(1, 2)).toEqual(await rows(list, 'page=2&per_page=1&order=id'))
      const followed = expect.objectContaining({ id: expect.any(String), updated_at: anInstant() })
      expect(all).toContainEqual(followed)
      expect(all).toEqual(all.map(() => followed))
    },
  )

  it('a row says when the log took its last change, and is found by that moment', async () => {
    const [client] = await rows('clients', 'filter[name]=Followed')
    const event = (await product.stored(({ type }) => type === 'ClientAdded')).at(-1)
    expect(client!.updated_at).toBe(String(event!.recorded_at).slice(0, 19).replace('T', ' '))

    expect(
      (
        await rows('clients', `filter[updated_after]=${encodeURIComponent(client!.updated_at)}`)
      ).map(({ id }) => id),
    ).toContain(client!.id)
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
      product.call(timeTrackingApi.timeEntries, {
        token: admin.token,
        params: { ws },
        query: { updated_after } as never,
      })

    expect((await since(PAST)).body.data.map(({ id }) => id)).toContain(added.body.data.id)
    expect((await since(FUTURE)).body.data).toEqual([])

    const file = await product.inject({
      method: 'GET',
      url: `/api/v1/workspaces/${ws}/exports/time-entries`,
      token: admin.token,
    })

    const [heading, ...written] = String(file.body).trim().split(/\r?\n/)
    expect(heading).toMatch(/^\uFEFF?Id,/)
    expect(heading).toContain('Updated')
    expect(written.filter((row) => row.includes(added.body.data.id))).toHaveLength(1)
  })
})
