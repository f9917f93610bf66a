import { useQuery } from '@tanstack/react-query'
import { ledgerApi } from '@workledger/contracts/invoicing/ledger.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { LedgerAccounts } from './ledger-accounts'
import { LedgerFiles } from './ledger-files'

/** Files of invoices and expenses for bookkeeping, and the accounts that they are booked to. */
export default function LedgerTab() {
  const { workspace } = useMember()
  const books = useQuery(query(ledgerApi.ledgerBooks, { params: { ws: workspace.id } }))

  return (
    <Stack gap={2}>
      <LedgerFiles />
      {books.error ? (
        <FailedState error={books.error} retry={() => void books.refetch()} />
      ) : books.data ? (
        <LedgerAccounts books={books.data.data} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Stack>
  )
}
