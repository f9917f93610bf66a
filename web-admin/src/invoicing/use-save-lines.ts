import { ApiError, isLate } from '@workledger/web-app/kit/client'
import { useMember } from '@workledger/web-app/kit/current'
import { useConsoleCommand } from '../kit/use-command'
import { contentOf, type Line, lineChanges } from './lines'
import { invoicingTexts } from './messages'

interface Saved {
  /** Null for an invoice that is not there yet. */
  invoice: string | null
  change: object
  before: readonly Line[]
  lines: readonly Line[]
  /** Tells as items get their ids, so that a refusal in between does not make one twice. */
  onSaved: (lines: Line[]) => void
}

/** Saves an invoice as the interface is documented: the invoice first, then each item; gives back its id. */
export function useSaveLines() {
  const { workspace } = useMember()
  const draft = useConsoleCommand('draftInvoice')
  const change = useConsoleCommand('changeInvoice')
  const addItem = useConsoleCommand('addInvoiceItem')
  const changeItem = useConsoleCommand('changeInvoiceItem')
  const deleteItem = useConsoleCommand('deleteInvoiceItem')
  const all = async ({ invoice, change: content, before, lines, onSaved }: Saved): Promise<string> => {
    const saved = invoice ? { id: invoice } : (await draft.send({ params: { ws: workspace.id }, body: content as never })).data
    if (isLate(saved)) throw new ApiError(202, 'late', invoicingTexts.t('linesLate'))
    const { id } = saved
    if (invoice && Object.keys(content).length > 0) await change.send({ params: { ws: workspace.id, id }, body: content })
    const { removed, changed, added } = lineChanges(before, lines)
    for (const itemId of removed) await deleteItem.send({ params: { id, itemId } })
    for (const { id: itemId, change: body } of changed) await changeItem.send({ params: { id, itemId }, body })
    let now = [...lines]
    for (const line of added) {
      const { data } = await addItem.send({ params: { id }, body: contentOf(line) })
      now = now.map((each) => (each.key === line.key ? { ...each, id: data.id } : each))
      onSaved(now)
    }
    return id
  }
  return { all }
}
