import { Stack } from '@workledger/kit/ui/layout'
import { AccountCard } from './account-card'
import { PaymentsTable } from './payments-table'

/** The company's own PayPal account, and its payments. */
export default function PaypalTab() {
  return (
    <Stack gap={3}>
      <AccountCard />
      <PaymentsTable />
    </Stack>
  )
}
