import Button from '@mui/material/Button'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
import { isNegative, isZero } from '../kit/decimal'
import { useMay } from '../kit/may'
import { invoicingTexts } from './messages'
import { PreviewMenu } from './preview-menu'
import { useInvoiceCommands } from './use-invoice-commands'

interface Props {
  invoice: InvoiceAnswer
  /** Undefined until the page is loaded. */
  print: (() => void) | undefined
  open: (dialog: 'history' | 'pay' | 'credit') => void
}

/** The actions on an invoice; its next step is prominent. */
export function PreviewActions({ invoice, print, open }: Props) {
  const t = useText(invoicingTexts)
  const go = useGo()
  const may = useMay()
  const commands = useInvoiceCommands(() => go('/admin/invoice'))
  const draft = invoice.invoice_status_id === invoiceStatuses.draft

  const known = {
    ...invoice,
    client: invoice.client.name,
    client_email: invoice.client.contact_email,
    draft,
  }

  const owed = isOwed(invoice)
  const next = nextAction(invoice, may)
  const look = (action: typeof next) =>
    action === next ? ({ variant: 'contained', color: 'primary' } as const) : {}

  return (
    <>
      {draft && may('changeInvoice') && (
        <Button
          component={AppLink}
          to={`/admin/invoice/${invoice.id}`}
          startIcon={<Icon name="edit" />}
        >
          {t('edit')}
        </Button>
      )}
      <Button startIcon={<Icon name="history" />} onClick={() => open('history')}>
        {t('history')}
      </Button>
      {may('emailInvoice') && (
        <Button
          {...look('email')}
          {...busyProps(commands.busy, () => void commands.email(known))}
          startIcon={<Icon name="mail" />}
        >
          {t('email')}
        </Button>
      )}
      <PreviewMenu invoice={invoice} commands={commands} credit={() => open('credit')} />
      <Button {...look('print')} disabled={!print} onClick={print}>
        {t('print')}
      </Button>
      {owed && may('recordPayment') && (
        <Button {...look('pay')} startIcon={<Icon name="plus" />} onClick={() => open('pay')}>
          {t('pay')}
        </Button>
      )}
      {draft && may('issueInvoice') && (
        <Button {...look('issue')} {...busyProps(commands.busy, () => void commands.issue(known))}>
          {t('issue')}
        </Button>
      )}
    </>
  )
}

const isOwed = ({ invoice_status_id, balance }: InvoiceAnswer) =>
  invoice_status_id !== invoiceStatuses.draft && !isZero(balance) && !isNegative(balance)

/** Returns the next step of an invoice. */
function nextAction(invoice: InvoiceAnswer, may: ReturnType<typeof useMay>) {
  if (invoice.invoice_status_id === invoiceStatuses.draft)
    return may('issueInvoice') ? 'issue' : 'print'

  const owed = isOwed(invoice)
  const overdue = invoice.invoice_status_id === invoiceStatuses.overdue
  if (owed && !overdue && !invoice.emailed_at && may('emailInvoice')) return 'email'

  return owed && may('recordPayment') ? 'pay' : 'print'
}
