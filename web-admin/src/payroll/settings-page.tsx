import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { useMemo } from 'react'
import { booksTexts } from './books-messages'
import { BooksTab } from './books-tab'
import { Categories } from './categories'
import { CompanyAccount } from './company-account'
import { OvertimeWeek } from './overtime-week'
import { paymentTexts } from './payment-messages'
import { usePayWords } from './words'

const Allowances = () => (
  <>
    <OvertimeWeek />
    <Categories what="allowance" />
  </>
)

const Deductions = () => <Categories what="deduction" />

/** The categories of contracts' allowances and deductions. */
export default function PayrollSettingsPage() {
  const { t } = usePayWords()
  const payment = useText(paymentTexts)
  const books = useText(booksTexts)

  const tabs = useMemo(
    () => [
      { id: 'allowances', label: t('allowances'), Component: Allowances },
      { id: 'deductions', label: t('deductions'), Component: Deductions },
      { id: 'account', label: payment('account'), Component: CompanyAccount },
      { id: 'books', label: books('tab'), Component: BooksTab },
    ],
    [t, payment, books],
  )

  return (
    <Page title={t('settings.page')}>
      <Tabs tabs={tabs} label={t('settings.page')} />
    </Page>
  )
}
