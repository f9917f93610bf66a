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

/** What the cards of tasks do. */
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

  // The same functions all the time, so that cards are rendered only when their tasks change.
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
