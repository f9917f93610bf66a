import Button from '@mui/material/Button'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
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

  return (
    <>
      <Button
        variant="text"
        component={AppLink}
        to="/admin/invoice"
        startIcon={<Icon name="back" />}
      >
        {t('back')}
      </Button>
      {known && (
        <>
          <Button variant="text" color="error" onClick={() => void commands.remove(known)}>
            {t('delete')}
          </Button>
          <Button startIcon={<Icon name="history" />} onClick={showHistory}>
            {t('history')}
          </Button>
          <Button
            component={AppLink}
            to={`/admin/invoice/${known.id}/preview`}
            startIcon={<Icon name="file" />}
          >
            {t('preview')}
          </Button>
          <Button
            disabled={dirty}
            {...busyProps(commands.busy, () => void commands.email(known))}
            startIcon={<Icon name="mail" />}
          >
            {t('email')}
          </Button>
          <Button
            {...(issuable && { variant: 'contained', color: 'primary' })}
            disabled={dirty}
            {...busyProps(commands.busy, () => void commands.issue(known))}
          >
            {t('issue')}
          </Button>
        </>
      )}
    </>
  )
}
