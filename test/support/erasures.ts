import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { type Company, hire, type Person } from './people'
import type { Product } from './product'

/** Globals that stay real under a fake calendar: everything but `Date`. */
const real = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** Runs an act as if so many days had passed for the server, because retentions count years. */
export async function daysLater<T>(days: number, act: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + days * 86_400_000, doNotFake: [...real] })

  try {
    return await act()
  } finally {
    jest.useRealTimers()
  }
}

/** Days, longer than the usual retention. */
export const AFTER_RETENTION = 12 * 366

/** Hires another person who may make every call. */
export async function secondAdmin(
  product: Product,
  company: Company,
  name = 'Second',
): Promise<Person> {
  const sql = "select id from read.roles where workspace_id = $1 and name = 'Admin'"
  const { rows } = await product.owner.query<{ id: string }>(sql, [company.ws])
  return hire(product, company, name, { role_id: rows[0]!.id })
}

/** Proposes an erasure as the administrator after the retention, and confirms it as another one. */
export async function erase(
  product: Product,
  company: Company,
  other: Person,
  { id, name }: { id: string; name: string },
) {
  const by = ({ token }: Person) =>
    daysLater(AFTER_RETENTION, () =>
      product.call(privacyApi.erasePerson, {
        token,
        params: { ws: company.ws, id },
        body: { name },
      }),
    )

  const asked = await by(company.admin)
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))

  return by(other)
}
