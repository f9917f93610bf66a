import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SkeletonRows } from './states'

export interface TabEntry {
  id: string
  label: string
  /** A figure after the label, e.g. how many wait. */
  count?: number
  Component: ComponentType
}

/** Tabs whose choice is in the address as `?tab=`. One tab alone is shown without a bar. */
export function Tabs({ tabs, label }: { tabs: readonly TabEntry[]; label: string }) {
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]
  if (!chosen) return null
  // Paging and filters belong to the tab that is left.
  const choose = (id: string) => setSearch(id === tabs[0]?.id ? {} : { tab: id })
  const panel = (
    <Suspense fallback={<SkeletonRows />}>
      <chosen.Component />
    </Suspense>
  )
  if (tabs.length === 1) return panel
  return (
    <>
      <MuiTabs
        value={chosen.id}
        onChange={(_, id: string) => choose(id)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2 }}
      >
        {tabs.map(({ id, label, count }) => (
          <Tab key={id} id={`tab-${id}`} aria-controls="tab-panel" value={id} label={count ? `${label} ${count}` : label} />
        ))}
      </MuiTabs>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen.id}`}>
        {panel}
      </div>
    </>
  )
}
