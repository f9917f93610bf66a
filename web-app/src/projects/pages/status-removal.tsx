import { projectsApi, statusRemoval } from '@workledger/contracts/projects/projects.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { requiring } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { changedByProject } from './invalidates'
import type { StatusRow } from './status-dialog'
import { taskTexts } from './tasks/messages'

const statusRemovalSchema = requiring(statusRemoval, ['move_to'])

/** Deletes a status with tasks, which get another one. */
export default function StatusRemoval({
  project,
  status,
  others,
  close,
}: {
  project: string
  status: StatusRow
  others: readonly StatusRow[]
  close: () => void
}) {
  const t = useText(taskTexts)
  const remove = useCommand(projectsApi.deleteStatusType, { invalidates: changedByProject })

  const form = useForm({
    schema: statusRemovalSchema,
    initial: { move_to: others.find((each) => each.default)?.id ?? '' },
    submit: async (query) => {
      await remove.send({ params: { id: project, statusId: status.id }, query })
      toast(t('statuses.deleted'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('statuses.move', { name: status.name })}
      form={form}
      action={t('deleteAction')}
      onClose={close}
    >
      <SelectField
        {...form.field('move_to')}
        required
        label={t('statuses.moveTo')}
        hint={t('statuses.moveHint')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}
