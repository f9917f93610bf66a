import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { type ApiError, call, isLate, newKey } from '@workledger/kit/net/client'
import { keyOf } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { changedByProject } from '../invalidates'
import { taskTexts } from './messages'

export interface Status {
  id: string
  name: string
  color: string
  default: boolean
  complete: boolean
}

export interface Move {
  /** The column of the drop. */
  status?: Status
  /** The list of the drop; null means none. */
  list?: string | null
  /** The task below it; null at the end. */
  below: string | null
}

type Lists = AnswerOf<typeof tasksApi.taskLists>

/** Returns the lists after a move; unmoved tasks and lists stay the same objects. */
export function withMoved(lists: Lists, task: TaskAnswer, { status, list, below }: Move): Lists {
  const target = list === undefined ? task.task_list_id : list

  const moved: TaskAnswer = {
    ...task,
    task_list_id: target,
    ...(status && {
      status_id: status.id,
      task_status: status,
      status: status.complete ? 'DONE' : status.default ? 'TODO' : 'IN PROGRESS',
      completed_at: status.complete
        ? (task.completed_at ?? new Date().toISOString().slice(0, 19).replace('T', ' '))
        : null,
    }),
  }

  const all = lists.data.flatMap(({ tasks }) => tasks)
  const neighbour = all.find(({ id }) => id === below)
  const lowest = all.reduce((least, { sort_weight }) => Math.min(least, sort_weight), 0)
  // Until the server returns the true one; halves never equal another weight.
  moved.sort_weight = neighbour ? neighbour.sort_weight + 0.5 : lowest - 1

  const byTurn = (a: TaskAnswer, b: TaskAnswer) =>
    Number(a.task_status.complete) - Number(b.task_status.complete) ||
    (a.task_status.complete ? (b.completed_at ?? '').localeCompare(a.completed_at ?? '') : 0) ||
    b.sort_weight - a.sort_weight ||
    a.id.localeCompare(b.id)

  const known = lists.data.some(({ id }) => id === target)

  const data = known
    ? lists.data
    : [
        ...lists.data,
        { id: target, title: null, description: null, sort_weight: 0, revision: null, tasks: [] },
      ]

  return {
    ...lists,
    data: data.map((each) => {
      const had = each.tasks.some(({ id }) => id === task.id)

      if (each.id !== target)
        return had ? { ...each, tasks: each.tasks.filter(({ id }) => id !== task.id) } : each

      return {
        ...each,
        tasks: [...each.tasks.filter(({ id }) => id !== task.id), moved].sort(byTurn),
      }
    }),
  }
}

/** Returns the revision of a task as last read or answered. */
const revisionIn = (lists: Lists | undefined, id: string) =>
  lists?.data.flatMap(({ tasks }) => tasks).find((task) => task.id === id)?.revision

/** Returns the lists with a task's answered revision. */
const withRevision = (lists: Lists, id: string, revision: number): Lists => ({
  ...lists,
  data: lists.data.map((each) =>
    each.tasks.some((task) => task.id === id)
      ? {
          ...each,
          tasks: each.tasks.map((task) => (task.id === id ? { ...task, revision } : task)),
        }
      : each,
  ),
})

/**
 * Moves tasks: shown at once, and put back with the reason if the server refuses, for example
 * because another person was faster.
 */
export function useMove(key: readonly unknown[], project: string) {
  const t = useText(taskTexts)
  const client = useQueryClient()
  /** Moves in progress: the next one of the same task builds on their answers. */
  const pending = useRef(new Map<string, Promise<number>>())
  const readAgain = () =>
    Promise.all(changedByProject.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))

  return async (task: TaskAnswer, move: Move) => {
    await client.cancelQueries({ queryKey: key })
    // The rendered state may be behind the answer.
    const revision = revisionIn(client.getQueryData<Lists>(key), task.id) ?? task.revision

    client.setQueryData<Lists>(
      key,
      (lists) => lists && withMoved(lists, { ...task, revision }, move),
    )

    const body = {
      ...(move.status && { status_id: move.status.id }),
      ...(move.list !== undefined && { task_list_id: move.list }),
      above_id: move.below,
    }

    const before = pending.current.get(task.id) ?? Promise.resolve(revision)

    const sent = before.then(async (seen) => {
      const { data } = await call(
        tasksApi.changeTask,
        { params: { id: project, taskId: task.id }, body, shown: { revision: seen } },
        { key: newKey() },
      )
      return isLate(data) ? seen : data.revision
    })

    pending.current.set(task.id, sent)

    try {
      const answered = await sent
      // The next move may come before the lists are refreshed.
      client.setQueryData<Lists>(key, (lists) => lists && withRevision(lists, task.id, answered))

      toast(
        t(
          move.status?.complete
            ? 'toast.completed'
            : move.status || move.list !== undefined
              ? 'toast.updated'
              : 'toast.sorted',
        ),
      )
    } catch (error) {
      toast({ text: pair(t('toast.editFailed'), (error as ApiError).message), tone: 'bad' })
    } finally {
      // The last move refreshes; an earlier refresh would show an intermediate state.
      if (pending.current.get(task.id) === sent) {
        pending.current.delete(task.id)
        if (pending.current.size === 0) await readAgain()
      }
    }
  }
}
