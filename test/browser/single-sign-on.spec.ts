import { accessApi } from '@workledger/contracts/access/access.api'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { Page } from 'playwright-core'
import { CLIENT, startProvider, type TestProvider } from '../support/oidc/provider'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

/** The provider's own page asks for a font outside, which may be out of reach. */
const THEIR_FONT = /fonts\.googleapis\.com/

const records = new Map<string, string>()
const dns = { txt: async (domain: string) => [records.get(domain) ?? ''] }

describe('single sign-on in a browser', () => {
  const web = inBrowser({ dns })
  let provider: TestProvider
  let company: Company
  let maya: Person

  beforeAll(async () => {
    provider = await startProvider(web.url)
    company = await createCompany(web.product)
    maya = await hire(web.product, company, 'Maya')
    await verify(company.admin)
    await provider.nameGroups(maya.email, ['Payroll people'])
  })

  afterAll(() => provider?.stop())

  /** A founder's address is verified by mail. */
  const verify = async ({ token, email }: Person) => {
    const { body } = await web.product.call(accessApi.me, { token })
    const key = await web.product.keys.mint(`verify ${email}`, {
      kind: 'verify-email',
      subject: body.data.id,
      value: emailKey(web.product.masterKey, email),
      minutes: 60,
    })
    await web.product.call(accessApi.verifyEmail, {
      token,
      params: { id: body.data.id },
      body: { token: key },
    })
  }

  const atProvider = async (page: Page) => {
    await page.waitForURL(`${provider.issuer}/**`)
    await page.getByPlaceholder('Enter any login').fill(maya.email)
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
  }

  it('is set up on its page: a domain, the provider, and what is wrong with it', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.expects(/answered 409$/).open('/admin/sign_on')
    await page.getByRole('button', { name: 'Add domain' }).click()
    const adding = page.getByRole('dialog', { name: 'Add domain' })
    await adding.getByLabel('Domain').fill('example.com')
    await adding.getByRole('button', { name: 'Save' }).click()
    const record = page.getByText(/^workledger-verification=/)
    const text = await record.textContent()
    await page.getByRole('button', { name: /^Check .*example\.com/ }).click()
    await page.getByText(/^The TXT record was not found/).waitFor()
    records.set('example.com', text!)
    await page.getByRole('button', { name: /^Check .*example\.com/ }).click()
    await page.getByText('Proven', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Set up provider' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up provider' })
    await dialog.getByLabel('Name').fill('Acme login')
    await dialog.getByLabel('Issuer').fill(provider.issuer)
    await dialog.getByLabel('Client id').fill(CLIENT.client_id)
    await dialog.getByLabel('Client secret', { exact: true }).fill(CLIENT.client_secret)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByText(/^The provider answers, with/).waitFor()
  })

  it('leads from a typed address through the provider’s own page and back', async () => {
    const visitor = (await web.visitor()).expects(THEIR_FONT, /answered 401$/)
    const page = await visitor.open('/signin?next=%2Fmy_account')
    await page.getByLabel('Email').fill(maya.email)
    await page.getByRole('link', { name: 'Continue with Acme login' }).click()
    await atProvider(page)
    await page.getByRole('heading', { name: 'Confirm your account once' }).waitFor()
    await page
      .getByText('from then on Acme login of Northwind opens it', { exact: false })
      .waitFor()
    await page.getByLabel('Password of your account').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(`${web.url}/my_account`)
    await page
      .getByText(/^Single sign-on · /)
      .first()
      .waitFor()
  })

  it('lists the groups that the provider named, and tells them in the person’s history', async () => {
    // The person's second factors were never reset, so there is no such record.
    const visitor = (await web.visitor({ token: company.admin.token })).expects(
      /member-sign-in-\S+ answered 404$/,
    )
    const page = await visitor.open('/admin/provisioning?tab=provisioned_groups')
    const row = page.getByRole('row', { name: /Payroll people/ })
    await row.getByText('Sign-in', { exact: true }).waitFor()
    await page.goto(`${web.url}/admin/employees/${maya.employee}/profile`)
    await page.getByRole('button', { name: 'History', exact: true }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByRole('button', { name: 'Show sign-in history' }).click()
    await history.getByText('Account linked to the provider').waitFor()
    await history.getByText('Groups named by the provider').waitFor()
    await history.getByText('Payroll people').waitFor()
  })

  it('asks again by the provider, in a window of its own, and the form stays', async () => {
    const visitor = (await web.visitor()).expects(THEIR_FONT)
    const page = await visitor.open('/signin?next=%2Fmy_account')
    await page.getByLabel('Email').fill(maya.email)
    await page.getByRole('link', { name: 'Continue with Acme login' }).click()
    await atProvider(page)
    await page.waitForURL(`${web.url}/my_account`)
    await web.product.owner.query(
      `update vault.sessions set authenticated_at = now() - interval '6 minutes' where provider is not null`,
    )
    await web.product.call(accessApi.logout, {
      token: (await hire(web.product, company, 'Ned')).token,
    })
    await page.reload()
    await page.getByRole('button', { name: 'Add authenticator app' }).first().click()
    const dialog = page.getByRole('dialog')
    const popup = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Confirm by single sign-on' }).click()
    await atProvider(await popup)
    await dialog.getByText('Confirmed by single sign-on').waitFor()
    expect((await popup).isClosed()).toBe(true)
  })

  it('bars a session opened by password where it is enforced, and shows the way in', async () => {
    const { admin, ws } = company
    const { product } = web
    const as = { token: admin.token, params: { ws } }
    await product.call(api.nameEmergencyAccounts, {
      ...as,
      body: { employee_ids: [admin.employee] },
    })
    const { body } = await product.call(api.signOn, as)
    await product.owner.query('update vault.sessions set provider = $1 where user_id = $2', [
      body.data.provider!.id,
      (await product.call(accessApi.me, { token: admin.token })).body.data.id,
    ])
    // What the test changed is no event, so it counts once the session leaves the server's memory.
    await until(async () => {
      const enforced = await product.call(api.enforceSignOn, { ...as, body: { enforced: true } })
      return enforced.status === 200
    })

    const visitor = (await web.visitor({ token: maya.token })).expects(/answered 403$/, THEIR_FONT)
    const page = await visitor.open('/timer')
    await page.getByRole('heading', { name: /Northwind.*wants you to sign in by/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Emergency access' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Continue with Acme login' }).click()
    await atProvider(page)
    await page.waitForURL(`${web.url}/timer`)
  })
})
