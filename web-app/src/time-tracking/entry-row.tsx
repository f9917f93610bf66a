import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Elapsed, ExactDuration } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { Strong } from '@workledger/kit/ui/text'
import { memo, useEffect, useRef } from 'react'
import { BillableButton } from './billable-button'
import type { Timer } from './commands'
import { Area, clientLook, entryRow } from './entry-grid'
import { EntryTimes } from './entry-times'
import { isExpected } from './expected'
import { favouriteTexts } from './favourites/messages'
import { InlineInput } from './inline-input'
import { timerTexts } from './messages'
import { ProjectPicker } from './project-picker'
import { selectionTexts } from './selection/messages'
import { TagButton } from './tags/tag-button'

interface Props {
  entry: TimeEntry
  timer: Timer
  /** J and K have selected it. */
  chosen: boolean
  overlaps: boolean
  onHistory: (entry: TimeEntry) => void
  /** Undefined: nothing is being selected. */
  selected: boolean | undefined
  toggle: (entry: TimeEntry) => void
}

/** One entry; everything but its history can be changed in place. */
export const EntryRow = memo(function EntryRow({
  entry,
  timer,
  chosen,
  overlaps,
  onHistory,
  selected,
  toggle,
}: Props) {
  const t = useText(timerTexts)
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <Box
      component="li"
      ref={element}
      data-entry={entry.id}
      aria-current={chosen || undefined}
      sx={entryRow}
    >
      <Area name="text">
        {selected !== undefined && (
          <SelectBox entry={entry} checked={selected} toggle={() => toggle(entry)} />
        )}
        <InlineInput
          value={entry.description}
          label={t('description')}
          placeholder={t('addDescription')}
          check={(typed) => (timer.required && !typed ? t('blank') : null)}
          save={(description) => timer.change(entry, { description })}
        />
        <TagButton tags={entry.tags} onChange={(tags) => void timer.setTags(entry, tags)} />
      </Area>
      <Area name="project">
        <ProjectPicker
          project={
            entry.project_id
              ? {
                  id: entry.project_id,
                  name: [entry.project_name, entry.task_title].filter(Boolean).join(' · '),
                }
              : null
          }
          onChange={(project) => void timer.setProject(entry, project?.id ?? null)}
        />
        <Box component="span" dir="auto" title={entry.client_name ?? undefined} sx={clientLook}>
          {entry.client_name}
        </Box>
      </Area>
      <Area name="bill">
        <BillableButton on={entry.billable === 1} toggle={() => void timer.toggleBillable(entry)} />
      </Area>
      <Area name="times">
        <EntryMarks entry={entry} overlaps={overlaps} />
        <EntryTimes entry={entry} timer={timer} />
      </Area>
      <Area name="length">
        <Strong
          component="span"
          title={t('duration')}
          weight={600}
          sx={{ color: entry.end ? undefined : 'tone.bad' }}
        >
          {entry.end ? <ExactDuration seconds={entry.duration} /> : <Elapsed since={entry.start} />}
        </Strong>
      </Area>
      <Area name="acts">
        <IconButton
          aria-label={t('resume')}
          title={t('resume')}
          disabled={entry.end === null}
          {...busyProps(timer.busy, () => void timer.resume(entry))}
          sx={{ width: 28, height: 28 }}
        >
          <Icon name="play" />
        </IconButton>
        <EntryMenu entry={entry} timer={timer} onHistory={onHistory} />
      </Area>
    </Box>
  )
})

interface SelectBoxProps {
  entry: TimeEntry
  checked: boolean
  toggle: () => void
}

function SelectBox({ entry, checked, toggle }: SelectBoxProps) {
  const t = useText(selectionTexts)

  return (
    <Box
      component="input"
      type="checkbox"
      checked={checked}
      onChange={toggle}
      aria-label={t('row', { name: entry.description || t('untitled') })}
      sx={{
        flex: 'none',
        width: 18,
        height: 18,
        m: 0,
        accentColor: 'var(--wl-palette-primary-main)',
      }}
    />
  )
}

function EntryMenu({
  entry,
  timer,
  onHistory,
}: {
  entry: TimeEntry
  timer: Timer
  onHistory: (entry: TimeEntry) => void
}) {
  const [t, tf] = [useText(timerTexts), useText(favouriteTexts)]
  const client = useQueryClient()
  const { workspace } = useMember()

  const addFavourite = () =>
    import('./favourites/add-favourite').then((module) =>
      module.addFavourite(client, workspace.id, entry),
    )

  return (
    <MenuButton
      label={t('more')}
      entries={[
        {
          label: t('duplicate'),
          icon: 'file',
          disabled: entry.end === null,
          run: () => void timer.duplicate(entry),
        },
        {
          label: tf('add'),
          icon: 'events',
          disabled: isExpected(entry),
          run: () => void addFavourite(),
        },
        { label: t('history'), icon: 'history', run: () => onHistory(entry) },
        null,
        {
          label: t('delete'),
          icon: 'trash',
          danger: true,
          run: () => void timer.remove(entry),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

/** Whether the entry is billed, and whether it overlaps with another. */
function EntryMarks({ entry, overlaps }: { entry: TimeEntry; overlaps: boolean }) {
  const t = useText(timerTexts)
  const billed =
    entry.invoice_number === null ? t('billedDraft') : t('billed', { number: entry.invoice_number })

  return (
    <>
      {entry.billed && (
        <Box
          component="span"
          role="img"
          aria-label={billed}
          title={billed}
          sx={{ display: 'flex', color: 'tone.good' }}
        >
          <Icon name="invoice" size={14} />
        </Box>
      )}
      {overlaps && (
        <Box
          component="span"
          role="img"
          aria-label={t('overlaps')}
          title={t('overlaps')}
          sx={{ display: 'flex', color: 'tone.warn' }}
        >
          <Icon name="warning" size={14} />
        </Box>
      )}
    </>
  )
}
