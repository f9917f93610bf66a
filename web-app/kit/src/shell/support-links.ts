import type { User } from '@workledger/contracts/access/access.api'

/**
 * Returns the configured addresses of help outside of the product; without an address there is no
 * link.
 */
export function supportLinks({ knowledge, contact }: User['support']) {
  return [
    ...(knowledge ? [{ id: 'knowledge', icon: 'book', to: knowledge } as const] : []),
    ...(contact ? [{ id: 'contact', icon: 'mail', to: contact } as const] : []),
  ]
}
