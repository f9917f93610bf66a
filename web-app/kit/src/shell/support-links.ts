import type { User } from '@workledger/contracts/access/access.api'

/**
 * Where people find help outside of the product, as the installation is configured; there is no
 * link without an address.
 */
export function supportLinks({ knowledge, contact }: User['support']) {
  return [
    ...(knowledge ? [{ id: 'knowledge', icon: 'book', to: knowledge } as const] : []),
    ...(contact ? [{ id: 'contact', icon: 'mail', to: contact } as const] : []),
  ]
}
