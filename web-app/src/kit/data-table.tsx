import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import type { List } from './list'
import { FailedState, SkeletonRows } from './states'
import { NothingFound } from './table-empty'
import { TableGrid, TableStack } from './table-grid'
import { TablePager } from './table-pager'
import { useTablePreferences } from './table-preferences'
import { TableToolbar } from './table-toolbar'

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
  /** What it is on a phone's card: the key figure, one of the muted facts (the first two columns unless said), the chip, or nothing. */
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
  search?: boolean
  /** What is searched for, e.g. `Search Employee`; `Search` unless said. */
  searchLabel?: string
  /** Filters between search and view. */
  filters?: ReactNode
  /** Address of an export with the same filters; CSV and XLSX are offered. */
  exportUrl?: (format: 'csv' | 'xlsx') => string
  /** What to say and offer when there is nothing at all. */
  empty: ReactNode
}

/** A table of a paged list: searched, sorted and filtered in the address, with a true total, chosen columns and density. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { list, columns, name, empty } = props
  const [preferences, changePreferences] = useTablePreferences(name)
  const narrow = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  const shown = columns.filter((column) => column.fixed || (preferences.columns[column.id] ?? !column.hidden))
  return (
    <Box>
      <TableToolbar {...props} preferences={preferences} changePreferences={changePreferences} />
      <Box
        sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}
        aria-busy={list.loading || list.refreshing}
      >
        {list.error ? (
          <FailedState error={list.error} retry={list.refresh} />
        ) : list.loading ? (
          <SkeletonRows rows={6} />
        ) : list.rows.length === 0 ? (
          list.filtered || list.page > 1 ? (
            <NothingFound list={list} />
          ) : (
            empty
          )
        ) : narrow ? (
          <TableStack {...props} columns={shown} />
        ) : (
          <TableGrid {...props} columns={shown} compact={preferences.density === 'compact'} />
        )}
      </Box>
      {!list.loading && !list.error && <TablePager list={list} />}
    </Box>
  )
}
