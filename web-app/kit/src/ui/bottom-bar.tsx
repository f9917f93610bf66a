import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Stack } from './layout'

const id = 'foot'

/**
 * The place of the page's bars at the lower edge of the window, over the page. The shell has one.
 */
export const Foot = () => (
  <Stack
    id={id}
    gap={1}
    sx={{
      position: 'sticky',
      bottom: 12,
      zIndex: 15,
      justifyItems: 'center',
      px: 1.5,
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto' },
    }}
  />
)

/** Puts a bar there from anywhere on the page. */
export function AtTheFoot({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)

  useEffect(() => {
    setPlace(document.getElementById(id))
  }, [])

  return place && createPortal(children, place)
}

export const barLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  p: 0.75,
  paddingInlineStart: 1.75,
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: '8px',
  bgcolor: 'tone.surface',
  boxShadow: '0 8px 28px rgb(10 14 20 / .16)',
} as const
