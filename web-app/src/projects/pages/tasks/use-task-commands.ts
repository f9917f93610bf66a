import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import type { ApiError } from '@workledger/kit/net/client'
import { useCommand } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast } from '@workledger/kit/ui/toast'
import { changedByProject } from '../invalidates'
import { taskTexts } from './messages'

/** Changes a task by one click. Each resolves with whether it was done. */
export function useTaskCommands() {
  const t = useText(taskTexts)
  const changeCommand = useCommand(tasksApi.changeTask, { invalidates: changedByProject })
  const removeCommand = useCommand(tasksApi.deleteTask, { invalidates: changedByProject })

  const told = async (doing: Promise<unknown>, good: string, bad: string) => {
    try {
      await doing
      toast(good)
      return true
    } catch (error) {
      toast({ text: pair(bad, (error as ApiError).message), tone: 'bad' })
      return false
    }
  }

  const params = (task: Pick<TaskAnswer, 'id' | 'project_id'>) => ({
    id: task.project_id,
    taskId: task.id,
  })

  return {
    /** Ticking sets the final status, unticking the default one. */
    tick: (task: TaskAnswer, done: boolean) =>
      told(
        changeCommand.send({
          params: params(task),
          body: { status: done ? 'DONE' : 'TODO' },
          shown: task,
        }),
        t(done ? 'toast.completed' : 'toast.todo'),
        t('toast.editFailed'),
      ),
    assign: (task: TaskAnswer, employee_id: string) =>
      told(
        changeCommand.send({ params: params(task), body: { employee_id }, shown: task }),
        t('toast.updated'),
        t('toast.editFailed'),
      ),
    remove: async (task: TaskAnswer) => {
      const question = {
        title: t('ask.delete', { name: task.title }),
        text: t('ask.deleteText'),
        action: t('deleteAction'),
        danger: true,
      }

      if (!(await confirm(question))) return false

      return told(
        removeCommand.send({ params: params(task) }),
        t('toast.deleted'),
        t('toast.deleteFailed'),
      )
    },
    /** Right above another list, or below all of them. */
    moveList: (
      project_id: string,
      list: { id: string; title: string; revision: number },
      above_id: string | null,
    ) =>
      told(
        changeCommand.send({
          params: { id: project_id, taskId: list.id },
          body: { above_id },
          shown: list,
        }),
        t('toast.listMoved', { name: list.title }),
        t('toast.editFailed'),
      ),
    removeList: async (project_id: string, list: { id: string; title: string }) => {
      const question = {
        title: t('ask.deleteList', { name: list.title }),
        text: t('ask.deleteListText'),
        action: t('deleteAction'),
      }

      if (!(await confirm({ ...question, danger: true }))) return false

      return told(
        removeCommand.send({ params: { id: project_id, taskId: list.id } }),
        t('toast.listDeleted'),
        t('toast.deleteFailed'),
      )
    },
  }
}
