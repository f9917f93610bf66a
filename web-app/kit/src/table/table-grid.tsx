import Box from '@mui/material/Box'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { lastDigit, visuallyHidden } from '../ui/figures'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { ScrollEdges } from '../ui/scroll-edges'
import type { List } from './list'
import type { Column, ColumnsProps } from './table-props'
import { cut, rowLook, rowProps, totalsLook, useRowKeys } from './table-rows'

/** Words in the other direction end at the other side, and are truncated there. */
const wideLook = {
  ...cut,
  width: '100%',
  minWidth: 120,
  maxWidth: 0,
  '& > bdi': { ...cut, display: 'block' },
} as const

/** Buttons stay visible however far the table is scrolled. */
const atTheEnd = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  bgcolor: 'var(--row)',
  px: 0.5,
  textAlign: 'end',
  // It covers the end of the row's outline.
  'tr:focus-visible > &': {
    boxShadow: 'inset -2px 0 0 var(--ring), inset 0 2px 0 var(--ring), inset 0 -2px 0 var(--ring)',
  },
} as const

const headLook = {
  height: 36,
  px: 'var(--pad)',
  fontWeight: 500,
  fontSize: 12,
  color: 'text.secondary',
  textAlign: 'start',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'tone.raised',
  whiteSpace: 'nowrap',
} as const

const cellLook = (compact: boolean) =>
  ({
    height: compact ? 32 : 40,
    px: 'var(--pad)',
    borderBottom: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  }) as const

type Props<R> = ColumnsProps<R> & {
  compact: boolean
  /** Columns are closer to each other, in a container that is nearly too narrow. */
  tight: boolean
}

/** Width of the column of row menus, in px, as far as it covers a scrolled table. */
const ACTIONS = 40

export function TableGrid<R>(table: Props<R>) {
  const { body, onKeyDown } = useRowKeys()
  const { list, label, totals, tight, rowActions } = table

  return (
    <ScrollEdges
      fixedEnd={rowActions ? ACTIONS : 0}
      sx={{
        overflow: 'auto',
        opacity: list.refreshing ? 0.6 : 1,
        transition: 'opacity .15s',
        // Only an element that scrolls itself can keep its heading and sums visible.
        ...(totals && {
          maxHeight: 'calc(100dvh - 160px)',
          '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
        }),
      }}
    >
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '--pad': tight ? '8px' : '12px',
          fontSize: tight ? 13 : undefined,
          '& tbody tr:last-child td': { borderBottom: 0 },
        }}
      >
        <GridHead table={table} />
        <Box component="tbody" ref={body} onKeyDown={onKeyDown}>
          {list.rows.map((row, index) => (
            <GridRow key={table.rowKey(row)} row={row} index={index} table={table} />
          ))}
        </Box>
        {totals && <GridTotals totals={totals} table={table} />}
      </Box>
    </ScrollEdges>
  )
}

function GridHead<R>({ table: { columns, list, rowActions } }: { table: Props<R> }) {
  const t = useText(kitTexts)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Box
            key={column.id}
            component="th"
            scope="col"
            aria-sort={sortOf(list, column)}
            sx={{ ...headLook, ...(column.end && { textAlign: lastDigit }) }}
          >
            {column.sort ? (
              <SortButton column={column} list={list} />
            ) : (
              (column.head ?? column.label)
            )}
          </Box>
        ))}
        {rowActions && (
          <Box component="th" scope="col" sx={{ ...headLook, ...atTheEnd, bgcolor: 'tone.raised' }}>
            <Box component="span" sx={visuallyHidden}>
              {t('table.actions')}
            </Box>
          </Box>
        )}
      </tr>
    </thead>
  )
}

function GridRow<R>({ row, index, table }: { row: R; index: number; table: Props<R> }) {
  const { columns, rowActions, compact, onOpen } = table
  const cell = cellLook(compact)

  return (
    <Box
      component="tr"
      {...rowProps(row, index, table)}
      sx={{ ...rowLook, cursor: onOpen ? 'pointer' : undefined }}
    >
      {columns.map((column) => (
        <Box
          key={column.id}
          component="td"
          className={column.end ? 'num' : undefined}
          sx={{
            ...cell,
            ...(column.end && { textAlign: lastDigit }),
            ...(column.wide && wideLook),
          }}
        >
          {column.cell(row)}
        </Box>
      ))}
      {rowActions && (
        <Box component="td" sx={{ ...cell, ...atTheEnd }}>
          {rowActions(row)}
        </Box>
      )}
    </Box>
  )
}

function GridTotals<R>({
  totals,
  table,
}: {
  totals: NonNullable<Props<R>['totals']>
  table: Props<R>
}) {
  const { columns, rowActions, compact } = table
  const cell = cellLook(compact)

  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <Box
            key={column.id}
            component="td"
            className="num"
            sx={{ ...cell, ...totalsLook, ...(column.end && { textAlign: lastDigit }) }}
          >
            {totals[column.id]}
          </Box>
        ))}
        {rowActions && <Box component="td" sx={{ ...cell, ...totalsLook }} />}
      </tr>
    </tfoot>
  )
}

function sortOf<R>(list: List<R>, column: Column<R>) {
  if (!column.sort) return undefined
  return list.sort === column.sort
    ? 'ascending'
    : list.sort === `-${column.sort}`
      ? 'descending'
      : 'none'
}

function SortButton<R>({ column, list }: { column: Column<R>; list: List<R> }) {
  const t = useText(kitTexts)
  const order = sortOf(list, column)
  const next = order === 'ascending' ? `-${column.sort}` : (column.sort ?? '')

  return (
    <Row
      component="button"
      type="button"
      onClick={() => list.change({ sort: next })}
      inline
      gap={0.5}
      sx={{
        border: 0,
        p: 0,
        bgcolor: 'transparent',
        color: order === 'none' ? 'inherit' : 'text.primary',
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {column.label}
      {order !== 'none' && (
        <Box
          component="span"
          role="img"
          aria-label={t(order === 'ascending' ? 'table.sortUp' : 'table.sortDown')}
          sx={{ display: 'flex' }}
        >
          <Icon name={order === 'ascending' ? 'up' : 'down'} size={12} />
        </Box>
      )}
    </Row>
  )
}
