import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today } from '@workledger/kit/i18n/format'
import { weekOf } from '@workledger/kit/i18n/weeks'
import { query } from '@workledger/kit/net/query'
import { projectsToBook } from './projects'
import { daysOf } from './ranges'
import { runningEntry } from './running'

/** Entries of a page of the list. */
export const ENTRIES_SHOWN = 50

/** Earlier entries whose work the description offers. */
const EARLIER_KNOWN = 200

/** As many tasks as a menu can hold and a person can have at once. */
const MOST_TASKS = 200

export const earlierEntries = (ws: string, employee_id: string) =>
  query(timeTrackingApi.timeEntries, {
    params: { ws },
    query: { employee_id, per_page: EARLIER_KNOWN },
  })

export const ownTasks = (id: string) =>
  query(tasksApi.employeeTasks, {
    params: { id },
    query: { complete: false, per_page: MOST_TASKS },
  })

/**
 * All entries with time in this week, for the sums of its days: also those of the two days before,
 * as an entry may end as many days after it started.
 */
export const weekEntries = (ws: string, employee_id: string) => {
  const { from, to } = weekOf(today())

  return query(timeTrackingApi.timeEntries, {
    params: { ws },
    query: { employee_id, from: addDays(from, -2), to, per_page: 1000 },
  })
}

/** What the timer reads when it opens, and its menus. */
export const readsOfTimer = (ws: string, employee_id: string) => [
  runningEntry(ws, employee_id),
  weekEntries(ws, employee_id),
  query(timeTrackingApi.timeEntries, {
    params: { ws },
    query: { employee_id, page: 1, per_page: ENTRIES_SHOWN, ...daysOf('week', today()) },
  }),
  earlierEntries(ws, employee_id),
  ownTasks(employee_id),
  ...projectsToBook(ws),
]
