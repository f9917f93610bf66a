import { openApiDocument } from '@workledger/api/kernel/openapi/document'
import { endpoints, lists, records } from '@workledger/contracts/registry'
import { type Product, startProduct } from '../support/product'

describe('the live router', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  const address = ({ path, root }: { path: string; root?: boolean }) =>
    `${root ? '' : '/api/v1'}${path.replace(/\{(\w+)\}/g, ':$1')}`

  /** Pages about the interface and the process, which are not part of it. */
  const pages = [
    'GET /api/docs',
    'GET /api/docs/areas/:name',
    'GET /api/docs/assets/:name',
    'GET /api/docs/list',
    'GET /api/docs/openapi.json',
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
  ]

  /** Where payment providers send signed notifications. */
  const webhooks = ['POST /webhooks/paypal/:ws', 'POST /webhooks/stripe']

  /** Calls of devices, as their makers define them. */
  const devices = ['GET', 'POST'].flatMap((method) => [
    `${method} /iclock/:name`,
    `${method} /:subdomain/iclock/:name`,
    `${method} /:subdomain/:key/iclock/:name`,
  ])

  /** The paths of RFC 7644. */
  const scim = [
    ...['Users', 'Groups'].flatMap((name) => [
      ...['GET', 'POST'].map((method) => `${method} /scim/v2/:ws/${name}`),
      ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /scim/v2/:ws/${name}/:id`),
    ]),
    'GET /scim/v2/:ws/ServiceProviderConfig',
    ...['ResourceTypes', 'Schemas'].flatMap((name) => [
      `GET /scim/v2/:ws/${name}`,
      `GET /scim/v2/:ws/${name}/:id`,
    ]),
    // Everything else at /scim/v2/:ws/* is refused in the same shape; the router prints the star.
    ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} *`),
  ]

  /** Addresses that a browser visits on its way to a company's provider and back. */
  const providers = ['/:id/start', '/callback'].map((path) => `GET /api/v1/auth/oidc${path}`)

  it('answers exactly the calls of the contracts', () => {
    // Pages that the server renders for applicants.
    const applicants = [
      '/openings/:id',
      '/openings/:id/job/:jobId',
      '/thanks_for_applying',
      '/ats/candidates/:id/messages/:key',
    ].map((path) => `GET ${path}`)

    // What every page for outsiders shares.
    const outside = ['/outside.css', '/fonts/:name', '/terms.html'].map((path) => `GET ${path}`)

    const declared = [
      ...endpoints.map((endpoint) => `${endpoint.method} ${address(endpoint)}`),
      ...pages,
      ...webhooks,
      ...devices,
      ...scim,
      ...providers,
      ...applicants,
      ...outside,
    ]

    expect(new Set(declared).size).toBe(declared.length)
    expect(
      routesOf(product.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false })),
    ).toEqual(declared.sort())
  })

  it('refuses undeclared values', async () => {
    expect(await product.inject({ method: 'GET', url: '/api/v1/nothing' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Not found.' },
    })
    expect((await product.inject({ method: 'PATCH', url: '/api/v1/me' })).status).toBe(404)
  })

  it('serves its own description, without anything from elsewhere', async () => {
    const document = await product.inject({ method: 'GET', url: '/api/docs/openapi.json' })
    expect(document.body).toEqual(
      JSON.parse(JSON.stringify(openApiDocument({ endpoints, lists, records }))),
    )
    const page = await product.inject({ method: 'GET', url: '/api/docs/list' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('requestLeave')
    expect(page.body).not.toMatch(/<script|(?:src|href)="https?:/)
  })

  it('serves an explorer whose scripts and calls stay on this server', async () => {
    const get = (url: string) => product.inject({ method: 'GET', url })
    const { headers, body } = await get('/api/docs')
    expect(headers['content-security-policy']).toContain("script-src 'self'; ")
    expect(headers['content-security-policy']).toContain("connect-src 'self'; ")
    const files = [...String(body).matchAll(/(?:src|href)="(\/api\/docs\/assets\/[^"]+)"/g)]
    expect(files).toHaveLength(4)
    for (const [, file] of files) expect((await get(file!)).status).toBe(200)
    const leave = (await get('/api/docs/areas/leave.json')).body as any

    expect(
      Object.values<any>(leave.paths).every((calls) =>
        Object.values<any>(calls).every(({ tags }) => tags.includes('leave')),
      ),
    ).toBe(true)

    expect(leave.components.schemas).toHaveProperty('Leave')
    expect(leave.components.schemas).not.toHaveProperty('Payslip')
    expect((await get('/api/docs/areas/__proto__')).status).toBe(404)
    expect((await get('/api/docs/assets/package.json')).status).toBe(404)
  })
})

/**
 * Reads the routes from fastify's tree: each line has a segment, its depth and the methods that end
 * there.
 */
function routesOf(tree: string): string[] {
  const trail: string[] = []
  const routes: string[] = []

  for (const line of tree.split('\n')) {
    const found = /^((?:│ {3}| {4})*)(?:├── |└── )(\S*)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!found) continue
    const depth = found[1]!.length / 4
    trail.length = depth
    trail[depth] = found[2]!

    for (const method of found[3]?.split(', ') ?? [])
      if (method !== 'HEAD' && method !== 'OPTIONS') routes.push(`${method} ${trail.join('')}`)
  }

  return routes.sort()
}
