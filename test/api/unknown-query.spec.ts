import { unknownParameters } from '@workledger/api/kernel/http/parse'
import { parseQueryString } from '@workledger/api/kernel/http/query-string'
import { takesAnyQuery } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** Parameters that the product's documents name, by call. */
const documented: Record<string, readonly string[]> = {
  'GET /employees/{id}/leaves': ['include', 'page', 'per_page'],
  'GET /employees/{id}/expenses': ['include', 'page', 'per_page'],
  'GET /employees/{id}/leave-stats': ['year'],
  'GET /employees/{id}/leave-adjustment': ['year'],
  'GET /employees/{id}/attendances-monthly': ['month', 'year'],
  'GET /employees/{id}/attendances-yearly': ['year'],
  'GET /employees/{id}/attendances-custom': ['from', 'to'],
  'GET /workspaces/{ws}/employees': ['page', 'per_page', 'q', 'employee_status', 'live_data'],
  'GET /workspaces/{ws}/departments': ['employee_count'],
  'GET /workspaces/{ws}/designations': ['employee_count'],
  'GET /workspaces/{ws}/calendar_events': ['from', 'to', 'weekend'],
  'GET /workspaces/{ws}/time_entries': ['employee_id', 'page', 'per_page'],
  'GET /workspaces/{ws}/payroll/payruns': ['page', 'per_page'],
  'GET /workspaces/{ws}/projects': ['filter', 'page', 'per_page'],
  'GET /projects/{id}/employees': ['page', 'per_page', 'q'],
  'GET /projects/{id}/task-list': ['order', 'employee_id'],
  'DELETE /projects/{id}/tasks/{taskId}': ['task_id'],
  'GET /workspaces/{ws}/invoices': ['page', 'per_page', 'filter'],
  'GET /public/invoices/{id}/preview': ['key'],
  'GET /workspaces/{ws}/ats/openings': ['page', 'per_page'],
  'GET /ats/openings/{id}/form-fields': ['page', 'per_page'],
  'GET /ats/openings/{id}/candidates': ['search', 'page', 'per_page'],
  'GET /public/ats/candidates/{id}/messages': ['msg_key'],
  'GET /custom_field_types': ['category'],
  'GET /workspaces/{ws}/custom_field_types': ['category'],
  'GET /workspaces/{ws}/leaves/holidays': ['location_id'],
  'GET /public-holidays': ['country', 'year'],
  'GET /workspaces/{ws}/tasks-report': [
    'start_date',
    'end_date',
    'employee_ids',
    'project_ids',
    'client_ids',
  ],
  'GET /workspaces/{ws}/billing/checkout-portal': ['plan_id'],
}

describe('a parameter that a call does not have', () => {
  const all = endpoints.filter((endpoint) => !takesAnyQuery(endpoint))

  it.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s refuses it, and takes its own',
    (_, endpoint) => {
      expect(unknownParameters(endpoint, { surely_unknown: '1' })).toEqual(['surely_unknown'])
      const own = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {})
      expect(
        unknownParameters(endpoint, Object.fromEntries(own.map((name) => [name, '1']))),
      ).toEqual([])
    },
  )

  it('is taken by pages that are opened by a link, and by nothing else', () => {
    expect(
      endpoints
        .filter(takesAnyQuery)
        .every(({ raw, who }) => raw !== undefined && ['public', 'key'].includes(who)),
    ).toBe(true)
  })

  it.each(Object.entries(documented))('%s takes what the documents name', (name, parameters) => {
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === name)!
    expect([
      name,
      unknownParameters(endpoint, Object.fromEntries(parameters.map((one) => [one, '1']))),
    ]).toEqual([name, []])
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'is found though it is called %s',
    (name) => {
      const list = endpoints.find(
        ({ method, path }) => `${method} ${path}` === 'GET /announcements',
      )!
      const found = [name.replace('__proto__', '_proto_')]
      expect(unknownParameters(list, parseQueryString(`${name}=1`))).toEqual(found)
      expect(unknownParameters(list, parseQueryString(`${name}[a]=1`))).toEqual(found)
      expect(unknownParameters(list, parseQueryString(encodeURIComponent(name)))).toEqual(found)
    },
  )

  it.each(['=1', 'page=1&=', '[]=1', '%5B%5D=1'])('is found without a name: ?%s', (text) => {
    const list = endpoints.find(({ name }) => name === 'employees')!
    expect(unknownParameters(list, parseQueryString(text))).toContain('')
  })

  it('is found after a thousand others', () => {
    const list = endpoints.find(({ name }) => name === 'employees')!
    const query = parseQueryString(`${'page=1&'.repeat(2000)}surely_unknown=1`)
    expect(unknownParameters(list, query)).toEqual(['surely_unknown'])
  })

  it('is found inside of a filter too', () => {
    const projects = endpoints.find(
      ({ method, path }) => method === 'GET' && path === '/workspaces/{ws}/projects',
    )!
    expect(unknownParameters(projects, { filter: { active: '1', since: '2026' } })).toEqual([
      'filter.since',
    ])
  })

  describe('over HTTP', () => {
    let product: Product
    let company: Company

    beforeAll(async () => {
      product = await startProduct()
      company = await createCompany(product)
    })

    afterAll(() => product?.stop())

    it.each(['toString', 'constructor', '__proto__', 'valueOf'])(
      'or a field called %s is refused with a sentence, wherever a stranger may name one',
      async (name) => {
        const { ws, admin } = company
        const { token } = admin
        const filter = encodeURIComponent(`{"${name}":["x"]}`)

        const answers = await Promise.all([
          product.inject({ method: 'GET', url: `/api/v1/me?${name}=1`, token }),
          product.inject({
            method: 'GET',
            url: `/api/v1/admin/${ws}/employees?filter=${filter}`,
            token,
          }),
          product.inject({
            method: 'POST',
            url: `/api/v1/workspaces/${ws}/payroll/payruns/${ws}/reverse`,
            token,
            body: JSON.parse(`{"pay_date":"2026-11-30","${name.replace(/_/g, '')}":1}`),
          }),
        ])

        expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
      },
    )

    it('is 422 with the parameter, and writes nothing', async () => {
      const { ws, admin } = company

      const asked = all.filter(
        ({ path, who, root }) =>
          !root && who !== 'operator' && path.replace('{ws}', '').indexOf('{') < 0,
      )

      expect(asked.length).toBeGreaterThan(100)
      await product.settled()
      const before = await product.events()

      for (const endpoint of asked) {
        const url = `/api/v1${endpoint.path.replace('{ws}', ws)}?surely_unknown=1`
        const token = endpoint.traceless ? undefined : admin.token

        const { status, body } = await product.inject({
          method: endpoint.method,
          url,
          token,
          ...(endpoint.method === 'GET' ? {} : { body: {} }),
        })

        expect([endpoint.method, endpoint.path, status, body.error_codes?.surely_unknown]).toEqual([
          endpoint.method,
          endpoint.path,
          422,
          [{ code: 'query.unknown' }],
        ])
      }

      expect(await product.events()).toBe(before)
    })
  })
})
