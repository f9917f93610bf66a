import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { useCopy } from '@workledger/kit/ui/copy'
import type { PageAction } from '@workledger/kit/ui/page-actions'
import { toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { invoicingTexts } from './messages'
import { recurringTexts } from './recurring/messages'
import { canBeApproved } from './status'
import type { useInvoiceCommands } from './use-invoice-commands'

interface Props {
  invoice: InvoiceAnswer
  commands: ReturnType<typeof useInvoiceCommands>
  credit: () => void
}

/** Returns the rare actions on an invoice. */
export function usePreviewMenu({ invoice, commands, credit }: Props): (PageAction | false)[] {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const may = useMay()
  const { copyLink } = useCopy()
  const draft = invoice.invoice_status_id === invoiceStatuses.draft
  const { id, public_url } = invoice

  return [
    {
      label: t('pdf'),
      icon: 'download',
      run: () =>
        void download(addressOf(invoicesApi.invoicePdf, { params: { id } })).catch(toastError),
    },
    public_url !== null && {
      label: t('publicLink'),
      icon: 'link',
      run: () => void copyLink(new URL(public_url, window.location.origin).href),
    },
    canBeApproved(invoice.invoice_status_id) &&
      may('approveInvoice') && {
        label: t('approve'),
        icon: 'check',
        run: () => commands.approve(invoice),
      },
    may('addRecurringInvoice') && {
      label: recurring('make'),
      icon: 'refresh',
      to: `/admin/invoice/recurring/new?from=${id}`,
    },
    invoice.creditable.length > 0 &&
      may('creditInvoice') && { label: t('credit.action'), icon: 'back', run: credit },
    draft &&
      may('deleteInvoice') && {
        label: t('delete'),
        icon: 'trash',
        danger: true,
        run: () => void commands.remove(invoice),
      },
  ]
}
