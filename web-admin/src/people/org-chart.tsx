import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useGetList } from 'react-admin'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'
import { OrgList } from './org-list'
import { PersonCard } from './org-person'
import { type Branch, orgTree } from './org-tree'

const most = 1000
const visible = 3
const [least, largest] = [0.8, 1.6]
const line = { content: '""', position: 'absolute', bgcolor: 'tone.lineStrong' } as const

/** Who reports to whom: three levels, more on request; drag to move, buttons to zoom. On a phone, a list. */
export default function OrgChart() {
  const t = useText(peopleTexts)
  const found = useGetList<EmployeeRow>('employees', {
    pagination: { page: 1, perPage: most },
    sort: { field: 'first_name', order: 'ASC' },
    filter: { status: 'active' },
  })
  const trees = useMemo(() => orgTree(found.data ?? []), [found.data])
  const narrow = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  const [zoom, setZoom] = useState(1)
  const pan = usePan()
  const area = useFitted(found.isPending || narrow ? null : trees, setZoom)
  if (found.error) return <FailedState error={found.error as Error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={6} />
  const lines = trees.filter(({ reports }) => reports.length > 0)
  const alone = trees.filter(({ reports }) => reports.length === 0)
  const frame = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px' } as const
  if (lines.length === 0)
    return (
      <Box sx={frame}>
        <EmptyState icon="employees" title={t('chart.empty.title')} text={t('chart.empty.text')} />
      </Box>
    )
  const limit = (found.total ?? 0) > most && <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('chart.limit', { count: most })}</Box>
  if (narrow)
    return (
      <>
        <Box sx={{ ...frame, overflow: 'hidden' }}>
          <OrgList trees={trees} label={t('tabs.chart')} />
        </Box>
        {limit}
      </>
    )
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ position: 'absolute', insetInlineEnd: 12, top: 12, zIndex: 1, display: 'flex', gap: 0.5, bgcolor: 'background.paper' }}>
        <IconButton
          aria-label={t('chart.further')}
          title={t('chart.further')}
          disabled={zoom <= least}
          onClick={() => setZoom(stepped(zoom - 0.2))}
        >
          <span aria-hidden>−</span>
        </IconButton>
        <IconButton
          aria-label={t('chart.closer')}
          title={t('chart.closer')}
          disabled={zoom >= largest}
          onClick={() => setZoom(stepped(zoom + 0.2))}
        >
          <Icon name="plus" />
        </IconButton>
      </Box>
      <Box
        ref={area}
        {...pan}
        tabIndex={0}
        role="region"
        aria-label={t('tabs.chart')}
        sx={{ ...frame, height: '70vh', overflow: 'auto', cursor: 'grab', '&:active': { cursor: 'grabbing' } }}
      >
        <Box sx={{ p: 4, width: 'max-content', minWidth: '100%', zoom, '--zoom': zoom }}>
          <Level branches={lines} depth={1} />
          {alone.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 4, maxWidth: 1200, mx: 'auto' }}>
              {alone.map(({ person }) => (
                <PersonCard key={person.id} person={person} />
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {limit}
    </Box>
  )
}

function Level({ branches, depth }: { branches: readonly Branch<EmployeeRow>[]; depth: number }) {
  return (
    <Box component="ul" sx={{ display: 'flex', justifyContent: 'center', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {branches.map((branch) => (
        <Node key={branch.person.id} branch={branch} depth={depth} />
      ))}
    </Box>
  )
}

function Node({ branch, depth }: { branch: Branch<EmployeeRow>; depth: number }) {
  const t = useText(peopleTexts)
  const [open, setOpen] = useState(depth < visible)
  const { reports, size, person } = branch
  // People without reports of their own stand below each other, or the row would be endless.
  const stacked = reports.length > 1 && reports.every((each) => each.reports.length === 0)
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start' }}>
      <PersonCard person={person} />
      {reports.length > 0 && (
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            mt: '-10px',
            zIndex: 1,
            // As large as a finger or an unsteady hand needs it, however small the chart is drawn.
            minWidth: 'calc(24px / var(--zoom))',
            minHeight: 'calc(24px / var(--zoom))',
            px: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 999,
            bgcolor: 'background.paper',
            font: 'inherit',
            fontSize: 'max(12px, 12px / var(--zoom))',
            color: 'text.secondary',
            cursor: 'pointer',
          }}
        >
          {open ? reports.length : t('chart.more', { count: size })}
        </Box>
      )}
      {open && reports.length > 0 && (
        <Box sx={{ position: 'relative', pt: 3, '&::before': { ...line, insetInlineStart: '50%', top: 0, width: '1px', height: 24 } }}>
          {stacked ? (
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gridTemplateColumns: reports.length > 12 ? 'repeat(2, auto)' : undefined,
                gap: 1,
                m: 0,
                p: 1,
                listStyle: 'none',
                border: 1,
                borderColor: 'divider',
                borderRadius: '8px',
              }}
            >
              {reports.map((each) => (
                <li key={each.person.id}>
                  <PersonCard person={each.person} />
                </li>
              ))}
            </Box>
          ) : (
            <Box sx={{ borderTop: reports.length > 1 ? '1px solid' : 0, borderColor: 'tone.lineStrong', pt: reports.length > 1 ? 2 : 0 }}>
              <Level branches={reports} depth={depth + 1} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  )
}

const stepped = (zoom: number) => Math.min(largest, Math.max(least, Math.round(zoom * 5) / 5))

/** Once the tree is here, as much of it as can be read, with its top in the middle. */
function useFitted(of: unknown, setZoom: (zoom: number) => void) {
  const area = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted once for each tree
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    setZoom(Math.max(least, Math.min(1, Math.floor((5 * element.clientWidth) / element.scrollWidth) / 5)))
    requestAnimationFrame(() => {
      const hidden = element.scrollWidth - element.clientWidth
      // Right-to-left areas count from the other end.
      element.scrollLeft = (getComputedStyle(element).direction === 'rtl' ? -hidden : hidden) / 2
    })
  }, [of])
  return area
}

/** Moves a scrolling area with the pointer held down; links still open when it did not move. */
function usePan() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const moved = useRef(false)
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
    onPointerUp: () => {
      from.current = null
    },
    onPointerLeave: () => {
      from.current = null
    },
    onClickCapture: (event: React.MouseEvent) => {
      if (moved.current) event.preventDefault()
    },
  }
}
