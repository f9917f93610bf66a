import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useForm } from '@workledger/kit/form/form'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { useMember } from '@workledger/kit/net/current'
import { useGo } from '@workledger/kit/ui/app-link'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { draftSchema, type InvoiceSetting, type TypedDraft, typedDraft } from './invoice-draft'
import { newLine } from './invoice-lines'
import { type InvoiceLine, linesOf } from './lines'
import { invoicingTexts } from './messages'
import { useSaveLines } from './use-save-lines'

interface Draft {
  /** Null for a new one. */
  invoice: InvoiceAnswer | null
  setting: InvoiceSetting
  onTimeAdded: () => void
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>['form']

/** The form of a draft, and its function that adds tracked time. */
export function useInvoiceForm({ invoice, setting, onTimeAdded }: Draft) {
  const t = useText(invoicingTexts)
  const [asked, ask] = useSearchParams()
  /** The draft is for time, so empty lines are left out. */
  const forTime = useRef(asked.has('time'))
  /** A new draft that was saved to add time to it. */
  const draft = useRef<string | null>(null)
  const go = useGo()
  const { workspace } = useMember()
  const save = useSaveLines()
  const taxed = setting.tax_rate1 !== null
  const before = typedDraft(invoice, setting, workspace.currency, asked.get('client') ?? '')
  const linesBefore = linesOf(invoice?.items ?? [])

  const sent = (lines: InvoiceLine[]) =>
    forTime.current
      ? lines.filter(({ description, unit_price }) => description.trim() || unit_price)
      : lines

  const words = useRecordWords(invoicingWords)
  const form = useForm<TypedDraft, InvoiceAnswer | null, typeof words>({
    words,
    schema: draftSchema,
    shown: invoice,
    typed: (saved) => ({
      ...typedDraft(saved, setting, workspace.currency, ''),
      lines: linesOf(saved.items),
    }),
    initial: { ...before, lines: invoice ? linesBefore : [newLine(taxed)] },
    toRequest: (typed) => ({ ...typed, lines: sent(typed.lines) }),
    submit: async (
      { lines: all, ...typed },
      { shown, before: { lines: linesBefore, ...was }, put },
    ) => {
      const lines = sent(all)

      const saved = await save.all({
        invoice: shown,
        change: shown ? changedOnly(was, typed) : typed,
        before: linesBefore,
        lines,
        onSaved: (now) => put('lines', now),
      })

      if (shown && linesBefore.some(({ id }) => !lines.some((line) => line.id === id)))
        toast(t('toast.itemDeleted'))

      draft.current = saved.id
      if (forTime.current) return saved
      toast(t('toast.saved'))
      if (!invoice) go(`/admin/invoice/${saved.id}`)

      return saved
    },
  })

  const dirty = Object.keys(changedOnly({ ...before, lines: linesBefore }, form.values)).length > 0

  const addTime = async () => {
    forTime.current = true

    if (await form.check()) openTime(true)
    else forTime.current = false
  }

  const openTime = (open: boolean) =>
    ask(
      (now) => {
        if (open) now.set('time', '1')
        else for (const name of invoice ? ['time', 'project', 'client'] : ['time']) now.delete(name)

        return now
      },
      { replace: true },
    )

  /** Saves the typed values, so that time can be added; null if the server refuses. */
  const savedDraft = async () => {
    if (invoice && !dirty) return invoice.id
    if (!draft.current && !(await form.send())) return null
    return draft.current
  }

  const closeTime = (added: boolean) => {
    forTime.current = false
    if (!invoice && draft.current) return go(`/admin/invoice/${draft.current}`)
    openTime(false)
    if (added) onTimeAdded()
  }

  const time = {
    asked: asked.has('time'),
    project: asked.get('project'),
    add: addTime,
    saved: savedDraft,
    close: closeTime,
  }

  return { form, dirty, time }
}
