import { startTimerBody } from '@workledger/contracts/time-tracking/time-tracking.api'
import { ProjectField } from '@workledger/kit/areas/projects/project-field'
import { useProjectsById } from '@workledger/kit/areas/projects/projects-found'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { useTimer } from './commands'
import { timerTexts } from './messages'
import { useOwnTasks } from './task-picker'

/** Starts the timer from any page. */
export default function StartDialog({ close }: { close: () => void }) {
  const t = useText(timerTexts)
  const { start, required } = useTimer()

  const form = useForm({
    words: useRecordWords(timeTrackingWords),
    schema: startTimerBody,
    initial: { description: '', project_id: '', task_id: '' },
    submit: async ({ description, project_id, task_id }) => {
      const task = tasks.some(({ id }) => id === task_id) ? task_id : null

      if (
        await start(
          { description, project_id: project_id || null, task_id: task },
          { from: 'bar', project },
        )
      )
        close()
    },
  })

  const project = useProjectsById(form.values.project_id ? [form.values.project_id] : [])[0]
  const tasks = useOwnTasks(form.values.project_id || null)

  return (
    <FormDialog title={t('quick.title')} form={form} action={t('start')} onClose={close}>
      <TextField
        {...form.field('description')}
        required={required}
        autoFocus
        placeholder={t('bar.placeholder')}
      />
      <ProjectField
        {...form.field('project_id')}
        required={required}
        placeholder={t('noProject')}
      />
      {tasks.length > 0 && (
        <SelectField
          {...form.field('task_id')}
          options={[
            { value: '', label: t('noTask') },
            ...tasks.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </FormDialog>
  )
}
