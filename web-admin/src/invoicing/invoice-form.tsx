import Alert from '@mui/material/Alert'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { TextField } from '@workledger/kit/form/fields'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { lazy, Suspense, useState } from 'react'
import { ChargeFields } from './charge-fields'
import { InvoiceActions } from './invoice-actions'
import { InvoiceDetails } from './invoice-details'
import { type InvoiceSetting, inDays } from './invoice-draft'
import { InvoiceItems } from './invoice-items'
import { invoicingTexts } from './messages'
import { MissingList } from './missing-list'
import { type NewClientDialog, useNewClient } from './new-client'
import { InvoiceStatus } from './status'
import { useInvoiceForm } from './use-invoice-form'

const TimeDialog = lazy(() => import('./time/time-dialog'))
const InvoiceHistory = lazy(() => import('./invoice-history'))

interface Props {
  /** Null for a new one. */
  invoice: InvoiceAnswer | null
  setting: InvoiceSetting
  onTimeAdded: () => void
  NewClient: NewClientDialog
}

/**
 * `?client` and `?project` set a new invoice's subject; `?time` opens the dialog of unbilled time.
 */
export function InvoiceForm({ invoice, setting, onTimeAdded, NewClient }: Props) {
  const t = useText(invoicingTexts)
  const { form, dirty, time } = useInvoiceForm({ invoice, setting, onTimeAdded })
  const [history, setHistory] = useState(false)
  const client = useNewClient((id) => form.set('client_id', id))
  const typed = form.values
  const title = invoice ? t('draftTitle', { client: invoice.client.name }) : t('newTitle')
  /** Saved and with items: issuing is the next step. */
  const issuable = invoice !== null && !dirty && typed.lines.length > 0

  const dateToday = (day: string) => {
    const days = Math.max(
      0,
      Math.round((Date.parse(typed.due_date) - Date.parse(typed.invoice_date)) / 86_400_000),
    )

    form.set('invoice_date', day)
    form.set('due_date', inDays(day, days))
  }

  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/invoice' }]}
      status={invoice && <InvoiceStatus id={invoice.invoice_status_id} />}
      {...(invoice && { menuLabel: t('openDraft', { client: invoice.client.name }) })}
    >
      <InvoiceActions
        invoice={invoice}
        dirty={dirty}
        issuable={issuable}
        showHistory={() => setHistory(true)}
      />
      {invoice && issuable && (
        <MissingList id={invoice.id} revision={invoice.revision} onToday={dateToday} />
      )}
      <FormCard form={form} action={t('save')} quiet={issuable} fresh={!invoice} wide>
        <InvoiceDetails form={form} invoice={invoice} addClient={client.add} />
        <ChargeFields field={form.field} />
        <InvoiceItems
          form={form}
          invoice={invoice}
          taxed={setting.tax_rate1 !== null}
          addTime={time.add}
        />
        <FormCard.Group columns={1}>
          <TextField {...form.field('public_notes')} rows={3} />
        </FormCard.Group>
        {form.errors.lines && (
          <Alert severity="error" sx={{ m: 2, mt: 0 }}>
            {t('itemWrong')}
          </Alert>
        )}
      </FormCard>
      <Suspense>
        {history && invoice && <InvoiceHistory invoice={invoice} close={() => setHistory(false)} />}
        {time.asked && typed.client_id && (
          <TimeDialog
            invoice={typed}
            saved={time.saved}
            project={time.project}
            close={time.close}
          />
        )}
        {client.named !== null && <NewClient name={client.named} close={client.close} />}
      </Suspense>
    </Page>
  )
}
