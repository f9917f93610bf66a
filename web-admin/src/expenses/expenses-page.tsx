import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { ExpenseList } from './expense-list'
import { expenseTexts } from './messages'

export default function ExpensesPage() {
  const t = useText(expenseTexts)
  return (
    <Page title={t('page')}>
      <ExpenseList />
    </Page>
  )
}
