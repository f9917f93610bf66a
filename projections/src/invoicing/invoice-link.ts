import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'

const YEAR = 366 * 24 * 60

/**
 * Returns the address of an invoice's public page. The key does not depend on the caller, so mail
 * and console show one link. Each call extends the key by a year.
 */
export async function invoiceLink(
  keys: LinkKeys,
  publicUrl: string,
  workspace: string,
  invoice: string,
): Promise<string> {
  const key = await keys.mint(`invoice ${invoice}`, {
    kind: 'invoice',
    subject: invoice,
    workspace,
    minutes: YEAR,
    renew: true,
  })
  return `${publicUrl}/public/invoices/${invoice}?key=${key}`
}
