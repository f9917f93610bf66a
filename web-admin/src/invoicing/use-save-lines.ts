import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { ApiError, call, isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useConsoleCommand } from '../kit/use-command'
import { contentOf, type InvoiceLine, lineChanges } from './lines'
import { invoicingTexts } from './messages'

interface Saved {
  /** As shown; null for a new invoice. */
  invoice: InvoiceAnswer | null
  change: object
  before: readonly InvoiceLine[]
  lines: readonly InvoiceLine[]
  /** Called when items get their ids, so that a refusal in between does not add one twice. */
  onSaved: (lines: InvoiceLine[]) => void
}

/**
 * Saves an invoice by the documented calls: first the invoice, then each item. Resolves with its
 * new state.
 */
export function useSaveLines() {
  const { workspace } = useMember()
  const draft = useConsoleCommand('draftInvoice')
  const change = useConsoleCommand('changeInvoice')
  const addItem = useConsoleCommand('addInvoiceItem')
  const changeItem = useConsoleCommand('changeInvoiceItem')
  const deleteItem = useConsoleCommand('deleteInvoiceItem')

  const all = async ({
    invoice,
    change: content,
    before,
    lines,
    onSaved,
  }: Saved): Promise<InvoiceAnswer> => {
    const saved =
      invoice ?? (await draft.send({ params: { ws: workspace.id }, body: content as never })).data
    if (isLate(saved)) throw new ApiError(202, 'late', invoicingTexts.t('linesLate'))
    const { id } = saved

    if (invoice && Object.keys(content).length > 0)
      await change.send({ params: { ws: workspace.id, id }, body: content, shown: invoice })

    const { removed, changed, added } = lineChanges(before, lines)
    for (const itemId of removed) await deleteItem.send({ params: { id, itemId } })

    for (const { id: itemId, change: body } of changed) {
      const shown = invoice?.items.find((item) => item.id === itemId)
      if (shown) await changeItem.send({ params: { id, itemId }, body, shown })
    }

    let now = [...lines]

    for (const line of added) {
      const { data } = await addItem.send({ params: { id }, body: contentOf(line) })
      now = now.map((each) => (each.key === line.key ? { ...each, id: data.id } : each))
      onSaved(now)
    }

    return (await call(invoicesApi.invoice, { params: { id } })).data
  }

  return { all }
}
