import { useQueryClient } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { invoicingTexts } from './messages'

/**
 * Returns a function that reads the present address of an invoice's client, and a sentence if the
 * invoice was issued to another one. After a failed read, `known` is the address.
 */
export function useAddressee() {
  const queries = useQueryClient()
  const t = useText(invoicingTexts)

  return async (id: string, known: string | null) => {
    const invoice = await queries
      .fetchQuery({ ...query(invoicesApi.invoice, { params: { id } }), staleTime: 0 })
      .then(
        ({ data }) => data,
        () => undefined,
      )

    if (!invoice) return { email: known, note: '' }
    const { client, issued_to } = invoice
    const email = client.contact_email
    const isOther = issued_to !== null && email?.toLowerCase() !== issued_to.toLowerCase()

    return { email, note: isOther ? ` ${t('emailOther', { email: isolated(issued_to) })}` : '' }
  }
}
