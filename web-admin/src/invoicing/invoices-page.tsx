import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { useMay } from '../kit/may'
import { InvoiceList } from './invoice-list'
import { ledgerTexts } from './ledger/messages'
import { invoicingTexts } from './messages'
import { paypalTexts } from './paypal/messages'
import { recurringTexts } from './recurring/messages'
import { remindersTexts } from './reminders/messages'

const CreditNotesTab = lazy(() => import('./credit-notes-tab'))
const InvoiceSettingsTab = lazy(() => import('./settings-tab'))
const RemindersTab = lazy(() => import('./reminders/reminders-tab'))
const LedgerTab = lazy(() => import('./ledger/ledger-tab'))
const PaypalTab = lazy(() => import('./paypal/paypal-tab'))

export default function InvoicesPage() {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const paypal = useText(paypalTexts)
  const reminders = useText(remindersTexts)
  const ledger = useText(ledgerTexts)
  const may = useMay()('draftInvoice')

  const tabs = useMemo(
    () => [
      { id: 'invoice', label: t('tabs.invoice'), Component: InvoiceList },
      { id: 'credit-notes', label: t('creditNotes'), Component: CreditNotesTab },
      { id: 'settings', label: t('tabs.settings'), Component: InvoiceSettingsTab },
      { id: 'reminders', label: reminders('tab'), Component: RemindersTab },
      { id: 'paypal', label: paypal('tab'), Component: PaypalTab },
      { id: 'books', label: ledger('tab'), Component: LedgerTab },
    ],
    [t, paypal, reminders, ledger],
  )

  return (
    <Page
      title={t('page')}
      primary={may && { label: t('create'), icon: 'plus', keys: 'n', to: '/admin/invoice/new' }}
      secondary={[
        { label: recurring('page'), icon: 'refresh', to: '/admin/invoice/recurring' },
        { label: t('byAge'), icon: 'reports', to: '/admin/reports/insights?tab=invoices' },
      ]}
    >
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
