import { startTimerBody } from '@workledger/contracts/time-tracking/time-tracking.api'
import { SelectField } from '../kit/choice-fields'
import { TextField } from '../kit/fields'
import { useForm } from '../kit/form'
import { FormDialog } from '../kit/form-dialog'
import { useText } from '../kit/i18n'
import { useTimer } from './commands'
import { timerTexts } from './messages'
import { useProjects } from './projects'
import { useOwnTasks } from './task-picker'

/** Starts the timer from any page. */
export default function StartDialog({ close }: { close: () => void }) {
  const t = useText(timerTexts)
  const { start, required } = useTimer()
  const projects = useProjects()
  const form = useForm({
    schema: startTimerBody,
    initial: { description: '', project_id: '', task_id: '' },
    submit: async ({ description, project_id, task_id }) => {
      const task = tasks.some(({ id }) => id === task_id) ? task_id : null
      if (await start({ description, project_id: project_id || null, task_id: task })) close()
    },
  })
  const tasks = useOwnTasks(form.values.project_id || null)
  return (
    <FormDialog title={t('quick.title')} form={form} action={t('start')} onClose={close}>
      <TextField {...form.field('description')} required={required} autoFocus label={t('description')} placeholder={t('bar.placeholder')} />
      <SelectField
        {...form.field('project_id')}
        required={required}
        label={t('project')}
        placeholder={t('noProject')}
        options={[
          ...(required ? [] : [{ value: '', label: t('noProject') }]),
          ...projects.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {tasks.length > 0 && (
        <SelectField
          {...form.field('task_id')}
          label={t('task')}
          options={[{ value: '', label: t('noTask') }, ...tasks.map(({ id, title }) => ({ value: id, label: title }))]}
        />
      )}
    </FormDialog>
  )
}
