import { projectsApi, statusRemoval } from '@workledger/contracts/projects/projects.api'
import { SelectField } from '../../kit/choice-fields'
import { useForm } from '../../kit/form'
import { FormDialog } from '../../kit/form-dialog'
import { requiring } from '../../kit/form-rules'
import { useText } from '../../kit/i18n'
import { useCommand } from '../../kit/query'
import { toast } from '../../kit/toast'
import { changedByProject } from './invalidates'
import type { StatusRow } from './status-dialog'
import { taskTexts } from './tasks/messages'

const schema = requiring(statusRemoval, ['move_to'])

/** Deletes a status that tasks have; they get another one. */
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
    schema,
    initial: { move_to: others.find((each) => each.default)?.id ?? '' },
    submit: async (query) => {
      await remove.send({ params: { id: project, statusId: status.id }, query })
      toast(t('statuses.deleted'))
      close()
    },
  })
  return (
    <FormDialog title={t('statuses.move', { name: status.name })} form={form} action={t('deleteAction')} onClose={close}>
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
