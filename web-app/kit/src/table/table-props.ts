import type { ReactNode } from 'react'
import type { List } from './list'

export interface Column<R> {
  id: string
  label: string
  cell: (row: R) => ReactNode
  /** Name that the server sorts by; not sortable when left out. */
  sort?: string
  /** Figures stand at the end, with tabular digits. */
  end?: boolean
  /** Starts hidden; the chooser shows it. */
  hidden?: boolean
  /** Cannot be hidden. */
  fixed?: boolean
  /** Stands in the heading instead of the label, e.g. a box that selects all. */
  head?: ReactNode
  /**
   * What it is on a phone's card: the key figure, one of the muted facts (the first two columns
   * unless said), the chip, or nothing.
   */
  card?: 'figure' | 'fact' | 'chip' | 'none'
  /** Takes the room that is left and is cut off where there is too little. */
  wide?: boolean
}

export interface DataTableProps<R> {
  /** Under which the choices of columns and density are remembered. */
  name: string
  /** What the table holds, for those who cannot see it. */
  label: string
  columns: readonly Column<R>[]
  list: List<R>
  rowKey: (row: R) => string
  /** Enter, or a click on the row. */
  onOpen?: (row: R) => void
  /** Buttons at the end of a row. */
  rowActions?: (row: R) => ReactNode
  /** The row that the keyboard acts on. */
  cursor?: string | null
  /** Keys of the rows that are chosen for a bulk action. */
  chosen?: readonly unknown[]
  /** Sums, in a row that stays in sight below the others; by the column's id. */
  totals?: Readonly<Record<string, ReactNode>>
  /** Draws the rows itself, e.g. as an inbox, instead of the table and its columns. */
  drawn?: ReactNode
  search?: boolean
  /** What is searched for, e.g. `Search Employee`; `Search` unless said. */
  searchLabel?: string
  /** Filters between search and view. */
  filters?: ReactNode
  /** Address of an export with the same filters; CSV and XLSX are offered. */
  exportUrl?: (format: 'csv' | 'xlsx') => string
  /**
   * A list that is not counted: what follows the rows is fetched when it is asked for, instead of
   * turning pages.
   */
  further?: { there: boolean; busy: boolean; load: () => void }
  /** What to say and offer when there is nothing at all. */
  empty: ReactNode
}

/** A table and those of its columns that are shown. */
export type ColumnsProps<R> = DataTableProps<R> & { columns: readonly Column<R>[] }
