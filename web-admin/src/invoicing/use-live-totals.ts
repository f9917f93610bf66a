import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceCalculation } from '@workledger/contracts/invoicing/invoice-body'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useEffect, useState } from 'react'
import type { InvoiceLine } from './lines'

/** Milliseconds without a key before the server calculates. */
const PAUSE = 300

interface TotalledInvoiceValues {
  readonly lines: readonly InvoiceLine[]
  readonly currency: string
}

/** Returns the server's sums of the typed values; unfinished lines do not count. */
export function useLiveTotals(
  typed: TotalledInvoiceValues,
  rounding: InvoiceAnswer['tax_rounding'] | undefined,
) {
  const { workspace } = useMember()
  const counted = typed.lines.filter(
    (line) => invoiceCalculation.shape.lines.element.safeParse(line).success,
  )
  const asked = invoiceCalculation.safeParse({ ...typed, lines: counted, tax_rounding: rounding })
  const now = asked.success
    ? JSON.stringify({ keys: counted.map(({ key }) => key), body: asked.data })
    : null
  const [settled, settle] = useState(now)

  useEffect(() => {
    const timer = setTimeout(() => settle(now), PAUSE)
    return () => clearTimeout(timer)
  }, [now])

  const { keys, body } = JSON.parse(settled ?? 'null') ?? { keys: [], body: null }

  const found = useQuery({
    ...query(invoicesApi.calculateInvoice, { params: { ws: workspace.id }, body }),
    enabled: settled !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

  const fresh =
    now !== null && now === settled && !found.isPlaceholderData && found.data !== undefined
  const amounts = new Map<string, string>(
    fresh ? keys.map((key: string, n: number) => [key, found.data.data.lines[n]!.amount]) : [],
  )

  return {
    totals: found.data?.data.totals,
    amounts,
    fresh,
    error: found.error,
    retry: () => void found.refetch(),
  }
}
