import { Operators } from '@workledger/api/operations/operators'
import { accessApi } from '@workledger/contracts/access/access.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { Person } from './people'
import type { Product } from './product'

/**
 * Makes a person the operator of an installation with several companies, as OPERATORS does: their
 * address is verified.
 */
export async function makeOperator(
  product: Product,
  { token, email }: Pick<Person, 'token' | 'email'>,
): Promise<void> {
  const { id } = (await product.call(accessApi.me, { token })).body.data

  const link = {
    kind: 'verify-email' as const,
    subject: id,
    value: emailKey(product.masterKey, email),
    minutes: 60,
  }

  const key = await product.keys.mint(`operator ${id}`, link)

  const verified = await product.call(accessApi.verifyEmail, {
    token,
    params: { id },
    body: { token: key },
  })

  if (verified.status !== 200) throw new Error(JSON.stringify(verified.body))
  Object.assign(product.app.get(Operators, { strict: false }), { addresses: [email.toLowerCase()] })
}
