import Button from '@mui/material/Button'
import { useActions } from '@workledger/web-app/kit/actions'
import { AppLink, useGo } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { Page } from '@workledger/web-app/kit/shell/page'
import { Tabs } from '@workledger/web-app/kit/tabs'
import { lazy, useMemo } from 'react'
import { useMay } from '../kit/may'
import { InvoiceList } from './invoice-list'
import { invoicingTexts } from './messages'
import { paypalTexts } from './paypal/messages'
import { recurringTexts } from './recurring/messages'
import { remindersTexts } from './reminders/messages'

const CreditNotesTab = lazy(() => import('./credit-notes-tab'))
const SettingsTab = lazy(() => import('./settings-tab'))
const RemindersTab = lazy(() => import('./reminders/reminders-tab'))
const PaypalTab = lazy(() => import('./paypal/paypal-tab'))

export default function InvoicesPage() {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const paypal = useText(paypalTexts)
  const reminders = useText(remindersTexts)
  const go = useGo()
  const may = useMay()('draftInvoice')
  useActions(
    may
      ? [{ id: 'create-invoice', keys: 'n', label: t('create'), group: t('page'), icon: 'invoice', run: () => go('/admin/invoice/new') }]
      : [],
  )
  const tabs = useMemo(
    () => [
      { id: 'invoice', label: t('tabs.invoice'), Component: InvoiceList },
      { id: 'credit-notes', label: t('creditNotes'), Component: CreditNotesTab },
      { id: 'settings', label: t('tabs.settings'), Component: SettingsTab },
      { id: 'reminders', label: reminders('tab'), Component: RemindersTab },
      { id: 'paypal', label: paypal('tab'), Component: PaypalTab },
    ],
    [t, paypal, reminders],
  )
  return (
    <Page
      title={t('page')}
      actions={
        <>
          <Button component={AppLink} to="/admin/invoice/recurring" startIcon={<Icon name="refresh" />}>
            {recurring('page')}
          </Button>
          {may && (
            <Button variant="contained" color="primary" component={AppLink} to="/admin/invoice/new" startIcon={<Icon name="plus" />}>
              {t('create')}
            </Button>
          )}
        </>
      }
    >
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
