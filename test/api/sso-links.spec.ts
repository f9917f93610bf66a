import { accessApi } from '@workledger/contracts/access/access.api'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import { providerLinksApi } from '@workledger/contracts/access/provider-links.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { Secret, TOTP } from 'otpauth'
import { mailTo } from '../jobs/mailbox'
import { startWorkers } from '../jobs/workers'
import { type Challenge, codeOf, open, proveDomain, setProvider } from '../support/oidc/by-provider'
import { startProvider, TestBrowser, type TestProvider } from '../support/oidc/provider'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { until } from '../support/until'

const DOMAIN = 'example.com'

describe('the first sign-in by a provider to an account that exists', () => {
  let product: Product
  let provider: TestProvider
  let company: Company
  let workers: { close(): Promise<void> }
  let id: string
  const records = new Map<string, readonly string[]>()

  beforeAll(async () => {
    provider = await startProvider()
    product = await startProduct({ dns: { txt: async (domain) => records.get(domain) ?? [] } })
    workers = await startWorkers(product)
    company = await createCompany(product)
    await proveDomain(product, company, records, DOMAIN)
    id = await setProvider(product, company, provider.issuer, { adds_people: true })
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
    provider?.stop()
  })

  const refusal = ({ status, body }: Answer<unknown>) => [status, (body as { code: string }).code]

  /** Signs in at the provider; returns the browser and the challenge of the account. */
  const begin = async (login: string) => {
    const { code, browser } = await codeOf(product, login, id)
    const answer = await open(product, code, browser)
    expect(refusal(answer)).toEqual([401, 'auth.confirm_link'])
    const { challenge } = answer.body as unknown as { challenge: Challenge }

    return { browser, challenge }
  }

  const confirm = ({ browser, challenge }: Awaited<ReturnType<typeof begin>>, given: object) =>
    product.call(providerLinksApi.confirmProviderLink, {
      body: { challenge: challenge.token, ...given } as never,
      headers: browser.headers(),
    })

  const addAuthenticator = async ({ token }: Person): Promise<(steps?: number) => string> => {
    const body = { current_password: PASSWORD }
    const started = await product.call(factorsApi.startAuthenticator, { token, body })
    const app = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) })

    await product.call(factorsApi.confirmAuthenticator, {
      token,
      params: { factor: started.body.data.id },
      body: { code: app.generate(), name: 'Phone' },
    })

    return (steps = 1) => app.generate({ timestamp: Date.now() + steps * 30_000 })
  }

  /** An account that only its provider opens. */
  const withoutPassword = async (name: string) => {
    const person = await hire(product, company, name)
    const { rows } = await product.owner.query<{ id: string }>(
      'delete from vault.credentials where user_id = (select user_id from read.employees where id = $1) returning user_id as id',
      [person.employee],
    )

    return { ...person, user: rows[0]!.id }
  }

  it('opens nothing to the admin who runs the provider', async () => {
    const victim = await hire(product, company, 'Vera')
    const before = await product.events()
    const attack = await begin(`mallory|${victim.email}`)
    expect(attack.challenge).toMatchObject({ kinds: ['password'], to: '/timer' })
    expect(refusal(await confirm(attack, { password: 'a guess of mine' }))).toEqual([
      422,
      'access.current_password',
    ])
    expect(refusal(await confirm(attack, { code: '123456' }))).toEqual([401, 'auth.wrong_code'])

    const mail = await product.call(providerLinksApi.mailProviderLink, {
      body: { challenge: attack.challenge.token },
      headers: attack.browser.headers(),
    })
    expect(refusal(mail)).toEqual([401, 'auth.challenge'])
    expect(await product.events()).toBe(before)

    const { rows } = await product.owner.query('select from vault.sso_subjects')
    expect(rows).toHaveLength(0)
    // The person is not locked out: their own subject of the provider is linked afterwards.
    const own = await begin(`vera|${victim.email}`)
    expect((await confirm(own, { password: PASSWORD })).status).toBe(200)
  })

  it('takes the second factor, and no password, of an account that has one', async () => {
    const victim = await hire(product, company, 'Olaf')
    const code = await addAuthenticator(victim)
    const attack = await begin(`mallory|${victim.email}`)
    expect(attack.challenge.kinds).toEqual(['totp', 'recovery-code'])
    expect(refusal(await confirm(attack, { password: PASSWORD }))).toEqual([401, 'auth.challenge'])
    expect(refusal(await confirm(attack, { code: code(5) }))).toEqual([401, 'auth.wrong_code'])

    const own = await begin(`olaf|${victim.email}`)
    const opened = await confirm(own, { code: code() })
    expect(opened.body).toMatchObject({ token: expect.any(String), to: '/timer' })
    const { token } = opened.body
    const sessions = await product.call(accessApi.ownSessions, { token })
    expect(sessions.body.data.find(({ current }) => current)).toMatchObject({
      ...{ by: 'oidc', second: 'totp' },
    })
    expect(refusal(await confirm(own, { code: code() }))).toEqual([401, 'auth.challenge'])
  })

  it('is confirmed once, in its own browser, within five minutes and five tries', async () => {
    const paul = await hire(product, company, 'Paul')
    const first = await begin(`paul|${paul.email}`)
    const stranger = new TestBrowser(product)
    await stranger.visit(`/api/v1/auth/oidc/${id}/start`)
    expect(refusal(await confirm({ ...first, browser: stranger }, { password: PASSWORD }))).toEqual(
      [401, 'auth.challenge'],
    )

    const late = await begin(`paul|${paul.email}`)
    await product.owner.query("update vault.challenges set expires_at = now() - interval '1 s'")
    expect(refusal(await confirm(late, { password: PASSWORD }))).toEqual([401, 'auth.challenge'])

    const guessed = await begin(`paul|${paul.email}`)
    for (let tries = 0; tries < 5; tries++) await confirm(guessed, { password: `guess ${tries}` })
    expect(refusal(await confirm(guessed, { password: PASSWORD }))).toEqual([401, 'auth.challenge'])

    const right = await begin(`paul|${paul.email}`)
    expect((await confirm(right, { password: PASSWORD })).status).toBe(200)
    expect(refusal(await confirm(right, { password: PASSWORD }))).toEqual([401, 'auth.challenge'])
    const { code, browser } = await codeOf(product, `paul|${paul.email}`, id)
    expect((await open(product, code, browser)).status).toBe(200)
    const other = await codeOf(product, `other|${paul.email}`, id)
    expect(refusal(await open(product, other.code, other.browser))).toEqual([
      403,
      'sso.other_subject',
    ])
  })

  it('needs nothing of an account that the provider has just made', async () => {
    const { code, browser } = await codeOf(product, `new|newcomer@${DOMAIN}`, id)
    expect((await open(product, code, browser)).status).toBe(200)
  })

  it('refuses a person whose access ended before they confirmed', async () => {
    const tess = await hire(product, company, 'Tess')
    const begun = await begin(`tess|${tess.email}`)
    const params = { ws: company.ws, id: tess.employee }
    const stopped = await product.call(peopleApi.stopAccess, {
      token: company.admin.token,
      params,
    })
    expect(stopped.status).toBe(200)
    const before = await product.events()
    expect(refusal(await confirm(begun, { password: PASSWORD }))).toEqual([403, 'sso.ended'])
    expect(await product.events()).toBe(before)
  })

  it('is needed again after the account or an admin unlinked the provider', async () => {
    const ben = await hire(product, company, 'Ben')
    const opened = await confirm(await begin(`ben|${ben.email}`), { password: PASSWORD })
    const { token } = opened.body
    const links = () => product.call(api.ownSignOnLinks, { token: ben.token })
    expect((await links()).body.data).toMatchObject([{ id, company: 'Northwind' }])

    const own = (current_password: string) =>
      product.call(api.unlinkOwnSignOn, {
        token: ben.token,
        body: { provider: id, current_password },
      })

    expect((await own('wrong password')).status).toBe(422)
    expect((await own(PASSWORD)).status).toBe(204)
    expect(refusal(await own(PASSWORD))).toEqual([409, 'sso.not_linked'])
    expect((await links()).body.data).toEqual([])
    expect((await product.call(accessApi.me, { token })).status).toBe(401)
    expect((await product.call(accessApi.me, { token: ben.token })).status).toBe(200)

    const again = await confirm(await begin(`other|${ben.email}`), { password: PASSWORD })
    const unlink = (by: string, person: Person) =>
      product.call(api.unlinkSignOn, { token: by, params: { id: person.employee } })

    const pia = await hire(product, company, 'Pia')
    expect((await unlink(pia.token, ben)).status).toBe(403)
    expect(refusal(await unlink(company.admin.token, pia))).toEqual([409, 'sso.not_linked'])
    expect((await unlink(company.admin.token, ben)).status).toBe(204)
    expect((await product.call(accessApi.me, { token: again.body.token })).status).toBe(401)
    await begin(`other|${ben.email}`)
    const events = await product.stored(({ type }) => type === 'SignOnUnlinked')
    expect(events).toHaveLength(2)
  })

  describe('of an account without password and factors', () => {
    const sendLink = async ({ browser, challenge }: Awaited<ReturnType<typeof begin>>) =>
      product.call(providerLinksApi.mailProviderLink, {
        body: { challenge: challenge.token },
        headers: browser.headers(),
      })

    const openLink = (body: { user: string; key: string }, browser: TestBrowser) =>
      product.call(providerLinksApi.openMailedLink, { body, headers: browser.headers() })

    it('is confirmed by a mailed link that works once, in the browser that began', async () => {
      const uma = await withoutPassword('Uma')
      const begun = await begin(`uma|${uma.email}`)
      expect(begun.challenge.kinds).toEqual(['mail'])
      expect((await sendLink(begun)).status).toBe(200)
      const { text } = await mailTo(product, uma.email, 'Confirm the sign-in by Company login')
      const link = new URL(/http\S+\/sign-on\/link\S+/.exec(text)![0])
      const key = link.searchParams.get('key')!
      expect(link.searchParams.get('user')).toBe(uma.user)

      const stranger = new TestBrowser(product)
      await stranger.visit(`/api/v1/auth/oidc/${id}/start`)
      const body = { user: uma.user, key }
      expect(refusal(await openLink(body, stranger))).toEqual([410, 'sso.expired'])
      expect(refusal(await openLink({ ...body, key: 'x' }, begun.browser))).toEqual([
        404,
        'access.key',
      ])
      const opened = await openLink(body, begun.browser)
      expect(opened.body).toMatchObject({ token: expect.any(String), to: '/timer' })
      expect(refusal(await openLink(body, begun.browser))).toEqual([410, 'link.expired'])
    })

    it('opens nothing where another began, and mails are limited', async () => {
      const wim = await withoutPassword('Wim')
      const attack = await begin(`mallory|${wim.email}`)
      expect((await sendLink(attack)).status).toBe(200)
      const { text } = await mailTo(product, wim.email, 'Confirm the sign-in by Company login')
      const key = new URL(/http\S+\/sign-on\/link\S+/.exec(text)![0]).searchParams.get('key')!
      // Wim opens the link that he did not ask for.
      const own = await begin(`wim|${wim.email}`)
      expect(refusal(await openLink({ user: wim.user, key }, own.browser))).toEqual([
        410,
        'sso.expired',
      ])
      const more = [await sendLink(own), await sendLink(own), await sendLink(own)]
      expect(more.map(({ status }) => status)).toContain(429)
      const { rows } = await product.owner.query(
        'select from vault.sso_subjects where user_id = $1',
        [wim.user],
      )
      expect(rows).toHaveLength(0)
    })

    it('is confirmed also where the provider is enforced', async () => {
      const xan = await withoutPassword('Xan')
      const { admin, ws } = company
      await product.owner.query(
        'update read.sign_on set enforced = true, emergency = $2 where id = $1',
        [ws, JSON.stringify([admin.employee])],
      )
      const begun = await begin(`xan|${xan.email}`)
      await sendLink(begun)
      const { text } = await mailTo(product, xan.email, 'Confirm the sign-in by Company login')
      const key = new URL(/http\S+\/sign-on\/link\S+/.exec(text)![0]).searchParams.get('key')!
      const { token } = (await openLink({ user: xan.user, key }, begun.browser)).body
      const me = await product.call(peopleApi.employeeMe, { token, params: { ws } })
      expect(me.status).toBe(200)
      // What the test changed is no event, so it counts once the session leaves the server's memory.
      await until(async () => {
        const own = { token: xan.token, params: { ws } }
        return refusal(await product.call(peopleApi.employeeMe, own))[1] === 'workspace.sign_on'
      })
    })
  })
})
