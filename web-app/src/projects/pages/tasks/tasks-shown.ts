import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import type { TaskActions } from './task-card'
import type { Move, Status } from './use-move'

/** What the board and the lists show, and what can be done there. */
export interface TasksShown {
  project: string
  tasks: readonly TaskAnswer[]
  lists: readonly {
    id: string | null
    title: string | null
    description: string | null
    revision: number | null
  }[]
  /** Lowest weight first. */
  statuses: readonly Status[]
  /** Titles of the lists. */
  titles: ReadonlyMap<string, string>
  /** What was tracked on each task. */
  seconds: ReadonlyMap<string, number>
  locked: boolean
  actions: TaskActions
  move: (task: TaskAnswer, move: Move) => void
  add: (begins: { status_id?: string; task_list_id?: string | null }) => void
  /** Where the newest completed tasks alone are shown: how many of how many. */
  more: string | null
}
