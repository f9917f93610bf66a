import Box from '@mui/material/Box'
import { useRef } from 'react'
import type { Column, DataTableProps } from './data-table'
import { lastDigit } from './figures'
import { useText } from './i18n'
import { Icon } from './icon'
import type { List } from './list'
import { kitTexts } from './messages'

/** Arrow keys walk the rows, Enter opens, Home and End go to the ends. */
function useRowKeys() {
  const body = useRef<HTMLElement>(null)
  const onKeyDown = (event: React.KeyboardEvent) => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }
  return { body, onKeyDown }
}
const isControl = (target: EventTarget) => (target as HTMLElement).closest('a, button, input, [role=menuitem]') !== null

function rowProps<R>(row: R, index: number, { onOpen, rowKey, selected }: Pick<DataTableProps<R>, 'onOpen' | 'rowKey' | 'selected'>) {
  return {
    'data-row': '',
    tabIndex: index === 0 ? 0 : -1,
    'aria-selected': selected === undefined ? undefined : selected === rowKey(row),
    onClick: (event: React.MouseEvent) => !isControl(event.target) && onOpen?.(row),
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row),
  }
}

type Props<R> = DataTableProps<R> & { columns: readonly Column<R>[] }

export function TableGrid<R>({ columns, list, label, compact, rowActions, ...rest }: Props<R> & { compact: boolean }) {
  const { body, onKeyDown } = useRowKeys()
  const head = {
    height: 36,
    px: 1.5,
    fontWeight: 500,
    fontSize: 12,
    color: 'text.secondary',
    textAlign: 'start',
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'tone.raised',
    whiteSpace: 'nowrap',
  } as const
  const cell = { height: compact ? 32 : 40, px: 1.5, borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' } as const
  return (
    <Box sx={{ overflowX: 'auto', opacity: list.refreshing ? 0.6 : 1, transition: 'opacity .15s' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{ width: '100%', borderCollapse: 'collapse', '& tbody tr:last-child td': { borderBottom: 0 } }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                key={column.id}
                component="th"
                scope="col"
                aria-sort={sortOf(list, column)}
                sx={{ ...head, ...(column.end && { textAlign: lastDigit }) }}
              >
                {column.sort ? <SortButton column={column} list={list} /> : (column.head ?? column.label)}
              </Box>
            ))}
            {rowActions && <Box component="th" sx={head} />}
          </tr>
        </thead>
        <Box component="tbody" ref={body} onKeyDown={onKeyDown}>
          {list.rows.map((row, index) => (
            <Box
              key={rest.rowKey(row)}
              component="tr"
              {...rowProps(row, index, rest)}
              sx={{
                cursor: rest.onOpen ? 'pointer' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
                '&[aria-selected=true]': { bgcolor: 'tone.accentSoft' },
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              {columns.map((column) => (
                <Box
                  key={column.id}
                  component="td"
                  className={column.end ? 'num' : undefined}
                  sx={{
                    ...cell,
                    ...(column.end && { textAlign: lastDigit }),
                    ...(column.wide && { width: '100%', maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }),
                  }}
                >
                  {column.cell(row)}
                </Box>
              ))}
              {rowActions && (
                <Box component="td" sx={{ ...cell, px: 0.5, textAlign: 'end' }}>
                  {rowActions(row)}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** The same rows where the window is narrow: the column that cannot be hidden (or the first) is the heading, the others follow below it. */
export function TableStack<R>({ columns, list, label, rowActions, ...rest }: Props<R>) {
  const { body, onKeyDown } = useRowKeys()
  const shown = columns.filter(({ head }) => !head)
  const first = shown.find(({ fixed }) => fixed) ?? shown[0]
  const others = shown.filter((column) => column !== first)
  return (
    <Box component="ul" ref={body} aria-label={label} onKeyDown={onKeyDown} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.rows.map((row, index) => (
        <Box
          key={rest.rowKey(row)}
          component="li"
          {...rowProps(row, index, rest)}
          sx={{
            display: 'flex',
            // Buttons that find no room beside the words stand below them.
            flexWrap: 'wrap',
            gap: 1,
            p: '10px 8px 10px 16px',
            paddingInline: '16px 8px',
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Box sx={{ fontWeight: 500 }}>{first?.cell(row)}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', mt: 0.5, color: 'text.secondary', fontSize: 13 }}>
              {others.map((column) => {
                const cell = column.cell(row)
                if (cell === null || cell === undefined || cell === '') return null
                return (
                  <Box
                    key={column.id}
                    className={column.end ? 'num' : undefined}
                    sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    {column.end && `${column.label} `}
                    {cell}
                  </Box>
                )
              })}
            </Box>
          </Box>
          {rowActions && <Box sx={{ marginInlineStart: 'auto' }}>{rowActions(row)}</Box>}
        </Box>
      ))}
    </Box>
  )
}

function sortOf<R>(list: List<R>, column: Column<R>) {
  if (!column.sort) return undefined
  return list.sort === column.sort ? 'ascending' : list.sort === `-${column.sort}` ? 'descending' : 'none'
}

function SortButton<R>({ column, list }: { column: Column<R>; list: List<R> }) {
  const t = useText(kitTexts)
  const order = sortOf(list, column)
  const next = order === 'ascending' ? `-${column.sort}` : (column.sort ?? '')
  return (
    <Box
      component="button"
      type="button"
      onClick={() => list.change({ sort: next })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
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
        <Box component="span" role="img" aria-label={t(order === 'ascending' ? 'table.sortUp' : 'table.sortDown')} sx={{ display: 'flex' }}>
          <Icon name={order === 'ascending' ? 'up' : 'down'} size={12} />
        </Box>
      )}
    </Box>
  )
}
