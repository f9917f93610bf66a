import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SkeletonRows } from './states'
import { PanelContext } from './unsaved'

export type TabEntry = {
  id: string
  label: string
  /** A figure after the label, for example the number of waiting requests. */
  count?: number
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
}

/**
 * Tabs with the choice in the address as `?tab=`. A single tab shows no bar. A tab with unsaved
 * work stays mounted when another is shown.
 */
export function Tabs({ tabs, label, narrow }: Props) {
  const [search, setSearch] = useSearchParams()
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const chosen = tabs.find(({ id, disabled }) => id === search.get('tab') && !disabled) ?? tabs[0]
  if (!chosen) return null
  // Paging and filters belong to the tab being left.
  const choose = (id: string) => setSearch(id === tabs[0]?.id ? {} : { tab: id })
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
        keep={keep}
        show={choose}
      >
        {Component ? <Component /> : content}
      </Panel>
    ))

  if (tabs.length === 1) return panels

  return (
    <>
      <MuiTabs
        value={chosen.id}
        onChange={(_, id: string) => choose(id)}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
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
            label={`${count ? `${label} ${count}` : label}${unsaved.includes(id) ? ' •' : ''}`}
          />
        ))}
      </MuiTabs>
      {narrow ? <Box sx={{ maxWidth: 720 }}>{panels}</Box> : panels}
    </>
  )
}

interface PanelProps {
  id: string
  alone: boolean
  hidden: boolean
  keep: (id: string, kept: boolean) => void
  show: (id: string) => void
  children: ReactNode
}

function Panel({ id, alone, hidden, keep, show, children }: PanelProps) {
  const value = useMemo(
    () => ({ keep: (kept: boolean) => keep(id, kept), show: () => hidden && show(id) }),
    [id, hidden, keep, show],
  )

  const content = (
    <PanelContext value={value}>
      <Suspense fallback={<SkeletonRows />}>{children}</Suspense>
    </PanelContext>
  )

  if (alone) return content

  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={hidden}>
      {content}
    </div>
  )
}
