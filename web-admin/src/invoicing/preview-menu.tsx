import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
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

/** The other actions on an invoice. */
export function PreviewMenu({ invoice, commands, credit }: Props) {
  const t = useText(invoicingTexts)
  const recurring = useText(recurringTexts)
  const may = useMay()
  const { copyLink } = useCopy()
  const draft = invoice.invoice_status_id === invoiceStatuses.draft
  const number = invoice.invoice_number ?? ''

  return (
    <MenuButton
      label={draft ? t('openDraft', { client: invoice.client.name }) : t('open', { number })}
      entries={[
        {
          label: t('pdf'),
          icon: 'download',
          run: () =>
            void download(addressOf(invoicesApi.invoicePdf, { params: { id: invoice.id } })).catch(
              toastError,
            ),
        },
        ...(invoice.public_url
          ? [
              {
                label: t('publicLink'),
                icon: 'link' as const,
                run: () => void copyLink(new URL(invoice.public_url!, window.location.origin).href),
              },
            ]
          : []),
        ...(canBeApproved(invoice.invoice_status_id) && may('approveInvoice')
          ? [{ label: t('approve'), icon: 'check' as const, run: () => commands.approve(invoice) }]
          : []),
        ...(may('addRecurringInvoice')
          ? [
              {
                label: recurring('make'),
                icon: 'refresh' as const,
                to: `/admin/invoice/recurring/new?from=${invoice.id}`,
              },
            ]
          : []),
        ...(invoice.creditable.length > 0 && may('creditInvoice')
          ? [null, { label: t('credit.action'), icon: 'back' as const, run: credit }]
          : []),
        ...(draft && may('deleteInvoice')
          ? [
              null,
              {
                label: t('delete'),
                icon: 'trash' as const,
                danger: true,
                run: () => void commands.remove(invoice),
              },
            ]
          : []),
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
