import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { changedByProject } from '../invalidates'
import { taskTexts } from './messages'

/**
 * Starts the timer on the viewer's own task; another person's is first assigned to the viewer,
 * after a question.
 */
export function useStartTimer() {
  const t = useText(taskTexts)
  const { workspace, employee } = useMember()
  const start = useCommand(timeTrackingApi.startTimer, {
    invalidates: [timeTrackingApi.timeEntries, timeTrackingApi.runningTimer],
  })
  const change = useCommand(tasksApi.changeTask, { invalidates: changedByProject })

  return async (task: TaskAnswer) => {
    try {
      if (task.employee_id !== employee.id) {
        const question = {
          title: t('timer.notYours'),
          text: t('timer.notYoursText'),
          action: t('timer.assign'),
        }

        if (!(await confirm(question))) return

        await change.send({
          params: { id: task.project_id, taskId: task.id },
          body: { employee_id: employee.id },
          shown: task,
        })
      }

      const body = {
        description: task.title,
        project_id: task.project_id,
        task_id: task.id,
        employee_id: employee.id,
      }

      await start.send({ params: { ws: workspace.id }, body })
      toast(t('timer.started'))
    } catch (error) {
      toastError(error as ApiError)
    }
  }
}
