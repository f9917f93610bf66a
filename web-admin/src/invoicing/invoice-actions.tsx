import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { invoicingTexts } from './messages'
import { useInvoiceCommands } from './use-invoice-commands'

interface Props {
  /** Null for a new one. */
  invoice: InvoiceAnswer | null
  dirty: boolean
  /** Saved and with items: issuing is the next step. */
  issuable: boolean
  showHistory: () => void
}

/** The actions on a draft. */
export function InvoiceActions({ invoice, dirty, issuable, showHistory }: Props) {
  const t = useText(invoicingTexts)
  const go = useGo()
  const commands = useInvoiceCommands(() => go('/admin/invoice'))

  const known = invoice && {
    ...invoice,
    client: invoice.client.name,
    client_email: invoice.client.contact_email,
    draft: true,
  }

  const issue = known && {
    label: t('issue'),
    disabled: dirty,
    busy: commands.busy,
    run: () => void commands.issue(known),
  }

  usePageActions({
    // Until it is saved and has items, saving is the first action.
    primary: issuable && issue,
    secondary: [
      known && { label: t('history'), icon: 'history', run: showHistory },
      known && { label: t('preview'), icon: 'file', to: `/admin/invoice/${known.id}/preview` },
      known && {
        label: t('email'),
        icon: 'mail',
        disabled: dirty,
        busy: commands.busy,
        run: () => void commands.email(known),
      },
      !issuable && issue,
    ],
    menu: [
      known && {
        label: t('delete'),
        icon: 'trash',
        danger: true,
        run: () => void commands.remove(known),
      },
    ],
  })

  return null
}
