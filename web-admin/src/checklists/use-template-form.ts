import { checklistTemplateBody } from '@workledger/contracts/checklists/checklists.api'
import type { checklistKinds, itemOwners } from '@workledger/contracts/checklists/checklists.events'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { checklistsWords } from '@workledger/kit/i18n/words/checklists'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'
import type { TemplateRow } from './rows'

/** An item as typed. */
export interface TypedItem {
  key: number
  text: string
  owner: (typeof itemOwners)[number]
  owner_id: string
  days: string
}

export type TemplateForm = ReturnType<typeof useTemplateForm>['form']

/** The form of a template, and its function that adds an item. */
export function useTemplateForm(template: TemplateRow | null, close: () => void) {
  const t = useText(checklistsTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addChecklistTemplate')
  const change = useConsoleCommand('changeChecklistTemplate')
  const keys = useRef(0)

  const line = (item?: TemplateRow['items'][number]): TypedItem => ({
    key: keys.current++,
    text: item?.text ?? '',
    owner: item?.owner ?? 'admin',
    owner_id: item?.owner_id ?? '',
    days: String(item?.days ?? 0),
  })

  const toRequest = ({ items, ...rest }: { items: TypedItem[] }) => ({
    ...rest,
    items: items.map(({ key: _, ...item }) => item),
  })

  const form = useForm({
    words: useRecordWords(checklistsWords),
    schema: checklistTemplateBody,
    initial: {
      name: template?.name ?? '',
      kind: template?.kind ?? ('joining' as (typeof checklistKinds)[number]),
      automatic: template?.automatic ?? true,
      items: template ? template.items.map(line) : [line()],
    },
    toRequest,
    submit: async (typed) => {
      const body = checklistTemplateBody.parse(toRequest(typed))

      if (template)
        await change.send({ params: { ws: workspace.id, id: template.id }, body, shown: template })
      else await add.send({ params: { ws: workspace.id }, body })

      toast(t(template ? 'templates.toast.edited' : 'templates.toast.added'))
      close()
    },
  })

  const addItem = () => form.set('items', [...form.values.items, line()])

  return { form, addItem }
}
