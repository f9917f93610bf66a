import { taskBody, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { projectsWords } from '@workledger/kit/i18n/words/projects'
import type { ApiError } from '@workledger/kit/net/client'
import { useCommand } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { changedByProject } from '../invalidates'
import { taskTexts } from './messages'

interface Props {
  project: string
  list: { id: string; title: string; description: string | null; revision: number } | null
  close: () => void
}

/** Adds or renames a task list. */
export default function ListDialog({ project, list, close }: Props) {
  const t = useText(taskTexts)
  const add = useCommand(tasksApi.addTask, { invalidates: changedByProject })
  const change = useCommand(tasksApi.changeTask, { invalidates: changedByProject })

  const form = useForm({
    words: useRecordWords(projectsWords),
    schema: taskBody,
    initial: { title: list?.title ?? '', description: list?.description ?? '' },
    submit: async (typed) => {
      const failed = (error: ApiError): never => {
        toast({ text: t(list ? 'toast.editFailed' : 'toast.addFailed'), tone: 'bad' })
        throw error
      }

      if (list)
        await change
          .send({ params: { id: project, taskId: list.id }, body: typed, shown: list })
          .catch(failed)
      else
        await add.send({ params: { id: project }, body: { ...typed, type: 'list' } }).catch(failed)

      toast(t(list ? 'toast.listEdited' : 'toast.listAdded'))
      close()
    },
  })

  return (
    <FormDialog
      title={t(list ? 'lists.edit' : 'lists.add')}
      form={form}
      action={list ? undefined : t('lists.add')}
      onClose={close}
    >
      <TextField {...form.field('title')} required autoFocus />
      <TextField {...form.field('description')} rows={2} />
    </FormDialog>
  )
}
