import { useRef } from 'react'
import { useListKeys } from '../ui/list-keys'
import { type DataTableProps, lacks } from './table-props'

const rowsIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

/**
 * Returns the index of the row with the focus, else of the row that the page marks, else the last
 * one that had the focus; -1 before any.
 */
export function currentRow(rows: readonly HTMLElement[], focus: Element | null, last: number) {
  const focused = rows.findIndex((row) => row.contains(focus))
  if (focused >= 0) return focused

  const marked = rows.findIndex((row) => row.hasAttribute('aria-current'))
  return marked >= 0 ? marked : Math.min(last, rows.length - 1)
}

/** Gives a table the keys of every list. They act on the row with the focus. */
export function useTableKeys<R>({
  name,
  label,
  list,
  onOpen,
  rowActions,
  chosen,
  search,
  drawn,
}: DataTableProps<R>) {
  const root = useRef<HTMLElement>(null)
  const last = useRef(-1)

  const here = () => {
    const rows = rowsIn(root.current)
    last.current = currentRow(rows, document.activeElement, last.current)
    return rows[last.current]
  }

  const move = (step: 1 | -1) => {
    const rows = rowsIn(root.current)
    const from = currentRow(rows, document.activeElement, last.current)
    const next = from < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, from + step))
    last.current = next
    rows[next]?.focus()
    rows[next]?.scrollIntoView({ block: 'nearest' })
  }

  const press = (selector: string) => {
    const row = here()
    row?.focus()
    row?.querySelector<HTMLElement>(selector)?.click()
  }

  const open = () => {
    const row = here() && list.rows[last.current]
    if (row) onOpen?.(row)
  }

  const find = () => root.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()

  useListKeys({
    name: `table-${name}`,
    group: label,
    move,
    open: drawn || !onOpen ? undefined : open,
    select: drawn || !chosen ? undefined : () => press('input[type=checkbox]'),
    menu: drawn || !rowActions ? undefined : () => press('[aria-haspopup=menu]'),
    search: lacks(search) ? undefined : find,
  })

  return root
}
