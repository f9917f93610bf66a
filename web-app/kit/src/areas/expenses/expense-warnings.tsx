import Alert from '@mui/material/Alert'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { useTold } from '../../i18n/error-words'

/** A warning to the decider that another expense looks the same. */
export function ExpenseWarnings({ of: { warnings } }: { of: Pick<Expense, 'warnings'> }) {
  const told = useTold()
  return warnings.map((warning) => (
    <Alert key={warning.code} severity="warning">
      {told(warning)}
    </Alert>
  ))
}
