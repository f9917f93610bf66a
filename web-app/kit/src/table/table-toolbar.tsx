import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { activeFilter } from '../ui/filter-look'
import { Icon } from '../ui/icon'
import { Row } from '../ui/layout'
import { MenuButton } from '../ui/menu-button'
import { useSearchPlaceholder } from '../ui/search-placeholder'
import { useNarrow } from '../ui/use-narrow'
import { ExportMenu } from './export-menu'
import type { List } from './list'
import type { TablePreferences } from './table-preferences'
import { type DataTableProps, lacks } from './table-props'

const FilterSheet = lazy(() => import('./filter-sheet'))

type Props<R> = DataTableProps<R> & {
  preferences: TablePreferences
  changePreferences: (change: Partial<TablePreferences>) => void
}

export function TableToolbar<R>({
  list,
  columns,
  drawn,
  search,
  searchLabel,
  filters,
  exportUrl,
  preferences,
  changePreferences,
}: Props<R>) {
  const t = useText(kitTexts)
  // A phone has no room for a line of filters above the list.
  const sheet = useNarrow() && !!filters && Object.keys(list.filters).length > 0
  const isShown = (id: string, hidden?: boolean) => preferences.columns[id] ?? !hidden

  const density = (['comfortable', 'compact'] as const).map((each) => ({
    label: t(`table.${each}`),
    selected: preferences.density === each,
    run: () => changePreferences({ density: each }),
  }))

  const chooser = columns
    .filter((column) => !column.fixed)
    .map(({ id, label, hidden }) => ({
      label,
      checked: isShown(id, hidden),
      run: () =>
        changePreferences({ columns: { ...preferences.columns, [id]: !isShown(id, hidden) } }),
    }))

  return (
    <Row wrap gap={1} sx={{ mb: 1 }}>
      {!lacks(search) && (
        <Search
          value={list.q}
          onChange={(q) => list.change({ q })}
          label={searchLabel ?? t('table.search')}
          alone={!filters || sheet}
        />
      )}
      {sheet ? <FilterButton list={list}>{filters}</FilterButton> : filters}
      <Row align="stretch" gap={0.5} sx={{ marginInlineStart: 'auto' }}>
        {exportUrl && !lacks(exportUrl) && <ExportMenu url={exportUrl} />}
        {!drawn && (
          <MenuButton
            label={t('table.view')}
            entries={[t('table.columns'), ...chooser, null, t('table.density'), ...density]}
          >
            <Icon name="columns" />
          </MenuButton>
        )}
      </Row>
    </Row>
  )
}

/** Opens the filters of a phone's list, and counts the chosen ones. */
function FilterButton<R>({ list, children }: { list: List<R>; children: ReactNode }) {
  const t = useText(kitTexts)
  const [open, setOpen] = useState(false)
  const { active = 0 } = list

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<Icon name="filter" />}
        onClick={() => setOpen(true)}
        sx={active > 0 ? activeFilter : undefined}
      >
        {active > 0 ? t('table.filtersSet', { count: active }) : t('table.filters')}
      </Button>
      <Suspense>
        {open && (
          <FilterSheet total={list.total} close={() => setOpen(false)}>
            {children}
          </FilterSheet>
        )}
      </Suspense>
    </>
  )
}

interface SearchProps {
  value: string
  onChange: (q: string) => void
  label: string
  /**
   * Without filters: on a phone it takes the rest of the buttons' line instead of a line of its
   * own.
   */
  alone?: boolean
}

/** Follows the address, and changes it once typing pauses. */
export function Search({ value, onChange, label, alone = false }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const [field, placeholder] = useSearchPlaceholder(label)
  const change = useEffectEvent(onChange)

  useEffect(() => {
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => change(typed), 500)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      inputRef={field}
      inputProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'text.disabled', marginInlineEnd: 0 }}>
          <Icon name="search" />
        </InputAdornment>
      }
      sx={{
        width: { xs: alone ? 0 : '100%', sm: 240 },
        flexGrow: { xs: 1, sm: 0 },
        minHeight: 32,
        '& input': { py: '5px' },
      }}
    />
  )
}
