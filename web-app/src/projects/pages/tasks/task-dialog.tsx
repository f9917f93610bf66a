import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { type TaskAnswer, taskBody, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { projectsWords } from '@workledger/kit/i18n/words/projects'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useOpened } from '@workledger/kit/ui/use-opened'
import { changedByProject } from '../invalidates'
import { membersOf } from '../members-of'
import { taskTexts } from './messages'

interface Props {
  project: string
  task: TaskAnswer | null
  /** First values of a new one. */
  begins?: { task_list_id?: string | null; status_id?: string } | undefined
  close: () => void
}

/** Adds or changes a task. */
export default function TaskDialog({ project, task: given, begins = {}, close }: Props) {
  const task = useOpened(given)
  const t = useText(taskTexts)
  const { employee } = useMember()
  const params = { id: project }
  const statuses = useQuery(query(projectsApi.statusTypes, { params })).data?.data ?? []
  const members = useQuery(membersOf(project)).data?.data ?? []
  const lists = useQuery(query(tasksApi.taskLists, { params, query: { done: 0 } })).data?.data ?? []
  const add = useCommand(tasksApi.addTask, { invalidates: changedByProject })
  const change = useCommand(tasksApi.changeTask, { invalidates: changedByProject })

  const before = {
    title: task?.title ?? '',
    description: task?.description ?? '',
    employee_id: task?.employee_id ?? '',
    status_id: task?.status_id ?? begins.status_id ?? '',
    task_list_id: task?.task_list_id ?? begins.task_list_id ?? '',
    start_date: task ? (task.start_date ?? '') : today(),
    due_date: task ? (task.due_date ?? '') : today(),
  }

  const form = useForm({
    words: useRecordWords(projectsWords),
    schema: taskBody,
    initial: { ...before, notify: true },
    // Without a choice the status of new tasks applies.
    toRequest: ({ status_id, ...typed }) => ({ ...typed, ...(status_id ? { status_id } : {}) }),
    submit: async ({ notify, ...typed }) => {
      const { status_id, ...rest } = task ? changedOnly(before, typed) : typed
      const body = { ...rest, ...(status_id ? { status_id } : {}), ...(notify ? { notify } : {}) }

      const failed = (error: ApiError): never => {
        toast({ text: t(task ? 'toast.editFailed' : 'toast.addFailed'), tone: 'bad' })
        throw error
      }

      if (task)
        await change
          .send({ params: { ...params, taskId: task.id }, body, shown: task })
          .catch(failed)
      else await add.send({ params, body: { ...body, title: typed.title } }).catch(failed)

      toast(t(task ? 'toast.edited' : 'toast.added'))
      close()
    },
  })

  const me = members.find(({ employee_id }) => employee_id === employee.id)
  const people = me ? [me, ...members.filter((each) => each !== me)] : members

  // A former member keeps their completed tasks.
  const former =
    task?.employee && !members.some(({ employee_id }) => employee_id === task.employee_id)
      ? task.employee
      : null

  const shown = form.values.status_id || statuses.find(({ default: first }) => first)?.id || ''

  return (
    <FormDialog
      title={t(task ? 'edit' : 'add')}
      form={form}
      action={task ? undefined : t('add')}
      onClose={close}
    >
      <TextField {...form.field('title')} required autoFocus label={t('title')} />
      <TextField {...form.field('description')} rows={3} />
      <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
        <SelectField
          {...form.field('employee_id')}
          label={t('assignedTo')}
          options={[
            { value: '', label: t('noOne') },
            ...(former ? [{ value: former.id, label: fullName(former) }] : []),
            ...people.map(({ employee_id, name }) => ({ value: employee_id, label: name })),
          ]}
        />
        <SelectField
          {...form.field('status_id')}
          value={shown}
          options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DateField {...form.field('start_date')} />
        <DateField {...form.field('due_date')} />
      </Grid>
      <SelectField
        {...form.field('task_list_id')}
        options={[
          { value: '', label: t('noList') },
          ...lists.flatMap(({ id, title }) => (id ? [{ value: id, label: title ?? '' }] : [])),
        ]}
      />
      <CheckField {...form.field('notify')} label={t('notify')} />
    </FormDialog>
  )
}
