import { useQueryClient } from '@tanstack/react-query'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { useGo } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { createElement } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'
import { useAddressee } from './use-addressee'

interface Invoice {
  id: string
  client: string
  client_email: string | null
  amount: string
  currency: string
  draft: boolean
  revision: number
}

/** The commands on one invoice, with their questions: issuing and sending are final. */
export function useInvoiceCommands(onDeleted?: () => void) {
  const t = useText(invoicingTexts)
  const go = useGo()
  const { money } = useFormat()
  const { workspace } = useMember()
  const queries = useQueryClient()
  const told = useTold()
  const addressee = useAddressee()

  const issue = useConsoleCommand('issueInvoice', {
    onDone: ({ data }) => void toast(t('toast.issued', { number: data.invoice_number ?? '' })),
    onError: toastError,
  })

  const email = useConsoleCommand('emailInvoice', {
    onDone: () => void toast(t('toast.sent')),
    onError: toastError,
  })

  const approve = useConsoleCommand('approveInvoice', {
    onDone: () => void toast(t('toast.approved')),
    onError: toastError,
  })

  const remove = useConsoleCommand('deleteInvoice', {
    onDone: () => {
      toast(t('toast.deleted'))
      onDeleted?.()
    },
    onError: (error) =>
      void toast({ text: pair(t('toast.deleteFailed'), error.message), tone: 'bad' }),
  })

  /**
   * Shows everything that is missing before the question whether to issue; after a failed check,
   * the server decides.
   */
  const issuable = async (id: string) => {
    const check = { ...query(invoicesApi.invoiceIssueCheck, { params: { id } }), staleTime: 0 }

    const missing = await queries.fetchQuery(check).then(
      ({ data }) => data.missing,
      () => [],
    )

    if (missing.length === 0) return true

    const text = createElement(
      'ul',
      { style: { margin: 0 } },
      ...missing.map((fault) => createElement('li', { key: fault.code }, told(fault))),
    )

    if (await confirm({ title: t('missing.refused'), text, action: t('missing.open') }))
      go(`/admin/invoice/${id}`)

    return false
  }

  return {
    busy: issue.busy || email.busy || approve.busy || remove.busy,
    issue: async (shown: Invoice) => {
      const { id, amount, currency } = shown
      if (!(await issuable(id))) return
      const total = `${money(amount, currency)} ${currency}`

      if (
        await confirm({
          title: t('issueTitle'),
          text: t('issueText', { total }),
          action: t('issue'),
        })
      )
        issue.run({ params: { id }, shown })
    },
    email: async (shown: Invoice) => {
      const { id, client, draft } = shown
      const { email: to, note } = await addressee(id, shown.client_email)

      if (!to) {
        if (
          await confirm({
            title: t('noEmailTitle'),
            text: t('noEmailText'),
            action: t('toClients'),
          })
        )
          go('/admin/clients')

        return
      }

      if (draft && !(await issuable(id))) return
      const text = t(draft ? 'emailDraft' : 'emailAgain', { email: to }) + note

      if (await confirm({ title: t('emailTitle', { client }), text, action: t('email') }))
        email.run({ params: { id }, body: { email: to }, shown })
    },
    approve: (shown: Pick<Invoice, 'id' | 'revision'>) =>
      approve.run({ params: { id: shown.id }, shown }),
    remove: async ({ id }: Pick<Invoice, 'id'>) => {
      if (
        await confirm({
          title: t('deleteTitle'),
          text: t('deleteText'),
          action: t('delete'),
          danger: true,
        })
      )
        remove.run({ params: { ws: workspace.id, id } })
    },
  }
}
