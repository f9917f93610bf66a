import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { Duration, Elapsed, lastDigit } from '../kit/figures'
import { useText } from '../kit/i18n'
import { Icon } from '../kit/icon'
import { MenuButton } from '../kit/menu-button'
import { BillableButton } from './billable-button'
import type { Timer } from './commands'
import { EntryTimes } from './entry-times'
import { InlineInput } from './inline-input'
import { timerTexts } from './messages'
import { ProjectPicker } from './project-picker'

interface Props {
  entry: TimeEntry
  timer: Timer
  /** J and K stand here. */
  chosen: boolean
  overlaps: boolean
  onHistory: (entry: TimeEntry) => void
}

/** One entry; everything but its history is changed where it stands. */
export const EntryRow = memo(function EntryRow({ entry, timer, chosen, overlaps, onHistory }: Props) {
  const t = useText(timerTexts)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box component="li" ref={element} data-entry={entry.id} aria-current={chosen || undefined} sx={row}>
      <Area name="text">
        <InlineInput
          value={entry.description}
          label={t('description')}
          placeholder={t('addDescription')}
          check={(typed) => (timer.required && !typed ? t('blank') : null)}
          save={(description) => timer.change(entry, { description })}
        />
      </Area>
      <Area name="project">
        <ProjectPicker
          project={entry.project_id ? { id: entry.project_id, name: entry.project_name ?? '' } : null}
          onChange={(project) => void timer.setProject(entry, project)}
        />
        <Box component="span" dir="auto" title={entry.client_name ?? undefined} sx={client}>
          {entry.client_name}
        </Box>
      </Area>
      <Area name="bill">
        <BillableButton on={entry.billable === 1} toggle={() => void timer.toggleBillable(entry)} />
      </Area>
      <Area name="times">
        {overlaps && (
          <Box component="span" role="img" aria-label={t('overlaps')} title={t('overlaps')} sx={{ display: 'flex', color: 'tone.warn' }}>
            <Icon name="warning" size={14} />
          </Box>
        )}
        <EntryTimes entry={entry} timer={timer} />
      </Area>
      <Area name="length">
        <Box component="span" title={t('duration')} sx={{ fontWeight: 600, color: entry.end ? undefined : 'tone.bad' }}>
          {entry.end ? <Duration seconds={entry.duration} /> : <Elapsed since={entry.start} />}
        </Box>
      </Area>
      <Area name="acts">
        <IconButton
          aria-label={t('resume')}
          title={t('resume')}
          disabled={entry.end === null || timer.busy}
          onClick={() => void timer.resume(entry)}
          sx={{ width: 28, height: 28 }}
        >
          <Icon name="play" />
        </IconButton>
        <MenuButton
          label={t('more')}
          entries={[
            { label: t('duplicate'), icon: 'file', disabled: entry.end === null, run: () => void timer.duplicate(entry) },
            { label: t('history'), icon: 'history', run: () => onHistory(entry) },
            null,
            { label: t('delete'), icon: 'trash', danger: true, run: () => void timer.remove(entry) },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      </Area>
    </Box>
  )
})

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 39,
  paddingInline: '13px 8px',
  py: '2px',
  borderTop: 1,
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  '&[aria-current]': { borderInlineStartColor: 'var(--wl-palette-primary-main)', bgcolor: 'tone.raised' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 232px) 28px 148px 68px 64px',
  gridTemplateAreas: '"text project bill times length acts"',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 64px',
    gridTemplateAreas: '"text text length acts" "project times times bill"',
    py: '6px',
    rowGap: '2px',
  },
  '@media (max-width: 1023px) and (pointer: coarse)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto 80px' },
  '@media (max-width: 374px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"text text acts" "project project bill" "times length length"',
  },
} as const
const client = {
  flex: '0 0 96px',
  fontSize: 12,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 1023px)': { flex: '0 1 auto' },
  // The project says enough where there is room for one of the two.
  '@media (max-width: 574px)': { display: 'none' },
} as const
const areas = {
  text: {},
  project: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 1.5,
    '@media (max-width: 1023px)': { justifyContent: 'flex-start' },
  },
  bill: { textAlign: 'center', '@media (max-width: 1023px)': { textAlign: 'end', paddingInlineEnd: '4px' } },
  times: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.5,
    '@media (max-width: 374px)': { justifyContent: 'flex-start', marginInlineStart: '-6px' },
  },
  length: { textAlign: lastDigit, '@media (max-width: 374px)': { textAlign: 'end', paddingInlineEnd: '8px' } },
  acts: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
} as const

const Area = ({ name, children }: { name: keyof typeof areas; children: ReactNode }) => (
  <Box sx={{ gridArea: name, minWidth: 0, ...areas[name] }}>{children}</Box>
)
