import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { Secret, TOTP } from 'otpauth'
import { codeOf as codeFrom, openConfirmed } from '../support/oidc/by-provider'
import { CLIENT, startProvider, TestBrowser, type TestProvider } from '../support/oidc/provider'
import { type Company, createCompany, hire, PASSWORD } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { until } from '../support/until'

/** The domain of the people of the tests. */
const DOMAIN = 'example.com'

describe('single sign-on', () => {
  let product: Product
  let provider: TestProvider
  let company: Company
  const records = new Map<string, readonly string[]>()
  let dnsAway = false

  const dns = {
    txt: async (domain: string) => {
      if (dnsAway) throw new Error('SERVFAIL')
      return records.get(domain) ?? []
    },
  }

  beforeAll(async () => {
    provider = await startProvider()
    product = await startProduct({ dns })
    company = await createCompany(product)
  }, 60_000)

  afterAll(async () => {
    await product?.stop()
    provider?.stop()
  })

  const as = (who: Company = company) => ({ token: who.admin.token, params: { ws: who.ws } })
  const refusal = ({ status, body }: Answer<unknown>) => [status, (body as { code: string }).code]

  const settings = async (who: Company = company) =>
    (await product.call(api.signOn, as(who))).body.data

  const addDomain = (domain: string, who: Company = company) =>
    product.call(api.addMailDomain, { ...as(who), body: { domain } })

  const check = (domain: string, who: Company = company) =>
    product.call(api.checkMailDomain, { token: who.admin.token, params: { ws: who.ws, domain } })

  const prove = async (domain: string, who: Company = company) => {
    const { body } = await addDomain(domain, who)
    records.set(domain, [body.data.record])
    expect((await check(body.data.id, who)).body.data.proven).toBe(true)
    return body.data
  }

  const configure = async (change: object = {}, who: Company = company) => {
    const set = await product.call(api.setSignOnProvider, {
      ...as(who),
      body: {
        ...{ name: 'Company login', issuer: provider.issuer, ...CLIENT },
        scopes: ['openid', 'email', 'profile'],
        ...change,
      },
    })

    expect({ status: set.status, body: set.body }).toMatchObject({ status: 200 })
    return set.body.data.provider!
  }

  /** Goes to the provider and back; returns the code that opens the session. */
  const codeOf = (login: string, id: string) => codeFrom(product, login, id)

  const open = (code: string, browser: TestBrowser) => openConfirmed(product, code, browser)

  const signIn = async (login: string, id: string) => {
    const { code, browser } = await codeOf(login, id)
    return open(code, browser)
  }

  const verify = async ({ token, email }: { token: string; email: string }) => {
    const { body } = await product.call(accessApi.me, { token })

    const key = await product.keys.mint(`verify ${email}`, {
      kind: 'verify-email',
      subject: body.data.id,
      value: emailKey(product.masterKey, email),
      minutes: 60,
    })

    const done = await product.call(accessApi.verifyEmail, {
      token,
      params: { id: body.data.id },
      body: { token: key },
    })
    expect(done.status).toBe(200)
  }

  const startAuthenticator = (token: string, current_password: string) =>
    product.call(factorsApi.startAuthenticator, { token, body: { current_password } })

  const addAuthenticator = async (token: string, current_password: string) => {
    const { id, secret } = (await startAuthenticator(token, current_password)).body.data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()

    const confirmed = await product.call(factorsApi.confirmAuthenticator, {
      token,
      params: { factor: id },
      body: { code, name: 'Phone' },
    })
    expect(confirmed.status).toBe(200)
  }

  /** Hires by a session that the company's provider opened. */
  const hireBy = (token: string, name: string) =>
    hire(product, { ...company, admin: { ...company.admin, token } }, name)

  describe('mail domains', () => {
    it('are proven by the DNS, and only then', async () => {
      const added = await addDomain(' @Proof.Example.COM ')
      expect(added.status).toBe(201)
      const { id, domain, record, proven } = added.body.data
      expect([domain, proven]).toEqual(['proof.example.com', false])
      expect(record).toMatch(/^workledger-verification=[\w-]{32}$/)

      expect(refusal(await check(id))).toEqual([409, 'sso.no_record'])
      records.set(domain, ['workledger-verification=another'])
      expect(refusal(await check(id))).toEqual([409, 'sso.no_record'])
      records.set(domain, ['v=spf1 -all', record])
      expect((await check(id)).body.data).toMatchObject({ proven: true })
    })

    it('stay proven while the DNS is away, and lapse without the record', async () => {
      const { id } = await prove('lapse.example.com')
      dnsAway = true
      const away = await check(id)
      dnsAway = false
      expect(refusal(away)).toEqual([503, 'sso.dns'])
      expect((await settings()).domains.find((each) => each.id === id)?.proven).toBe(true)
      records.delete('lapse.example.com')
      expect((await check(id)).body.data.proven).toBe(false)
    })

    it('belong to one company, until it removes them', async () => {
      const { id } = await prove('ours.example.com')
      const other = await createCompany(product, 'Other')
      const theirs = (await addDomain('ours.example.com', other)).body.data
      records.set('ours.example.com', [theirs.record])
      expect(refusal(await check(theirs.id, other))).toEqual([409, 'sso.domain_taken'])

      const removed = await product.call(api.removeMailDomain, {
        token: company.admin.token,
        params: { ws: company.ws, domain: id },
      })
      expect(removed.status).toBe(204)
      await product.settled()
      expect((await check(theirs.id, other)).body.data.proven).toBe(true)
    })

    it.each([
      ['gmail.com', 'sso.public_domain'],
      ['localhost', 'validation'],
      ['a b.com', 'validation'],
      ['127.0.0.1', 'validation'],
    ])('refuse %s', async (domain, code) => {
      expect(refusal(await addDomain(domain))).toEqual([422, code])
    })
  })

  describe('the provider', () => {
    it('is set, keeps its secret to itself, and is tested in words', async () => {
      const set = await configure()
      expect(JSON.stringify(await settings())).not.toContain(CLIENT.client_secret)
      const tested = await product.call(api.testSignOnProvider, as())
      expect(tested.body.data).toEqual([
        { ok: true, code: 'sso.test_passed', message: expect.any(String) },
      ])
      const again = await configure({ name: 'Renamed', client_secret: undefined })
      expect(again).toMatchObject({ id: set.id, name: 'Renamed' })
    })

    it('needs its secret again for another issuer, and refuses a private address', async () => {
      const { token, params } = as()
      const set = (body: object) =>
        product.call(api.setSignOnProvider, {
          token,
          params,
          body: { name: 'X', client_id: CLIENT.client_id, ...body } as never,
        })

      expect(refusal(await set({ issuer: 'https://login.example.com' }))).toEqual([
        422,
        'sso.client_secret',
      ])

      for (const issuer of [
        'http://169.254.169.254',
        'https://10.0.0.1',
        'https://[::ffff:10.0.0.1]',
      ])
        expect(refusal(await set({ issuer, client_secret: 'x' }))).toEqual([
          422,
          'sso.private_issuer',
        ])
    })
  })

  describe('a sign-in', () => {
    let id: string

    beforeAll(async () => {
      await prove(DOMAIN)
      id = (await configure({ name: 'Company login' })).id
    })

    it('is offered by the domain alone', async () => {
      const offer = async (email: string) =>
        (await product.call(api.offeredProviders, { body: { email } })).body.data

      const expected = [
        { id, name: 'Company login', company: 'Northwind', start: `/api/v1/auth/oidc/${id}/start` },
      ]
      expect(await offer(`nobody.at.all@${DOMAIN}`)).toEqual(expected)
      expect(await offer(company.admin.email)).toEqual(expected)
      expect(await offer('maya@elsewhere.example')).toEqual([])
    })

    it('opens a session of the account, and links it to the subject', async () => {
      const maya = await hire(product, company, 'Maya')
      const { status, body } = await signIn(`maya-1|${maya.email}`, id)
      expect({ status, body }).toMatchObject({ status: 200, body: { to: '/timer' } })
      const me = await product.call(accessApi.me, { token: body.token! })
      expect(me.body.data.email).toBe(maya.email)
      const sessions = await product.call(accessApi.ownSessions, { token: body.token! })
      expect(sessions.body.data.find(({ current }) => current)).toMatchObject({ by: 'oidc' })

      const other = await signIn(`maya-2|${maya.email}`, id)
      expect(refusal(other)).toEqual([403, 'sso.other_subject'])
    })

    it('adds people only if the company wants it', async () => {
      const login = `new-1|newcomer@${DOMAIN}`
      expect(refusal(await signIn(login, id))).toEqual([403, 'sso.no_person'])
      await configure({ adds_people: true })
      const { status, body } = await signIn(login, id)
      expect({ status, body }).toMatchObject({ status: 200 })
      const params = { ws: company.ws }
      const own = await product.call(peopleApi.employeeMe, { token: body.token!, params })
      expect(own.body.data).toMatchObject({ email: `newcomer@${DOMAIN}`, last_name: 'Provided' })
      expect((await signIn(login, id)).status).toBe(200)
    })

    it.each([
      ['an address that is not verified', `u|unsure@${DOMAIN}|no`, 'sso.unverified'],
      ['an address of another domain', 'o|sam@elsewhere.example', 'sso.other_domain'],
      ['no address', 'n|nothing', 'sso.no_address'],
    ])('refuses %s', async (_, login, code) => {
      const before = await product.events()
      expect(refusal(await signIn(login, id))).toEqual([403, code])
      expect(await product.events()).toBe(before)
    })

    it('belongs to the browser in which it began, and opens one session', async () => {
      const noa = await hire(product, company, 'Noa')
      const { code, browser, back } = await codeOf(`noa|${noa.email}`, id)
      const stranger = new TestBrowser(product)
      await stranger.visit(`/api/v1/auth/oidc/${id}/start`)
      expect(refusal(await open(code, stranger))).toEqual([410, 'sso.expired'])
      expect((await open(code, browser)).status).toBe(200)
      expect(refusal(await open(code, browser))).toEqual([410, 'sso.expired'])

      const again = await browser.visit(back)
      const replayed = again.slice(again.indexOf('=') + 1)
      expect(refusal(await open(replayed, browser))).toEqual([410, 'sso.expired'])
    })

    it('does not begin for an unknown provider', async () => {
      const browser = new TestBrowser(product)
      const unknown = '01900000-0000-7000-8000-0000000f00d5'
      const page = await browser.visit(`/api/v1/auth/oidc/${unknown}/start`)
      const code = page.slice('/sign-on#code='.length)
      expect(refusal(await open(code, browser))).toEqual([404, 'sso.unknown'])
    })
  })

  it('is set only by who holds all permissions of the company’s people', async () => {
    const as = { token: company.admin.token, params: { ws: company.ws } }
    const role = await product.call(structureApi.addRole, {
      ...as,
      body: { name: 'Office', permissions: ['edit_company'] },
    })
    const olga = await hire(product, company, 'Olga', { role_id: role.body.data.id })
    const before = await settings()

    const set = await product.call(api.setSignOnProvider, {
      ...as,
      token: olga.token,
      body: { name: 'Mine', issuer: provider.issuer, client_id: 'mine', client_secret: 'mine' },
    })

    expect(refusal(set)).toEqual([403, 'structure.permission_not_held'])
    expect(await settings()).toEqual(before)
  })

  it('is limited for each network', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.42' }
    const visit = () =>
      product.inject({ method: 'GET', url: '/api/v1/auth/oidc/callback?state=none', headers })

    const visits = await Promise.all(Array.from({ length: 600 }, visit))
    const statuses = visits.map(({ status }) => status)

    // The limit fills again meanwhile.
    expect(statuses.filter((status) => status === 302).length).toBeGreaterThanOrEqual(300)
    expect(new Set(statuses)).toEqual(new Set([302, 429]))
  })

  describe('asked again', () => {
    const BY_PROVIDER = 'confirmed:provider'

    const ownProvider = async (token: string) =>
      (await product.call(factorsApi.ownFactors, { token })).body.data.provider

    it('takes a fresh sign-in by the provider, and no old one', async () => {
      const { id } = (await settings()).provider!
      const sam = await hire(product, company, 'Sam')
      expect((await startAuthenticator(sam.token, BY_PROVIDER)).status).toBe(422)
      const token = (await signIn(`sam|${sam.email}`, id)).body.token!
      expect((await startAuthenticator(token, BY_PROVIDER)).status).toBe(201)
      expect(await ownProvider(token)).toBe('fresh')
      expect(await ownProvider(sam.token)).toBeNull()

      await product.owner.query(
        `update vault.sessions set authenticated_at = now() - interval '6 minutes' where provider is not null`,
      )
      await until(async () => (await startAuthenticator(token, BY_PROVIDER)).status === 422)

      expect(await ownProvider(token)).toBe('due')

      const again = async (login: string) => {
        const browser = new TestBrowser(product)
        const begun = await product.call(api.confirmByProvider, { token, body: { to: '/timer' } })
        browser.keep(begun.headers['set-cookie'] as string)
        const { searchParams } = new URL(begun.body.data.url)
        expect(searchParams.get('prompt')).toBe('login')
        expect(searchParams.get('max_age')).toBe('300')
        const page = await browser.visit(await browser.signIn(begun.body.data.url, login))
        return open(page.slice('/sign-on#code='.length), browser)
      }

      expect(refusal(await again(`else|${company.admin.email}`))).toEqual([403, 'sso.other_person'])
      expect((await again(`sam|${sam.email}`)).body).toEqual({ token: null, to: '/timer' })
      expect((await startAuthenticator(token, BY_PROVIDER)).status).toBe(201)
    })
  })

  describe('enforced', () => {
    it('needs a way in for everyone, and bars sessions opened otherwise', async () => {
      const { admin, ws } = company
      const { provider: set } = await settings()
      const id = set!.id
      const enforce = (token: string, enforced = true) =>
        product.call(api.enforceSignOn, { token, params: { ws }, body: { enforced } })

      expect(refusal(await enforce(admin.token))).toEqual([409, 'sso.no_emergency'])

      const named = await product.call(api.nameEmergencyAccounts, {
        ...as(),
        body: { employee_ids: [admin.employee] },
      })
      expect(named.body.data.emergency).toEqual([{ id: admin.employee, name: 'Ada Tester' }])
      expect(refusal(await enforce(admin.token))).toEqual([409, 'sso.sign_in_first'])

      await verify(admin)
      const by = (await signIn(`ada|${admin.email}`, id)).body.token!
      expect((await enforce(by)).body.data).toMatchObject({ enforced: true })

      const barred = await product.call(api.signOn, as())
      expect(refusal(barred)).toEqual([403, 'workspace.sign_on'])
      expect((barred.body as never as { challenge: unknown }).challenge).toEqual({
        id,
        name: 'Company login',
      })
      expect((await product.call(api.signOn, { token: by, params: { ws } })).status).toBe(200)

      const login = await product.call(accessApi.login, {
        body: { email: admin.email, password: PASSWORD },
      })
      expect(login.status).toBe(200)
      const of = { token: login.body.token, params: { ws, id: admin.employee } }
      expect(refusal(await product.call(peopleApi.employee, of))).toEqual([
        403,
        'workspace.sign_on',
      ])

      const listed = await product.call(workspacesApi.workspaces, { token: login.body.token })
      const signOn = { id, name: 'Company login', emergency: true }
      expect(listed.body.data).toMatchObject([{ id: ws, sign_on: signOn }])

      const enter = (token: string) =>
        product.call(api.useEmergencyAccess, {
          token,
          body: { workspace: ws, reason: 'The provider is away' },
        })

      const nina = await hireBy(by, 'Nina')
      const ofNina = await product.call(workspacesApi.workspaces, { token: nina.token })
      expect(ofNina.body.data).toMatchObject([{ sign_on: { id, emergency: false } }])
      expect(refusal(await enter(nina.token))).toEqual([409, 'sso.not_emergency'])
      expect(refusal(await enter(admin.token))).toEqual([403, 'sso.second_factor'])
      await addAuthenticator(admin.token, PASSWORD)
      expect((await enter(admin.token)).status).toBe(200)
      expect((await product.call(api.signOn, as())).status).toBe(200)
      const used = await product.stored(({ type }) => type === 'EmergencyAccessUsed')
      expect(used).toHaveLength(1)
      expect(JSON.stringify(used)).not.toContain('The provider is away')
      const flags = await product.call(watchApi.watchHits, as())
      expect(flags.body.data).toMatchObject([
        { rule: 'sign_in_exception', kind: 'emergency_access', name: 'Ada Tester' },
      ])

      expect((await enforce(by, false)).body.data.enforced).toBe(false)
      expect((await product.call(api.signOn, { ...as(), token: nina.token })).status).toBe(403)
    })
  })
})
