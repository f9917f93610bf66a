import type { TimesheetWeek } from '@workledger/contracts/time-tracking/timesheets.api'

type WeekRow = TimesheetWeek['rows'][number]

/** A row of the grid: a project and task, with or without time yet. */
export type GridRow = Pick<
  WeekRow,
  'project_id' | 'project_name' | 'client_name' | 'task_id' | 'task_title' | 'cells'
>

export const keyOfRow = ({ project_id, task_id }: Pick<GridRow, 'project_id' | 'task_id'>) =>
  `${project_id ?? ''} ${task_id ?? ''}`

/** Returns the week's rows, and after them those that were added and have no time yet. */
export function gridRows(rows: readonly WeekRow[], added: readonly GridRow[]): GridRow[] {
  const known = new Set(rows.map(keyOfRow))
  return [...rows, ...added.filter((row) => !known.has(keyOfRow(row)))]
}

export const withoutTime = (row: GridRow): GridRow => ({ ...row, cells: [] })

export const totalOf = ({ cells }: Pick<GridRow, 'cells'>) =>
  cells.reduce((sum, { seconds }) => sum + seconds, 0)

export const secondsOn = ({ cells }: Pick<GridRow, 'cells'>, day: string) =>
  cells.find((cell) => cell.day === day)?.seconds ?? 0

/** Returns the names of a row's project and task. */
export const nameOfRow = ({ project_name, task_title }: GridRow, noProject: string) =>
  [project_name ?? noProject, task_title].filter(Boolean).join(' · ')
