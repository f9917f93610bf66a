import type { ReactNode } from 'react'
import type { List } from './list'
import type { RowsFile } from './rows-file'

/** Says why a list lacks what all lists have. */
export interface Without {
  without: string
}

/** A part that a list has by default, or the reason why not. */
export const lacks = (part: unknown): part is Without =>
  typeof part === 'object' && part !== null && 'without' in part

export interface Column<R> {
  id: string
  label: string
  cell: (row: R) => ReactNode
  /** Sort name on the server; without it, the column is not sortable. */
  sort?: string
  /** Figures, at the end with tabular digits. */
  end?: boolean
  /** Hidden at first; the chooser shows it. */
  hidden?: boolean
  /** Cannot be hidden. */
  fixed?: boolean
  /** Replaces the label in the heading, for example a checkbox that selects all. */
  head?: ReactNode
  /**
   * Its part of a phone's card: the key figure, one of the muted facts (default: the first two
   * columns), the chip, or none.
   */
  card?: 'figure' | 'fact' | 'chip' | 'none'
  /** Its label comes before its value on a card; figures (`end`) always have theirs. */
  named?: boolean
  /** Takes the free width, and is truncated without enough of it. */
  wide?: boolean
}

export interface DataTableProps<R> {
  /** Name under which the choices of columns and density are stored. */
  name: string
  /** The table's content, for screen readers. */
  label: string
  columns: readonly Column<R>[]
  /** Columns of a phone's cards, where they differ from the table's. */
  cards?: readonly Column<R>[]
  list: List<R>
  rowKey: (row: R) => string
  /** Enter, or a click on the row. */
  onOpen?: ((row: R) => void) | undefined
  /** Buttons at the end of a row. */
  rowActions?: ((row: R) => ReactNode) | undefined
  /** The row on which the keyboard acts. */
  cursor?: string | null
  /** Keys of the rows selected for a bulk action. */
  chosen?: readonly unknown[]
  /** Sums by column id, in a row that stays visible below the others. */
  totals?: Readonly<Record<string, ReactNode>> | undefined
  /** Draws the rows itself, for example as an inbox, instead of the table and its columns. */
  drawn?: ReactNode
  /** Every list has a search, unless this says why not. */
  search?: Without | undefined
  /** Label of the search, such as `Search Employee`; default `Search`. */
  searchLabel?: string
  /** Filters between search and view. */
  filters?: ReactNode
  /**
   * Address of an export with the same filters, as CSV or XLSX; a list that the browser has whole
   * brings its rows. Undefined for viewers who may not export it.
   */
  exportUrl: ((format: 'csv' | 'xlsx') => string) | RowsFile | Without | undefined
  /** Every list has columns that sort, unless this says why not. */
  sorts?: Without | undefined
  /** For a list without a count: further rows load on request, instead of by page. */
  further?: { there: boolean; busy: boolean; load: () => void }
  /** Text and offer for a list without any rows. */
  empty: ReactNode
}

/** A table with its shown columns. */
export type ColumnsProps<R> = DataTableProps<R> & { columns: readonly Column<R>[] }
