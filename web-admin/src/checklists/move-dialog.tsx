import { moveChecklistBody } from '@workledger/contracts/checklists/checklists.api'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

/** Changes the day from which a checklist's items are due. */
export default function MoveDialog({
  checklist,
  close,
}: {
  checklist: ChecklistRow
  close: () => void
}) {
  const t = useText(checklistsTexts)
  const { workspace } = useMember()
  const move = useConsoleCommand('moveChecklist')

  const form = useForm({
    schema: moveChecklistBody,
    initial: { day: checklist.day },
    submit: async (body) => {
      await move.send({ params: { ws: workspace.id, id: checklist.id }, body, shown: checklist })
      toast(t('toast.moved'))
      close()
    },
  })

  return (
    <FormDialog title={t('move')} form={form} action={t('moveAction')} onClose={close}>
      <DateField {...form.field('day')} required autoFocus label={t('day')} hint={t('dayHint')} />
    </FormDialog>
  )
}
