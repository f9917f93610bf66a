import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Edges {
  start: boolean
  end: boolean
}

/** Returns at which edges content continues; right-to-left pages scroll to negative positions. */
export const clippedEdges = (at: {
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}): Edges => {
  const moved = Math.abs(at.scrollLeft)
  return { start: moved > 1, end: moved + at.clientWidth < at.scrollWidth - 1 }
}

interface Props {
  /** Attributes and look of the scrolling element. */
  sx?: object
  /** Makes it a group of this name that the keyboard can focus, to scroll it. */
  label?: string
  /** Width of a fixed part at the end, in px; the shadow falls on the content before it. */
  fixedEnd?: number
  children: ReactNode
}

/** Scrolls its content sideways, with a shadow at each edge behind which content continues. */
export function ScrollEdges({ sx, label, fixedEnd = 0, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const [edges, setEdges] = useState<Edges>({ start: false, end: false })

  useEffect(() => {
    const element = scroller.current
    if (!element) return

    const look = () =>
      setEdges((now) => {
        const next = clippedEdges(element)
        return now.start === next.start && now.end === next.end ? now : next
      })

    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', look, { passive: true })

    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={scroller}
        data-scroller=""
        {...(label && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        sx={{ overflowX: 'auto', ...sx }}
      >
        {children}
      </Box>
      {edges.start && <EdgeShadow edge="start" inset={0} />}
      {edges.end && <EdgeShadow edge="end" inset={fixedEnd} />}
    </Box>
  )
}

const EdgeShadow = ({ edge, inset }: { edge: 'start' | 'end'; inset: number }) => (
  <Box
    aria-hidden
    data-edge={edge}
    sx={{
      position: 'absolute',
      insetBlock: 0,
      ...(edge === 'start' ? { insetInlineStart: inset } : { insetInlineEnd: inset }),
      width: 16,
      zIndex: 3,
      pointerEvents: 'none',
      // The right-to-left styles mirror the direction, as they do within variables.
      background: `linear-gradient(to ${edge === 'start' ? 'right' : 'left'}, color-mix(in srgb, var(--wl-palette-text-primary) 18%, transparent), transparent)`,
      '@media print': { display: 'none' },
    }}
  />
)
