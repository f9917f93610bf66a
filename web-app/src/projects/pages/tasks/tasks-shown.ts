import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import type { TaskActions } from './task-card'
import type { Move, Status } from './use-move'

/** The content and actions of the board and the lists. */
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
  /** Tracked seconds by task. */
  seconds: ReadonlyMap<string, number>
  locked: boolean
  actions: TaskActions
  move: (task: TaskAnswer, move: Move) => void
  add: (begins: { status_id?: string; task_list_id?: string | null }) => void
  /** If only the newest completed tasks are shown: their number and the total. */
  more: string | null
}
