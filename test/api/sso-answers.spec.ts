import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { openConfirmed } from '../support/oidc/by-provider'
import { CLIENT, TestBrowser } from '../support/oidc/provider'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const DOMAIN = 'example.com'
const METRICS = 'token of the metrics'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

type Claims = Record<string, unknown>
type Answer = (response: ServerResponse) => void

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(claims: Claims, { key = privateKey, alg = 'RS256' } = {}): string {
  const text = `${base64({ alg, kid: 'one' })}.${base64(claims)}`
  if (alg === 'none') return `${text}.`

  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** A provider that answers wrongly on demand. */
class HostileProvider {
  private readonly server: Server
  issuer = ''
  /** Answers in the place of the right ones, by path. */
  readonly instead = new Map<string, Answer>()
  nonce = ''
  email = ''
  /** Makes the ID token from the right claims. */
  token: (claims: Claims) => string = (claims) => signed(claims)
  used = 0

  constructor() {
    this.server = createServer((request, response) => this.answer(request, response))
  }

  async start() {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }

  right() {
    this.instead.clear()
    this.token = (claims) => signed(claims)
  }

  metadata = (change: object = {}) => ({
    issuer: this.issuer,
    authorization_endpoint: `${this.issuer}/authorize`,
    token_endpoint: `${this.issuer}/token`,
    jwks_uri: `${this.issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...change,
  })

  claims(): Claims {
    const now = Math.floor(Date.now() / 1000)

    return {
      iss: this.issuer,
      aud: CLIENT.client_id,
      sub: `subject of ${this.email}`,
      nonce: this.nonce,
      iat: now,
      exp: now + 300,
      email: this.email,
      email_verified: true,
    }
  }

  private answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url!, this.issuer).pathname
    const instead = this.instead.get(path)
    if (instead) return instead(response)
    if (path === '/.well-known/openid-configuration') return json(this.metadata())(response)

    if (path === '/keys') {
      const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
      return json({ keys: [key] })(response)
    }

    this.used++
    const id_token = this.token(this.claims())
    return json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })(response)
  }
}

const json =
  (content: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(content))
  }

const DISCOVERY = '/.well-known/openid-configuration'

describe('answers of a provider', () => {
  let product: Product
  let company: Company
  let maya: Person
  let id: string
  const provider = new HostileProvider()
  const records = new Map<string, string>()

  beforeAll(async () => {
    await provider.start()

    product = await startProduct({
      dns: { txt: async (domain) => [records.get(domain) ?? ''] },
      providerTimeout: 700,
      metricsToken: METRICS,
    })

    company = await createCompany(product)
    maya = await hire(product, company, 'Maya')
    provider.email = maya.email
    const { ws, admin } = company
    const as = { token: admin.token, params: { ws } }
    const { body } = await product.call(api.addMailDomain, { ...as, body: { domain: DOMAIN } })
    records.set(DOMAIN, body.data.record)
    const domain = { ...as, params: { ws, domain: body.data.id } }
    expect((await product.call(api.checkMailDomain, domain)).body.data.proven).toBe(true)
    await configure()
  }, 60_000)

  afterAll(async () => {
    await product?.stop()
    provider.stop()
  })

  beforeEach(() => provider.right())

  /** Sets the provider again, which forgets its earlier description. */
  const configure = async () => {
    const { body } = await product.call(api.setSignOnProvider, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Login', issuer: provider.issuer, ...CLIENT },
    })
    id = body.data.provider!.id
  }

  const test = async () =>
    (
      await product.call(api.testSignOnProvider, {
        token: company.admin.token,
        params: { ws: company.ws },
      })
    ).body.data[0]!

  const open = async (page: string, browser: TestBrowser) => {
    const code = page.slice('/sign-on#code='.length)
    const answer = await openConfirmed(product, code, browser)
    const { body } = answer as unknown as { body: { code?: string; message?: string } }

    return { status: answer.status, code: body.code, message: body.message }
  }

  /** Begins a sign-in, and comes back with this answer of the browser. */
  const signIn = async (back: Record<string, string> = { code: 'one' }) => {
    const browser = new TestBrowser(product)
    const away = await browser.visit(`/api/v1/auth/oidc/${id}/start`)
    if (!away.startsWith('http')) return open(away, browser)
    const sent = new URL(away).searchParams
    provider.nonce = sent.get('nonce')!
    expect(sent.get('code_challenge_method')).toBe('S256')
    const search = new URLSearchParams({ state: sent.get('state')!, ...back })

    return open(await browser.visit(`/api/v1/auth/oidc/callback?${search}`), browser)
  }

  const counted = async (code: string): Promise<number> => {
    const { body } = await product.inject({ method: 'GET', url: '/metrics', token: METRICS })
    const found = new RegExp(`refused_callers_total\\{code="${code}"\\} (\\d+)`).exec(String(body))
    return Number(found?.[1] ?? 0)
  }

  it('open a session if they are right', async () => {
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  const now = Math.floor(Date.now() / 1000)

  it.each([now + 10 * 365 * 86_400, 1e300])(
    'make no sign-in fresher than now (auth_time %d)',
    async (auth_time) => {
      provider.token = (claims) => signed({ ...claims, auth_time })
      expect(await signIn()).toMatchObject({ status: 200 })

      const { rows } = await product.owner.query<{ late: boolean }>(
        `select authenticated_at > now() as late from vault.sessions
         where provider is not null order by created_at desc limit 1`,
      )
      expect(rows[0]!.late).not.toBe(true)
    },
  )

  it.each<[string, string, (claims: Claims) => string]>([
    ['another nonce', 'sso.nonce', (claims) => signed({ ...claims, nonce: 'other' })],
    ['no nonce', 'sso.nonce', ({ nonce: _, ...claims }) => signed(claims)],
    ['another audience', 'sso.audience', (claims) => signed({ ...claims, aud: 'other' })],
    [
      'another issuer',
      'sso.answer_issuer',
      (claims) => signed({ ...claims, iss: 'https://evil.example' }),
    ],
    ['a stranger’s signature', 'sso.signature', (claims) => signed(claims, { key: stranger })],
    ['no signature', 'sso.signature', (claims) => signed(claims, { alg: 'none' })],
    ['an expired answer', 'sso.answer_expired', (claims) => signed({ ...claims, exp: now - 600 })],
  ])('are refused with %s', async (_, code, token) => {
    const [events, before] = [await product.events(), await counted(code)]
    provider.token = token
    const answer = await signIn()
    expect(answer).toMatchObject({ status: 403, code })
    expect(answer.message).not.toBe(code)
    expect(await product.events()).toBe(events)
    expect(await counted(code)).toBeGreaterThan(before)
  })

  it.each<[string, string, Answer]>([
    ['a used code', 'sso.code_used', json({ error: 'invalid_grant' }, 400)],
    ['a wrong secret', 'sso.wrong_client', json({ error: 'invalid_client' }, 401)],
    [
      'a redirect to a private address',
      'sso.redirected',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    ['silence', 'sso.slow', () => {}],
  ])('are refused from the token endpoint with %s', async (_, code, answer) => {
    provider.instead.set('/token', answer)
    expect(await signIn()).toMatchObject({ code })
  })

  it('are refused if the person said no, or the error is a stranger’s text', async () => {
    const denied = await signIn({ error: 'access_denied' })
    expect(denied).toMatchObject({ code: 'sso.refused' })
    expect(denied.message).toContain('access_denied')
    const text = await signIn({ error: 'Call +1 555 0100 now' })
    expect(text.message).not.toContain('555')
  })

  it.each<[string, string, () => Answer]>([
    ['silence', 'sso.slow', () => () => {}],
    [
      'a redirect',
      'sso.redirected',
      () => (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    [
      '100 MB',
      'sso.too_large',
      () => (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const part = Buffer.alloc(1024 * 1024, 0x20)
        let left = 100
        const more = () => {
          while (left-- > 0) if (!response.write(part)) return response.once('drain', more)
          return response.end()
        }
        response.on('error', () => {})
        more()
      },
    ],
    [
      'keys in a private network',
      'sso.private',
      () => json(provider.metadata({ jwks_uri: 'http://10.0.0.7/keys' })),
    ],
    [
      'another issuer',
      'sso.other_issuer',
      () => json(provider.metadata({ issuer: 'https://evil.example' })),
    ],
    ['an error', 'sso.status', () => json({}, 500)],
  ])('are told in words by the test: %s', async (_, code, answer) => {
    provider.instead.set(DISCOVERY, answer())
    const found = await test()
    expect(found).toMatchObject({ ok: false, code })
    expect(found.message.length).toBeGreaterThan(20)
  })
})
