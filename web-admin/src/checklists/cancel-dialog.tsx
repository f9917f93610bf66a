import { cancelChecklistBody } from '@workledger/contracts/checklists/checklists.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { checklistsWords } from '@workledger/kit/i18n/words/checklists'
import { useMember } from '@workledger/kit/net/current'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

/** Cancels a checklist, with a reason. */
export default function CancelDialog({
  checklist,
  close,
}: {
  checklist: ChecklistRow
  close: () => void
}) {
  const t = useText(checklistsTexts)
  const { workspace } = useMember()
  const cancel = useConsoleCommand('cancelChecklist')

  const form = useForm({
    words: useRecordWords(checklistsWords),
    schema: cancelChecklistBody,
    initial: { reason: '' },
    submit: async (body) => {
      await cancel.send({ params: { ws: workspace.id, id: checklist.id }, body, shown: checklist })
      toast(t('toast.cancelled'))
      close()
    },
  })

  const { checklist: what, name } = checklist

  return (
    <FormDialog
      title={t('cancelTitle', { checklist: what, name })}
      form={form}
      action={t('cancelAction')}
      onClose={close}
    >
      <Muted>{t('cancelText')}</Muted>
      <TextField {...form.field('reason')} required autoFocus rows={2} />
    </FormDialog>
  )
}
