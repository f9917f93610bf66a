import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { type PageAction, usePageActions } from '@workledger/kit/ui/page-actions'
import { isNegative, isZero } from '../kit/decimal'
import { useMay } from '../kit/may'
import { invoicingTexts } from './messages'
import { usePreviewMenu } from './preview-menu'
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
  const changes = draft && may('changeInvoice')

  const steps: Record<typeof next, PageAction | false> = {
    email: may('emailInvoice') && {
      label: t('email'),
      icon: 'mail' as const,
      busy: commands.busy,
      run: () => void commands.email(known),
    },
    print: { label: t('print'), disabled: !print, ...(print && { run: print }) },
    pay: owed &&
      may('recordPayment') && { label: t('pay'), icon: 'plus' as const, run: () => open('pay') },
    issue: draft &&
      may('issueInvoice') && {
        label: t('issue'),
        busy: commands.busy,
        run: () => void commands.issue(known),
      },
  }

  const others = Object.entries(steps).flatMap(([step, action]) => (step === next ? [] : [action]))

  usePageActions({
    primary: steps[next],
    secondary: [
      changes && { label: t('edit'), icon: 'edit', to: `/admin/invoice/${invoice.id}` },
      { label: t('history'), icon: 'history', run: () => open('history') },
      ...others,
    ],
    menu: usePreviewMenu({ invoice, commands, credit: () => open('credit') }),
  })

  return null
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
