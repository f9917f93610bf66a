import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { addressOf } from '../kit/client'
import { SkeletonRows } from '../kit/states'

/** The address of *Pay Now* as it is written down and passed on: the server decides where it leads. */
export default function PayInvoice() {
  const { id = '' } = useParams()
  const key = useSearchParams()[0].get('key') ?? ''
  useEffect(() => {
    location.replace(addressOf(invoicesApi.payWithPaypal, { params: { id }, query: { key } }))
  }, [id, key])
  return <SkeletonRows rows={3} />
}
