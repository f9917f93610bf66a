import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { FORM_WIDTH } from './layout'
import { HeaderContext } from './page-actions'
import { SkeletonRows } from './states'
import { PanelContext } from './unsaved'

export type TabEntry = {
  id: string
  label: string
  /** A figure in a badge after the label, for example the number of waiting requests. */
  count?: number | undefined
  /** Why it cannot be opened. */
  disabled?: string | undefined
} & (
  | { Component: ComponentType; content?: undefined }
  /**
   * For content with the page's data: a component created again for each state would lose typed
   * text.
   */
  | { Component?: undefined; content: ReactNode }
)

interface Props {
  tabs: readonly TabEntry[]
  label: string
  /** Limits the content to a readable width; the bar may be wider. */
  narrow?: boolean
  /** Names in the address that every tab shares, such as a range. */
  shared?: readonly string[]
}

/**
 * Tabs with the choice in the address as `?tab=`. A single tab shows no bar. A tab with unsaved
 * work stays mounted when another is shown.
 */
export function Tabs({ tabs, label, narrow, shared = [] }: Props) {
  const [search, setSearch] = useSearchParams()
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const chosen = tabs.find(({ id, disabled }) => id === search.get('tab') && !disabled) ?? tabs[0]
  // The page waits for the code of its first tab, whose actions may widen the header.
  const [opened] = useState(chosen?.id)
  if (!chosen) return null
  // Paging and filters belong to the tab being left.
  const choose = (id: string) =>
    setSearch([
      ...(id === tabs[0]?.id ? [] : [['tab', id] as [string, string]]),
      ...[...search].filter(([name]) => shared.includes(name)),
    ])

  const keep = (id: string, kept: boolean) =>
    setUnsaved((before) => [...before.filter((each) => each !== id), ...(kept ? [id] : [])])

  const panels = tabs
    .filter(({ id }) => id === chosen.id || unsaved.includes(id))
    .map(({ id, Component, content }) => (
      <Panel
        key={id}
        id={id}
        alone={tabs.length === 1}
        hidden={id !== chosen.id}
        first={id === opened}
        keep={keep}
        show={choose}
      >
        {Component ? <Component /> : content}
      </Panel>
    ))

  const alone = tabs.length === 1

  // The same elements with and without a bar: a page whose other tabs come and go keeps its state.
  return (
    <>
      {!alone && (
        <TabBar label={label} tabs={tabs} chosen={chosen.id} choose={choose} unsaved={unsaved} />
      )}
      {narrow ? <Box sx={alone ? noBox : { maxWidth: FORM_WIDTH }}>{panels}</Box> : panels}
    </>
  )
}

/** The content is laid out as if the page had no tabs. */
const noBox = { display: 'contents' } as const

interface TabBarProps extends Pick<Props, 'tabs' | 'label'> {
  chosen: string
  choose: (id: string) => void
  unsaved: readonly string[]
}

function TabBar({ tabs, label, chosen, choose, unsaved }: TabBarProps) {
  const { bar, fade, measure } = useFade()

  return (
    <MuiTabs
      ref={bar}
      value={chosen}
      onChange={(_, id: string) => choose(id)}
      onScrollCapture={measure}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      slotProps={{ scroller: { style: { maskImage: fade } } }}
      sx={{ mb: 2 }}
    >
      {tabs.map(({ id, label, count, disabled }) => (
        <Tab
          key={id}
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          value={id}
          disabled={Boolean(disabled)}
          title={disabled}
          // Otherwise the reason could not be read.
          sx={
            disabled
              ? { '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'default' } }
              : undefined
          }
          label={
            <span>
              {label}
              {count ? (
                <>
                  {' '}
                  <Count>{count}</Count>
                </>
              ) : null}
              {unsaved.includes(id) && ' •'}
            </span>
          }
        />
      ))}
    </MuiTabs>
  )
}

const Count = ({ children }: { children: number }) => (
  <Box
    component="span"
    className="num"
    sx={{
      display: 'inline-block',
      minWidth: 20,
      px: 0.75,
      borderRadius: '10px',
      fontSize: 12,
      lineHeight: '18px',
      fontWeight: 500,
      textAlign: 'center',
      bgcolor: 'tone.waitSoft',
      color: 'tone.wait',
      '[aria-selected=true] &': { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' },
    }}
  >
    {children}
  </Box>
)

/** Fades the edges behind which there are more tabs. */
function useFade() {
  const bar = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ before: false, after: false })

  const measure = () => {
    const scroller = bar.current?.querySelector('.MuiTabs-scroller')
    if (!scroller) return
    const at = Math.abs(scroller.scrollLeft)
    const before = at > 1
    const after = at + scroller.clientWidth < scroller.scrollWidth - 1
    setHidden((was) => (was.before === before && was.after === after ? was : { before, after }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures the mounted bar
  useEffect(() => {
    const scroller = bar.current?.querySelector('.MuiTabs-scroller')
    if (!scroller || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(scroller)
    return () => watch.disconnect()
  }, [])

  const towards = document.documentElement.dir === 'rtl' ? 'left' : 'right'
  const edge = (cut: boolean) => (cut ? 'transparent, #000 40px' : '#000, #000 40px')
  const [first, last] = [
    edge(hidden.before),
    hidden.after ? '#000 calc(100% - 40px), transparent' : '#000',
  ]

  return {
    bar,
    measure,
    fade:
      hidden.before || hidden.after
        ? `linear-gradient(to ${towards}, ${first}, ${last})`
        : undefined,
  }
}

interface PanelProps {
  id: string
  alone: boolean
  hidden: boolean
  /** The page was opened with it. */
  first: boolean
  keep: (id: string, kept: boolean) => void
  show: (id: string) => void
  children: ReactNode
}

function Panel({ id, alone, hidden, first, keep, show, children }: PanelProps) {
  const header = use(HeaderContext)

  const value = useMemo(
    () => ({ keep: (kept: boolean) => keep(id, kept), show: () => hidden && show(id) }),
    [id, hidden, keep, show],
  )

  const content = (
    <PanelContext value={value}>
      {/* A hidden tab keeps typed text, but has no actions in the header. */}
      <HeaderContext value={hidden ? null : header}>
        {first ? children : <Suspense fallback={<SkeletonRows />}>{children}</Suspense>}
      </HeaderContext>
    </PanelContext>
  )

  const part = { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}`, hidden }

  return <div {...(alone ? { style: noBox } : part)}>{content}</div>
}
