import Alert from '@mui/material/Alert'
import type { Expense } from '@workledger/contracts/expenses/expenses.api'
import { useTold } from '../../i18n/error-words'

/** That another expense looks the same: whoever decides looks twice. */
export function ExpenseWarnings({ of: { warnings } }: { of: Pick<Expense, 'warnings'> }) {
  const told = useTold()
  return warnings.map((warning) => (
    <Alert key={warning.code} severity="warning">
      {told(warning)}
    </Alert>
  ))
}
