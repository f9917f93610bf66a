import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { addDays, monthAround } from '@workledger/kit/i18n/calendar-days'
import { weekOf } from '@workledger/kit/i18n/weeks'

export const spans = ['month', 'week', 'day'] as const

export type Span = (typeof spans)[number]

/** Returns the days of a view; a month in whole weeks. */
export function daysOf(span: Span, on: string): string[] {
  if (span === 'day') return [on]
  const { from, to } = span === 'month' ? monthAround(on, 0) : { from: on, to: on }
  const first = weekOf(from).from
  const last = weekOf(to).to
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)

  return days
}

/** Returns the day so many views away. */
export const movedBy = (span: Span, on: string, steps: number) =>
  span === 'month' ? monthAround(on, steps).from : addDays(on, steps * (span === 'week' ? 7 : 1))

/** Groups tasks by due day, open ones first. */
export function byDueDay(tasks: readonly TaskAnswer[]): ReadonlyMap<string, readonly TaskAnswer[]> {
  const days = new Map<string, TaskAnswer[]>()

  for (const task of tasks) {
    if (task.due_date === null) continue
    const day = days.get(task.due_date)

    if (day) day.push(task)
    else days.set(task.due_date, [task])
  }

  for (const day of days.values())
    day.sort((a, b) => Number(a.task_status.complete) - Number(b.task_status.complete))

  return days
}
