import { useRef } from 'react'
import type { DataTableProps } from './table-props'

/** Handles keys in rows: arrows move, Enter opens, Space selects, Home and End go to the ends. */
export function useRowKeys() {
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

const isControl = (target: EventTarget) =>
  (target as HTMLElement).closest('a, button, input, [role=menuitem]') !== null

export function rowProps<R>(
  row: R,
  index: number,
  {
    onOpen,
    rowKey,
    cursor,
    chosen,
  }: Pick<DataTableProps<R>, 'onOpen' | 'rowKey' | 'cursor' | 'chosen'>,
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

/** Selected rows are tinted; the row with the keyboard has a bar at its beginning. */
export const rowLook = {
  '--row': 'var(--wl-palette-background-paper)',
  '--ring': 'var(--wl-palette-tone-accent)',
  bgcolor: 'var(--row)',
  '&:hover': {
    '--row':
      'color-mix(in srgb, var(--wl-palette-text-primary) 4%, var(--wl-palette-background-paper))',
  },
  '&[data-chosen]': { '--row': 'var(--wl-palette-tone-accentSoft)' },
  'li&[aria-current], tr&[aria-current] > :first-of-type': {
    boxShadow: 'inset 2px 0 0 var(--wl-palette-tone-accent)',
  },
  '&:focus-visible': { outlineOffset: -2 },
} as const

/** Text that is truncated without room. */
export const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** Sums stay visible below the rows. */
export const totalsLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  bgcolor: 'tone.raised',
  borderTop: 1,
  borderBottom: 0,
  fontWeight: 600,
} as const
