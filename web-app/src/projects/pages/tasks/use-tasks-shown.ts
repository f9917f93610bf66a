import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { useMemo } from 'react'
import { useProject } from '../project-context'
import { taskTexts } from './messages'
import type { TasksShown } from './tasks-shown'
import { useMove } from './use-move'
import type { TaskFilters } from './use-task-filters'

/** Completed tasks that are shown at once. */
const DONE = 200

const none: AnswerOf<typeof tasksApi.taskLists>['data'] = []

/** Returns the project's filtered tasks for the board and the lists. */
export function useTasksShown(
  { show, person }: TaskFilters,
  acts: Pick<TasksShown, 'locked' | 'actions' | 'add'>,
) {
  const t = useText(taskTexts)
  const project = useProject()
  const params = { id: project.id }

  const asked = query(tasksApi.taskLists, {
    params,
    query: { done: show === 'active' ? 0 : DONE, ...(person ? { employee_id: person } : {}) },
  })

  const found = useQuery({ ...asked, placeholderData: keepPreviousData })
  const statuses = useQuery(query(projectsApi.statusTypes, { params }))
  const time = useQuery(query(projectsApi.projectTime, { params }))
  const move = useMove(asked.queryKey, project.id)

  const lists = found.data?.data ?? none
  const tasks = useMemo(() => lists.flatMap((list) => list.tasks), [lists])

  const titles = useMemo(
    () => new Map(lists.flatMap(({ id, title }) => (id ? [[id, title ?? '']] : []))),
    [lists],
  )

  const seconds = useMemo(
    () => new Map((time.data?.data.tasks ?? []).map((one) => [one.task_id, one.seconds])),
    [time.data],
  )

  const shownDone = tasks.filter(({ task_status }) => task_status.complete).length

  const more =
    show === 'all' && !person && project.completed_tasks > shownDone && shownDone >= DONE
      ? t('card.more', { count: shownDone, all: project.completed_tasks })
      : null

  const columns = statuses.data?.data

  const shown: TasksShown | undefined = columns && {
    ...{ project: project.id, tasks, lists, statuses: columns, titles, seconds, more },
    ...acts,
    move: (task, to) => void move(task, to),
  }

  return { found, error: found.error ?? statuses.error, shown }
}
