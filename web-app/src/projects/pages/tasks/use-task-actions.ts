import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useMember } from '@workledger/kit/net/current'
import { useMemo, useRef } from 'react'
import type { TaskActions } from './task-card'
import { useStartTimer } from './use-start-timer'
import { useTaskCommands } from './use-task-commands'

interface Dialogs {
  edit: (task: TaskAnswer) => void
  history: (task: TaskAnswer) => void
}

/** Returns the actions of task cards. */
export function useTaskActions({ edit, history }: Dialogs): TaskActions {
  const { sees } = useMember()
  const { tick, remove } = useTaskCommands()
  const start = useStartTimer()
  const audits = sees()

  const own: TaskActions = {
    tick: (task, done) => void tick(task, done),
    edit,
    remove: (task) => void remove(task),
    history: audits ? history : null,
    start: (task) => void start(task),
  }

  const latest = useRef(own)
  latest.current = own

  // The functions never change, so cards render only when their tasks change.
  return useMemo<TaskActions>(
    () => ({
      tick: (task, done) => latest.current.tick(task, done),
      edit: (task) => latest.current.edit(task),
      remove: (task) => latest.current.remove(task),
      history: audits ? (task) => latest.current.history?.(task) : null,
      start: (task) => latest.current.start(task),
    }),
    [audits],
  )
}
