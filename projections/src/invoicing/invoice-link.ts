import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'

const YEAR = 366 * 24 * 60

/**
 * The address of an invoice's public page. The key is the same whoever asks, so mail and console
 * show one link; asking again gives it another year.
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
