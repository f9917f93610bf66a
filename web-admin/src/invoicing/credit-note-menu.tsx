import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { eInvoiceApi } from '@workledger/contracts/invoicing/einvoice.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { eInvoiceTexts } from './einvoice/messages'
import { invoicingTexts } from './messages'
import { useAddressee } from './use-addressee'

interface NoteOfInvoice {
  invoiceId: string
  note: { id: string; number: string | null }
  client: { name: string; contact_email: string | null }
}

/** The commands on credit notes, one set for all rows of a list. */
export function useCreditNoteCommands() {
  const t = useText(invoicingTexts)

  const addressee = useAddressee()

  const email = useConsoleCommand('emailCreditNote', {
    onDone: () => void toast(t('toast.sent')),
    onError: toastError,
  })

  return {
    busy: email.busy,
    send: async ({ invoiceId, note, client }: NoteOfInvoice) => {
      const title = t('credit.emailTitle', { client: client.name })
      const { email: to, note: other } = await addressee(invoiceId, client.contact_email)
      if (!to) return
      const text = t('credit.emailText', { email: to }) + other

      if (await confirm({ title, text, action: t('email') }))
        email.run({ params: { id: invoiceId, creditNoteId: note.id }, body: { email: to } })
    },
  }
}

interface Props extends NoteOfInvoice {
  commands: ReturnType<typeof useCreditNoteCommands>
}

/** The actions on a credit note. */
export function CreditNoteMenu({ commands, ...of }: Props) {
  const t = useText(invoicingTexts)
  const e = useText(eInvoiceTexts)
  const may = useMay()
  const { invoiceId, note, client } = of
  const params = { id: invoiceId, creditNoteId: note.id }

  const get = (file: 'eCreditNoteUbl' | 'eCreditNoteCii') =>
    void download(addressOf(eInvoiceApi[file], { params })).catch(toastError)

  return (
    <MenuButton
      label={t('openCredit', { number: note.number ?? '' })}
      entries={[
        {
          label: t('pdf'),
          icon: 'download',
          run: () =>
            void download(addressOf(creditNotesApi.creditNotePdf, { params })).catch(toastError),
        },
        { label: e('ubl'), icon: 'download', run: () => get('eCreditNoteUbl') },
        { label: e('cii'), icon: 'download', run: () => get('eCreditNoteCii') },
        ...(may('emailCreditNote')
          ? [
              {
                label: t('email'),
                icon: 'mail' as const,
                disabled: !client.contact_email || commands.busy,
                run: () => void commands.send(of),
              },
            ]
          : []),
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
