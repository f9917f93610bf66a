import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useProjectsById } from '@workledger/kit/areas/projects/projects-found'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { useSearchPlaceholder } from '@workledger/kit/ui/search-placeholder'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { timerTexts } from './messages'
import { type Range, ranges } from './ranges'
import { TagFilter } from './tags/tag-filter'

const ProjectMenu = lazy(() => import('./project-menu'))

export interface Filters {
  range: Range
  from: string
  to: string
  project_id: string
  tag: string
  q: string
}

interface Props {
  filters: Filters
  change: (filters: Partial<Filters>) => void
  children: ReactNode
}

/** The list's days, project and words, all of them in the address. */
export function EntryFilters({ filters, change, children }: Props) {
  const t = useText(timerTexts)
  const { range, from, to } = filters
  const choose = (next: Range) =>
    change({ range: next, ...(next === 'custom' ? {} : { from: '', to: '' }) })

  return (
    <Row wrap gap={1.5} sx={{ mb: 1.5 }}>
      <MenuButton
        look="button"
        label={t('range.label')}
        entries={[
          ...([...ranges, 'all'] as const).map((each) => ({
            label: t(`range.${each}`),
            selected: range === each,
            run: () => choose(each),
          })),
          null,
          { label: t('range.custom'), selected: range === 'custom', run: () => choose('custom') },
        ]}
      >
        {t(`range.${range}`)}
        <Down />
      </MenuButton>
      {range === 'custom' && (
        <Row gap={1}>
          <RangeDay
            label={t('from')}
            value={from}
            max={to}
            change={(value) => change({ from: value })}
          />
          <span aria-hidden>–</span>
          <RangeDay
            label={t('to')}
            value={to}
            min={from}
            change={(value) => change({ to: value })}
          />
        </Row>
      )}
      <ProjectFilter chosen={filters.project_id} choose={(project_id) => change({ project_id })} />
      <TagFilter chosen={filters.tag} choose={(tag) => change({ tag })} />
      <Search value={filters.q} label={t('search')} change={(q) => change({ q })} />
      <Row wrap gap={1.5} sx={{ marginInlineStart: 'auto', justifyContent: 'flex-end' }}>
        {children}
      </Row>
    </Row>
  )
}

const Down = () => <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />

function ProjectFilter({ chosen, choose }: { chosen: string; choose: (project: string) => void }) {
  const t = useText(timerTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = useProjectsById(chosen ? [chosen] : [])[0]?.name

  return (
    <>
      <Button
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {chosen ? (name ?? t('project')) : t('allProjects')}
        </Box>
        <Down />
      </Button>
      <Suspense>
        {anchor && (
          <ProjectMenu
            anchor={anchor}
            chosen={chosen || null}
            none={t('allProjects')}
            choose={(project) => choose(project?.id ?? '')}
            close={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const field = {
  height: 32,
  px: 1,
  border: '1px solid',
  borderColor: 'tone.lineStrong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  // Below 16 px a phone zooms into a tapped field.
  '@media (pointer: coarse)': { height: 40, fontSize: 16 },
  '&::placeholder': { color: 'text.disabled', opacity: 1 },
} as const

// Its input is Material's, which the timer's page needs for nothing else.
const DayInput = lazy(() =>
  import('@workledger/kit/form/day-field').then(({ DayInput }) => ({ default: DayInput })),
)

const RangeDay = ({
  label,
  value,
  min,
  max,
  change,
}: {
  label: string
  value: string
  min?: string
  max?: string
  change: (day: string) => void
}) => (
  <Box sx={{ width: 160, minHeight: 36 }}>
    <Suspense>
      <DayInput
        label={label}
        value={value}
        min={min}
        max={max}
        onChange={(day) => (day === '' || isDay(day)) && change(day)}
      />
    </Suspense>
  </Box>
)

/** Follows the address, and changes it once typing pauses. */
function Search({
  value,
  label,
  change,
}: {
  value: string
  label: string
  change: (q: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const [input, placeholder] = useSearchPlaceholder(label)
  const told = useEffectEvent(change)

  useEffect(() => {
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => told(typed), 500)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <Box
      component="input"
      ref={input}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      aria-label={label}
      dir="auto"
      sx={{ ...field, flex: { xs: '1 1 100%', sm: '0 1 200px' }, minWidth: 120 }}
    />
  )
}
