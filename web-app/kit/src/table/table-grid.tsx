import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { lastDigit, visuallyHidden } from '../ui/figures'
import { Icon } from '../ui/icon'
import type { List } from './list'
import type { Column, DataTableProps } from './table-props'

/** Arrow keys walk the rows, Enter opens, Space chooses, Home and End go to the ends. */
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

function rowProps<R>(
  row: R,
  index: number,
  { onOpen, rowKey, cursor, chosen }: Pick<DataTableProps<R>, 'onOpen' | 'rowKey' | 'cursor' | 'chosen'>,
) {
  const key = rowKey(row)
  return {
    'data-row': '',
    tabIndex: index === 0 ? 0 : -1,
    'aria-current': cursor === key || undefined,
    'data-chosen': chosen?.includes(key) || undefined,
    onClick: (event: React.MouseEvent) => !isControl(event.target) && onOpen?.(row),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter') return onOpen?.(row)
      if (event.key !== ' ' || !chosen) return
      event.preventDefault()
      event.currentTarget.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    },
  }
}

/** What is chosen is tinted; where the keyboard stands has a bar at its beginning. */
const rowLook = {
  '--row': 'var(--wl-palette-background-paper)',
  '--ring': 'var(--wl-palette-tone-accent)',
  bgcolor: 'var(--row)',
  '&:hover': { '--row': 'color-mix(in srgb, var(--wl-palette-text-primary) 4%, var(--wl-palette-background-paper))' },
  '&[data-chosen]': { '--row': 'var(--wl-palette-tone-accentSoft)' },
  'li&[aria-current], tr&[aria-current] > :first-of-type': { boxShadow: 'inset 2px 0 0 var(--wl-palette-tone-accent)' },
  '&:focus-visible': { outlineOffset: -2 },
} as const
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const
/** Words in the other direction end at the other side, and are cut off there. */
const wideLook = { ...cut, width: '100%', maxWidth: 0, '& > bdi': { ...cut, display: 'block' } } as const
/** Buttons stay in sight however far the table is scrolled. */
const atTheEnd = {
  position: 'sticky',
  right: 0,
  zIndex: 1,
  bgcolor: 'var(--row)',
  px: 0.5,
  textAlign: 'end',
  // It lies over the end of the row's outline.
  'tr:focus-visible > &': { boxShadow: 'inset -2px 0 0 var(--ring), inset 0 2px 0 var(--ring), inset 0 -2px 0 var(--ring)' },
} as const

type Props<R> = DataTableProps<R> & { columns: readonly Column<R>[] }

export function TableGrid<R>({ columns, list, label, compact, rowActions, totals, ...rest }: Props<R> & { compact: boolean }) {
  const t = useText(kitTexts)
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
    <Box
      sx={{
        overflow: 'auto',
        opacity: list.refreshing ? 0.6 : 1,
        transition: 'opacity .15s',
        // Only what scrolls by itself can keep its heading and its sums in sight.
        ...(totals && { maxHeight: 'calc(100dvh - 160px)', '& thead th': { position: 'sticky', top: 0, zIndex: 2 } }),
      }}
    >
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
            {rowActions && (
              <Box component="th" scope="col" sx={{ ...head, ...atTheEnd, bgcolor: 'tone.raised' }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('table.actions')}
                </Box>
              </Box>
            )}
          </tr>
        </thead>
        <Box component="tbody" ref={body} onKeyDown={onKeyDown}>
          {list.rows.map((row, index) => (
            <Box
              key={rest.rowKey(row)}
              component="tr"
              {...rowProps(row, index, rest)}
              sx={{ ...rowLook, cursor: rest.onOpen ? 'pointer' : undefined }}
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
          ))}
        </Box>
        {totals && (
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
        )}
      </Box>
    </Box>
  )
}
const totalsLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  bgcolor: 'tone.raised',
  borderTop: 1,
  borderBottom: 0,
  fontWeight: 600,
} as const

/** The same rows as cards where the window is narrow: title and key figure, then the muted facts and the chip. */
export function TableStack<R>({ columns, list, label, rowActions, totals, ...rest }: Props<R>) {
  const { body, onKeyDown } = useRowKeys()
  const { chooser, title, figure, facts, chips } = cardOf(columns)
  return (
    <Box component="ul" ref={body} aria-label={label} onKeyDown={onKeyDown} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.rows.map((row, index) => {
        const told = saidOf(facts, row)
        const marks = saidOf(chips, row)
        const second = told.length > 0 || chips.length > 0
        return (
          <Box
            key={rest.rowKey(row)}
            component="li"
            {...rowProps(row, index, rest)}
            sx={{
              ...rowLook,
              display: 'flex',
              gap: 1,
              py: 1.25,
              px: 2,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            {chooser && <Box sx={{ flex: 'none', pt: 1 }}>{chooser.cell(row)}</Box>}
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
              <Box sx={cardLine}>
                <Box sx={{ ...cut, flex: 1, fontWeight: 500 }}>{title?.cell(row)}</Box>
                {figure && (
                  <Box className="num" sx={{ flex: 'none', fontWeight: 600 }}>
                    {figure.end && (
                      <Box component="span" sx={{ marginInlineEnd: 0.75, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
                        {figure.label}
                      </Box>
                    )}
                    {figure.cell(row)}
                  </Box>
                )}
                {/* Where nothing else would stand beside them, the buttons take no line of their own. */}
                {!second && <Box sx={{ flex: 'none', alignSelf: 'center' }}>{rowActions?.(row)}</Box>}
              </Box>
              {second && (
                <Box sx={{ ...cardLine, flexWrap: 'wrap', justifyContent: 'flex-end', color: 'text.secondary', fontSize: 13 }}>
                  <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
                    {told.map(({ column, fact }) => (
                      <Box key={column.id} className={column.end ? 'num' : undefined} sx={column.end ? cut : factLook}>
                        {column.end && `${column.label} `}
                        {fact}
                      </Box>
                    ))}
                  </Box>
                  <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.5, alignSelf: 'end', color: 'text.primary' }}>
                    {marks.map(({ column, fact }) => (
                      <span key={column.id}>{fact}</span>
                    ))}
                    {rowActions?.(row)}
                  </Box>
                </Box>
              )}
            </Box>
          </Box>
        )
      })}
      {totals && (
        <Box component="li" sx={{ ...totalsLook, ...cardLine, py: 1.25, px: 2, borderColor: 'divider' }}>
          <Box sx={{ flex: 1 }}>{title && totals[title.id]}</Box>
          <span className="num">{figure && totals[figure.id]}</span>
        </Box>
      )}
    </Box>
  )
}
/** What the columns say of a row, without those that say nothing. */
const saidOf = <R,>(columns: readonly Column<R>[], row: R) =>
  columns.map((column) => ({ column, fact: column.cell(row) })).filter(({ fact }) => fact !== null && fact !== undefined && fact !== '')
const cardLine = { display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 } as const
/** An address in a page that is read from the right is cut at its own end, not at its beginning. */
const factLook = { ...cut, '& > .ltr:only-child': { ...cut, display: 'block' } } as const

function cardOf<R>(columns: readonly Column<R>[]) {
  const chooser = columns.find(({ head }) => head)
  const shown = columns.filter(({ head, card }) => !head && card !== 'none')
  const title = shown.find(({ fixed }) => fixed) ?? shown[0]
  const figure = shown.find(({ card }) => card === 'figure')
  const chips = shown.filter(({ card, id }) => card === 'chip' || (id === 'status' && !card))
  const said = shown.filter((column) => column.card === 'fact' && column !== title)
  const others = shown.filter((column) => column !== title && column !== figure && !chips.includes(column))
  return { chooser, title, figure, chips, facts: said.length > 0 ? said : others.slice(0, 2) }
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
