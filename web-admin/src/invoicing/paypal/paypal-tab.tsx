import Box from '@mui/material/Box'
import { AccountCard } from './account-card'
import { PaymentsTable } from './payments-table'

/** The company's own PayPal account, and what came by it. */
export default function PaypalTab() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <AccountCard />
      <PaymentsTable />
    </Box>
  )
}
