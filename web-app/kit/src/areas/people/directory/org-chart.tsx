import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/i18n'
import { Icon } from '../../../ui/icon'
import { Panel, Row } from '../../../ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '../../../ui/states'
import { useNarrow } from '../../../ui/use-narrow'
import { directoryTexts } from './messages'
import { OrgNode, Rest } from './org-node'
import { useOrgPeople } from './org-people'
import { useTreeKeys } from './tree-keys'

const [least, largest] = [0.8, 1.6]

const frame = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const

const stepped = (zoom: number) => Math.min(largest, Math.max(least, Math.round(zoom * 5) / 5))

/**
 * The reporting lines of visible people: three levels, more on request. Drag moves it, buttons or +
 * and − zoom. On a phone it is a list.
 */
export default function OrgChart() {
  const t = useText(directoryTexts)
  const top = useOrgPeople(undefined)
  const narrow = useNarrow()
  const keys = useTreeKeys()
  const [zoom, setZoom] = useState(1)
  const change = (by: number) => setZoom((now) => stepped(now + by))
  const pan = usePan()
  const area = useFitted(top.people.length > 0 && !narrow, setZoom)
  const edges = useEdges(area)

  if (top.error && top.people.length === 0)
    return <FailedState error={top.error} retry={top.retry} />

  if (top.people.length === 0 && top.loading) return <SkeletonRows rows={6} />

  if (top.people.every(({ reports_count }) => reports_count === 0) && top.left === 0)
    return (
      <Panel>
        <EmptyState icon="employees" title={t('chart.empty.title')} text={t('chart.empty.text')} />
      </Panel>
    )

  const leaders = top.people.filter(({ reports_count }) => reports_count > 0)
  const alone = top.people.filter(({ reports_count }) => reports_count === 0)
  const first = (leaders[0] ?? alone[0])?.id

  const node = (person: (typeof alone)[number]) => (
    <OrgNode
      key={person.id}
      person={person}
      known={top.known}
      depth={1}
      first={person.id === first}
      list={narrow}
    />
  )

  const tree = { component: 'ul', role: 'tree', 'aria-label': t('tabs.chart'), ...keys } as const
  const bare = { m: 0, p: 0, listStyle: 'none' } as const

  if (narrow)
    return (
      <Box sx={{ ...frame, overflow: 'hidden' }}>
        <Box {...tree} sx={bare}>
          {leaders.map(node)}
          {alone.map(node)}
          <Rest here={top} depth={1} list />
        </Box>
      </Box>
    )

  return (
    <Box sx={{ position: 'relative' }}>
      <ZoomButtons zoom={zoom} change={change} />
      <Box
        ref={area}
        {...pan}
        onScroll={edges.look}
        onKeyDown={(event) => {
          const by = { '+': 0.2, '=': 0.2, '-': -0.2, '−': -0.2 }[event.key]
          if (by && !event.ctrlKey && !event.metaKey) change(by)
        }}
        tabIndex={-1}
        sx={{
          ...frame,
          height: '70vh',
          overflow: 'auto',
          cursor: 'grab',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <Box
          {...tree}
          sx={{ ...bare, p: 4, width: 'max-content', minWidth: '100%', zoom, '--zoom': zoom }}
        >
          <Box component="li" role="none" sx={{ display: 'block' }}>
            <Box
              component="ul"
              role="group"
              sx={{ ...bare, display: 'flex', justifyContent: 'center', gap: 3 }}
            >
              {leaders.map(node)}
            </Box>
          </Box>
          {(alone.length > 0 || top.left > 0) && (
            <Box component="li" role="none" sx={{ display: 'block', mt: 4 }}>
              <Box
                component="ul"
                role="group"
                aria-label={t('chart.alone')}
                sx={{
                  ...bare,
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'center',
                  gap: 1.5,
                  maxWidth: 1200,
                  mx: 'auto',
                }}
              >
                {alone.map(node)}
                <Rest here={top} depth={1} />
              </Box>
            </Box>
          )}
        </Box>
      </Box>
      {sides.map((side) => edges.hidden.includes(side) && <EdgeFade key={side} side={side} />)}
    </Box>
  )
}

/** By the screen's sides: the frame scrolls that way in both directions of writing. */
const sides = ['left', 'right', 'top', 'bottom'] as const

type Side = (typeof sides)[number]

/** Shows that the chart goes on beyond an edge of its frame. */
const EdgeFade = ({ side }: { side: Side }) => (
  <Box
    aria-hidden
    sx={{ position: 'absolute', borderRadius: '8px', pointerEvents: 'none' }}
    // The side is physical: the right-to-left styles would mirror it.
    style={{
      inset: '1px',
      ...(side === 'left' && { right: 'auto', width: 40 }),
      ...(side === 'right' && { left: 'auto', width: 40 }),
      ...(side === 'top' && { bottom: 'auto', height: 40 }),
      ...(side === 'bottom' && { top: 'auto', height: 40 }),
      background: `linear-gradient(to ${side}, transparent, var(--wl-palette-background-paper))`,
    }}
  />
)

/** Returns on which sides the area holds more than it shows. */
function useEdges(area: React.RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState<readonly Side[]>([])

  const look = useCallback(() => {
    const frame = area.current?.getBoundingClientRect()
    const tree = area.current?.firstElementChild?.getBoundingClientRect()
    if (!frame || !tree) return

    const beyond: Record<Side, boolean> = {
      left: tree.left < frame.left - 1,
      right: tree.right > frame.right + 1,
      top: tree.top < frame.top - 1,
      bottom: tree.bottom > frame.bottom + 1,
    }

    const found = sides.filter((side) => beyond[side])
    setHidden((now) => (String(now) === String(found) ? now : found))
  }, [area])

  useEffect(() => {
    const element = area.current
    if (!element) return
    const watching = new ResizeObserver(look)
    watching.observe(element)
    if (element.firstElementChild) watching.observe(element.firstElementChild)

    return () => watching.disconnect()
  })

  return { hidden, look }
}

function ZoomButtons({ zoom, change }: { zoom: number; change: (by: number) => void }) {
  const t = useText(directoryTexts)

  return (
    <Row
      align="stretch"
      gap={0.5}
      sx={{
        position: 'absolute',
        insetInlineEnd: 12,
        top: 12,
        zIndex: 2,
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={t('chart.further')}
        title={`${t('chart.further')} (−)`}
        disabled={zoom <= least}
        onClick={() => change(-0.2)}
      >
        <span aria-hidden>−</span>
      </IconButton>
      <IconButton
        aria-label={t('chart.closer')}
        title={`${t('chart.closer')} (+)`}
        disabled={zoom >= largest}
        onClick={() => change(0.2)}
      >
        <Icon name="plus" />
      </IconButton>
    </Row>
  )
}

/** Fits the loaded tree once: as much as stays readable, with its first person in the middle. */
function useFitted(here: boolean, setZoom: (zoom: number) => void) {
  const area = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = area.current
    if (!element || !here) return
    setZoom(
      Math.max(least, Math.min(1, Math.floor((5 * element.clientWidth) / element.scrollWidth) / 5)),
    )

    requestAnimationFrame(() => {
      const first = element.querySelector('[role=treeitem]')?.getBoundingClientRect()
      const frame = element.getBoundingClientRect()
      if (first) element.scrollLeft += first.left + first.width / 2 - frame.left - frame.width / 2
    })
  }, [here, setZoom])

  return area
}

/** Moves a scrolling area with the pressed pointer; links still open without movement. */
function usePan() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const moved = useRef(false)

  const end = () => {
    from.current = null
  }

  return {
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') return
      const { scrollLeft: left, scrollTop: top } = event.currentTarget
      from.current = { x: event.clientX, y: event.clientY, left, top }
      moved.current = false
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      if (!from.current) return
      const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y]
      if (Math.abs(dx) + Math.abs(dy) > 4) moved.current = true
      event.currentTarget.scrollLeft = from.current.left - dx
      event.currentTarget.scrollTop = from.current.top - dy
    },
    onPointerUp: end,
    onPointerLeave: end,
    onClickCapture: (event: React.MouseEvent) => {
      if (moved.current) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
  }
}
