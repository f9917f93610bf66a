import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { useActions } from '@workledger/kit/ui/actions'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { useMay } from '../kit/may'
import { InvoiceList } from './invoice-list'
import { invoicingTexts } from './messages'
import { paypalTexts } from './paypal/messages'
import { recurringTexts } from './recurring/messages'
import { remindersTexts } from './reminders/messages'

const CreditNotesTab = lazy(() => import('./credit-notes-tab'))
const InvoiceSettingsTab = lazy(() => import('./settings-tab'))
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
      ? [
          {
            id: 'create-invoice',
            keys: 'n',
            label: t('create'),
            group: t('page'),
            icon: 'invoice',
            run: () => go('/admin/invoice/new'),
          },
        ]
      : [],
  )

  const tabs = useMemo(
    () => [
      { id: 'invoice', label: t('tabs.invoice'), Component: InvoiceList },
      { id: 'credit-notes', label: t('creditNotes'), Component: CreditNotesTab },
      { id: 'settings', label: t('tabs.settings'), Component: InvoiceSettingsTab },
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
          <Button
            component={AppLink}
            to="/admin/invoice/recurring"
            startIcon={<Icon name="refresh" />}
          >
            {recurring('page')}
          </Button>
          {may && (
            <Button
              variant="contained"
              color="primary"
              component={AppLink}
              to="/admin/invoice/new"
              startIcon={<Icon name="plus" />}
            >
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
