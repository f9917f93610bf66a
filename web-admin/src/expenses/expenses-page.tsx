import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
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
