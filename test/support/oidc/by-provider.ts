import { providerLinksApi } from '@workledger/contracts/access/provider-links.api'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { type Company, PASSWORD } from '../people'
import type { Product } from '../product'
import { CLIENT, TestBrowser } from './provider'

/** Proves a mail domain; `records` is the DNS of the product. */
export async function proveDomain(
  product: Product,
  { admin, ws }: Company,
  records: Map<string, readonly string[]>,
  domain: string,
): Promise<void> {
  const as = { token: admin.token, params: { ws } }
  const { body } = await product.call(api.addMailDomain, { ...as, body: { domain } })
  records.set(domain, [body.data.record])
  const params = { ws, domain: body.data.id }
  const checked = await product.call(api.checkMailDomain, { token: admin.token, params })
  expect(checked.body.data.proven).toBe(true)
}

/** Sets a company's provider; returns its id. */
export async function setProvider(
  product: Product,
  { admin, ws }: Company,
  issuer: string,
  change: object = {},
): Promise<string> {
  const { status, body } = await product.call(api.setSignOnProvider, {
    token: admin.token,
    params: { ws },
    body: { name: 'Company login', issuer, ...CLIENT, ...change },
  })

  expect({ status, body }).toMatchObject({ status: 200 })
  return body.data.provider!.id
}

/** Goes to the provider and back; returns the code that opens the session. */
export async function codeOf(
  product: Product,
  login: string,
  id: string,
  browser = new TestBrowser(product),
) {
  const away = await browser.visit(`/api/v1/auth/oidc/${id}/start?to=/timer`)
  const back = await browser.signIn(away, login)
  const page = await browser.visit(back)
  expect(page).toMatch(/^\/sign-on#code=/)

  return { code: page.slice('/sign-on#code='.length), browser, back }
}

/** What a sign-in waits for. */
export interface Challenge {
  readonly token: string
  readonly kinds: readonly string[]
  readonly to: string
}

export const open = (product: Product, code: string, browser: TestBrowser) =>
  product.call(api.openProviderSession, { body: { code }, headers: browser.headers() })

/** Opens a session; the account confirms its first one by the password of all tests. */
export async function openConfirmed(product: Product, code: string, browser: TestBrowser) {
  const answer = await open(product, code, browser)
  const { code: refusal, challenge } = answer.body as unknown as {
    code?: string
    challenge?: Challenge
  }
  if (refusal !== 'auth.confirm_link' || !challenge?.kinds.includes('password')) return answer

  return product.call(providerLinksApi.confirmProviderLink, {
    body: { challenge: challenge.token, password: PASSWORD },
    headers: browser.headers(),
  })
}
