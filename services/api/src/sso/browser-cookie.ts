import { createHash, randomBytes } from 'node:crypto'

/** Binds a sign-in to the browser in which it began. No script reads it. */
const NAME = 'wl_sign_in'

const VALUE = /(?:^|;\s*)wl_sign_in=([\w-]{43})(?:;|$)/

/** Seconds for which the cookie is kept: longer than a sign-in may take. */
const KEPT = 30 * 60

const hash = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Returns the hash of the browser's cookie; undefined if it has none. */
export function browserOf(cookies: string | undefined): string | undefined {
  const value = VALUE.exec(cookies ?? '')?.[1]
  return value && hash(value)
}

/** Returns a cookie for the browser, its present value if it has one, and the hash of it. */
export function browserCookie(cookies: string | undefined, publicUrl: string) {
  const value = VALUE.exec(cookies ?? '')?.[1] ?? randomBytes(32).toString('base64url')
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''

  return {
    browser: hash(value),
    cookie: `${NAME}=${value}; Path=/api/v1/auth/oidc; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure}`,
  }
}

/** Returns an address of this product, so that no link leads people elsewhere. */
export const inside = (to: string | undefined): string =>
  to && /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(to) ? to : '/'
