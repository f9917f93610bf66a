import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { addressOf } from '@workledger/kit/net/client'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

/** The permanent address of *Pay Now*: the server decides where it leads. */
export default function PayInvoice() {
  const { id = '' } = useParams()
  const key = useSearchParams()[0].get('key') ?? ''

  useEffect(() => {
    location.replace(addressOf(invoicesApi.payWithPaypal, { params: { id }, query: { key } }))
  }, [id, key])

  return <SkeletonRows rows={3} />
}
