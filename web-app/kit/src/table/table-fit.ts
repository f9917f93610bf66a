import { useLayoutEffect, useRef, useState } from 'react'
import { useNarrow } from '../ui/use-narrow'

/** How rows are drawn: as a table, as one with closer columns, or as cards. */
export type TableForm = 'table' | 'tight' | 'cards'

/** The measured width, in px, below which a form hides part of a column. */
export type NeededWidths = Partial<Record<Exclude<TableForm, 'cards'>, number>>

/** Returns the roomiest form that shows every column in a width. Forms not yet measured fit. */
export function formFor(needed: NeededWidths, width: number): TableForm {
  if (width === 0 || (needed.table ?? 0) <= width) return 'table'
  if ((needed.tight ?? 0) <= width) return 'tight'
  return 'cards'
}

/** Cards are at least this wide, in px, when they show every column. */
const ROOMY = 640

/**
 * Chooses how a table is drawn in the width of its container. A table that hides part of a column
 * is measured and replaced before the browser paints. `columns` identifies the columns: other
 * columns are measured again.
 */
export function useTableFit(columns: string) {
  const narrow = useNarrow()
  const box = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  const [measured, setMeasured] = useState<{ columns: string; needed: NeededWidths }>({
    columns,
    needed: {},
  })

  const needed = measured.columns === columns ? measured.needed : {}
  const form = narrow ? 'cards' : formFor(needed, width)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return

    const follow = () => setWidth(Math.floor(element.clientWidth))
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // Rows change without notice, so each drawing is measured.
  useLayoutEffect(() => {
    const scroller = box.current?.querySelector('[data-scroller]')
    if (!scroller || form === 'cards' || width === 0) return
    if (scroller.scrollWidth <= scroller.clientWidth + 1) return

    const least = scroller.scrollWidth + width - scroller.clientWidth
    if (needed[form] !== least) setMeasured({ columns, needed: { ...needed, [form]: least } })
  })

  return { box, form, roomy: form === 'cards' && !narrow && width >= ROOMY }
}
