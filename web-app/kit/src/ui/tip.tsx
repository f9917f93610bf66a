import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'

interface Handlers {
  onPointerEnter: (event: React.PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onFocus: (event: React.FocusEvent<HTMLElement>) => void
  onBlur: () => void
  onClick: (event: React.MouseEvent<HTMLElement>) => void
  'aria-describedby': string | undefined
}

/** Half of the widest tip, with a margin to the window's edge. */
const half = 140

/**
 * Words over a hovered, focused or touched element. MUI's Tooltip needs 15 kB of positioning, too
 * much for a first load.
 */
export function Tip({
  text,
  children,
}: {
  text: ReactNode
  children: (handlers: Handlers) => ReactNode
}) {
  const id = useId()
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  const open = at !== null

  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const { left, width, top } = currentTarget.getBoundingClientRect()
    setAt({
      left: Math.max(half, Math.min(window.innerWidth - half, left + width / 2)),
      top: top - 6,
    })
  }

  const hide = () => setAt(null)

  useEffect(() => {
    if (!open) return
    const away = (event: Event) =>
      (!(event instanceof KeyboardEvent) || event.key === 'Escape') && setAt(null)
    window.addEventListener('keydown', away)
    window.addEventListener('scroll', away, true)

    return () => {
      window.removeEventListener('keydown', away)
      window.removeEventListener('scroll', away, true)
    }
  }, [open])

  return (
    <>
      {children({
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        onClick: show,
        'aria-describedby': open ? id : undefined,
      })}
      {at &&
        createPortal(
          <Box
            role="tooltip"
            id={id}
            // Not in `sx`: positions measured on the screen must not be mirrored with the page.
            style={{ ...at, transform: 'translate(-50%, -100%)' }}
            sx={{
              position: 'fixed',
              zIndex: 1500,
              width: 'max-content',
              maxWidth: half * 2 - 16,
              px: 1,
              py: 0.5,
              borderRadius: '4px',
              bgcolor: 'text.primary',
              color: 'background.paper',
              fontSize: 12,
              lineHeight: '16px',
              pointerEvents: 'none',
            }}
          >
            {text}
          </Box>,
          document.body,
        )}
    </>
  )
}
