import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from './icon'
import type { MenuEntry } from './menu-entries'

/** Reorders rows by dragging a row or its handle, and by two buttons for keyboard and phones. */
export function useReorder(
  ids: readonly string[],
  move: (ids: string[], id: string) => void,
  off = false,
) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)

  const place = (id: string, to: number) => {
    const from = ids.indexOf(id)
    if (off || from < 0 || to < 0 || to >= ids.length || from === to) return
    const order = ids.filter((each) => each !== id)
    order.splice(to, 0, id)
    move(order, id)
  }

  const end = () => {
    setDragged(null)
    setOver(null)
  }

  return {
    dragged,
    place,
    /** Props of the dragged element. */
    handle: (id: string) => ({
      draggable: !off,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(id)
      },
      onDragEnd: end,
    }),
    /** Props of the row that receives a drop; the dropped row takes its place. */
    target: (id: string) => ({
      'data-over': over === id && dragged !== id ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(id)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        place(dragged, ids.indexOf(id))
        end()
      },
    }),
    at: (id: string) => ({
      first: ids[0] === id,
      last: ids.at(-1) === id,
      index: ids.indexOf(id),
      off,
    }),
  }
}

export type Reorder = ReturnType<typeof useReorder>

export function ReorderButtons({
  of: { at, place },
  id,
  name,
}: {
  of: Reorder
  id: string
  name: string
}) {
  const t = useText(kitTexts)
  const { first, last, index, off } = at(id)

  return (
    <>
      <IconButton
        aria-label={t('reorder.up', { name })}
        disabled={off || first}
        onClick={() => place(id, index - 1)}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        aria-label={t('reorder.down', { name })}
        disabled={off || last}
        onClick={() => place(id, index + 1)}
      >
        <Icon name="down" />
      </IconButton>
    </>
  )
}

/** Returns the entries of a row's menu that move it, for keyboard and phones. */
export function useReorderEntries({ at, place }: Reorder) {
  const t = useText(kitTexts)

  return (id: string, name: string): MenuEntry[] => {
    const { first, last, index, off } = at(id)

    return [
      {
        label: t('reorder.up', { name }),
        icon: 'up',
        disabled: off || first,
        run: () => place(id, index - 1),
      },
      {
        label: t('reorder.down', { name }),
        icon: 'down',
        disabled: off || last,
        run: () => place(id, index + 1),
      },
    ]
  }
}

/** The mark of a draggable and of a dragged row. */
export const DragHandle = ({
  of,
  id,
  children,
}: {
  of: Reorder
  id: string
  children: ReactNode
}) => (
  <Box
    component="span"
    {...of.handle(id)}
    {...of.target(id)}
    sx={{
      display: 'block',
      cursor: of.at(id).off ? undefined : 'grab',
      opacity: of.dragged === id ? 0.5 : 1,
      '&[data-over]': { boxShadow: '0 -2px 0 currentColor' },
    }}
  >
    {children}
  </Box>
)
