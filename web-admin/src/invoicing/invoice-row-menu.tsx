import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { type InvoiceRow, isDraft, numberOf, useInvoiceAddress } from './invoice-row'
import { invoicingTexts } from './messages'
import { canBeApproved } from './status'
import type { useInvoiceCommands } from './use-invoice-commands'

interface Props {
  row: InvoiceRow
  commands: ReturnType<typeof useInvoiceCommands>
  pay: () => void
}

/** The actions on an invoice of the list. */
export function InvoiceRowMenu({ row, commands, pay }: Props) {
  const t = useText(invoicingTexts)
  const may = useMay()
  const address = useInvoiceAddress()

  return (
    <MenuButton
      label={
        numberOf(row)
          ? t('open', { number: numberOf(row)! })
          : t('openDraft', { client: row.client })
      }
      entries={[
        // An overdue invoice needs a payment.
        ...(row.invoice_status_id === invoiceStatuses.overdue && may('recordPayment')
          ? [{ label: t('pay'), icon: 'plus' as const, run: pay }]
          : []),
        isDraft(row) && may('changeInvoice')
          ? { label: t('edit'), icon: 'edit', to: address(row) }
          : { label: t('view'), icon: 'eye', to: address(row) },
        {
          label: t('email'),
          icon: 'mail',
          disabled: !may('emailInvoice'),
          run: () => void commands.email({ ...row, draft: isDraft(row) }),
        },
        { label: t('preview'), icon: 'file', to: `/admin/invoice/${row.id}/preview` },
        {
          label: t('pdf'),
          icon: 'download',
          run: () =>
            void download(addressOf(invoicesApi.invoicePdf, { params: { id: row.id } })).catch(
              toastError,
            ),
        },
        ...(canBeApproved(row.invoice_status_id) && may('approveInvoice')
          ? [{ label: t('approve'), icon: 'check' as const, run: () => commands.approve(row) }]
          : []),
        null,
        {
          label: t('delete'),
          icon: 'trash',
          danger: true,
          disabled: !isDraft(row) || !may('deleteInvoice'),
          run: () => void commands.remove(row),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
