import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { shownZone, today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { instantAt, timeOf, toServer, typedTime } from '@workledger/kit/i18n/zone-time'
import { ApiError } from '@workledger/kit/net/client'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Elapsed } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { BillableButton } from './billable-button'
import type { Timer } from './commands'
import { DescriptionField } from './description-field'
import { bare, InlineInput } from './inline-input'
import { timerTexts } from './messages'
import { ProjectPicker } from './project-picker'
import { TagButton } from './tags/tag-button'
import { TaskPicker } from './task-picker'

interface Props {
  timer: Timer
  running: TimeEntry | null
  /** The description's field, so that a key can focus it. */
  field: Ref<HTMLInputElement>
}

/** The bar with the present or the next work. */
export function TimerBar({ timer, running, field }: Props) {
  // The timer shows as running before the server has answered; the typed text stays, in case it
  // refuses.
  const [draft, setDraft] = useState(blank)
  return running ? (
    <Running key={running.id} timer={timer} entry={running} field={field} />
  ) : (
    <Idle
      timer={timer}
      field={field}
      draft={draft}
      change={(update) => setDraft((now) => ({ ...now, ...update }))}
    />
  )
}

interface Draft {
  description: string
  project: { id: string; name: string; billable?: 0 | 1 } | null
  task: { id: string; title: string | null } | null
  billable: boolean | null
  tags: string[]
  time: string
  complaint: string | null
}

const blank: Draft = {
  description: '',
  project: null,
  task: null,
  billable: null,
  tags: [],
  time: '',
  complaint: null,
}

function Idle({
  timer,
  field,
  draft,
  change,
}: Omit<Props, 'running'> & { draft: Draft; change: (update: Partial<Draft>) => void }) {
  const t = useText(timerTexts)
  const { description, project, task, billable, tags, time, complaint } = draft
  const setComplaint = (text: string | null) => change({ complaint: text })
  const projectsBillable = project?.billable === 1

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (timer.busy) return
    const typed = time ? typedTime(time) : null
    if (time && typed === null) return setComplaint(t('wrongTime'))
    const at = typed === null ? null : instantAt(shownZone(), today(), typed)
    if (at !== null && at > serverNow()) return setComplaint(t('future'))
    setComplaint(null)

    try {
      const work = {
        description,
        project_id: project?.id ?? null,
        task_id: task?.id ?? null,
        ...(billable === null ? {} : { billable }),
        ...(tags.length > 0 && { tags }),
      }

      if (
        await timer.start(work, {
          from: 'bar',
          at: at === null ? undefined : toServer(at),
          project,
        })
      )
        change(blank)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setComplaint(Object.values(error.fields)[0]?.[0] ?? error.message)
    }
  }

  return (
    <Frame onSubmit={start} complaint={complaint}>
      <DescriptionField
        ref={field}
        value={description}
        change={(text) => change({ description: text })}
        take={(entry) =>
          change({
            description: entry.description,
            project: projectOf(entry),
            task: null,
            billable: entry.billable === 1,
            tags: entry.tags,
          })
        }
      />
      <ProjectPicker
        project={project}
        onChange={(chosen) => change({ project: chosen, task: null })}
      />
      <TaskPicker
        project={project?.id ?? null}
        task={task}
        onChange={(chosen) =>
          change({ task: chosen, ...(chosen && !description ? { description: chosen.title } : {}) })
        }
      />
      <TagButton tags={tags} onChange={(chosen) => change({ tags: chosen })} />
      <BillableButton
        on={billable ?? projectsBillable}
        toggle={() => change({ billable: !(billable ?? projectsBillable) })}
      />
      <Box
        component="input"
        value={time}
        onChange={(event) => change({ time: event.target.value, complaint: null })}
        onBlur={() =>
          time &&
          change(typedTime(time) ? { time: typedTime(time)! } : { complaint: t('wrongTime') })
        }
        placeholder={t('bar.now')}
        aria-label={t('bar.startedAt')}
        title={t('bar.startedAt')}
        maxLength={5}
        className="num ltr"
        sx={{ ...bare, width: 60, mx: 0, textAlign: 'center', borderColor: 'divider' }}
      />
      <Button
        type="submit"
        data-first
        variant="contained"
        color="primary"
        {...busyProps(timer.busy)}
      >
        {t('start')}
      </Button>
    </Frame>
  )
}

const projectOf = ({ project_id, project_name }: TimeEntry) =>
  project_id === null ? null : { id: project_id, name: project_name ?? '' }

function Running({
  timer,
  entry,
  field,
}: {
  timer: Timer
  entry: TimeEntry
  field: Ref<HTMLInputElement>
}) {
  const t = useText(timerTexts)
  const began = timeOf(entry.start, entry.zone)

  return (
    <Frame>
      <Box data-first sx={wide}>
        <InlineInput
          ref={field}
          value={entry.description}
          label={t('description')}
          placeholder={t('addDescription')}
          check={(typed) => (timer.required && !typed ? t('blank') : null)}
          save={(description) => timer.change(entry, { description })}
          sx={{ height: 36, fontWeight: 500 }}
        />
      </Box>
      <ProjectPicker
        project={projectOf(entry)}
        onChange={(project) => void timer.setProject(entry, project?.id ?? null)}
      />
      <TaskPicker
        project={entry.project_id}
        task={entry.task_id ? { id: entry.task_id, title: entry.task_title } : null}
        onChange={(task) => void timer.setTask(entry, task?.id ?? null)}
      />
      <TagButton tags={entry.tags} onChange={(tags) => void timer.setTags(entry, tags)} />
      <BillableButton on={entry.billable === 1} toggle={() => void timer.toggleBillable(entry)} />
      <Box sx={{ width: 60 }}>
        <InlineInput
          ltr
          value={began}
          label={t('bar.startedAt')}
          check={(typed) => {
            const time = typedTime(typed)
            return time === null
              ? t('wrongTime')
              : instantAt(entry.zone, entry.day, time) > serverNow()
                ? t('future')
                : null
          }}
          save={(typed) =>
            timer.change(entry, {
              start: toServer(instantAt(entry.zone, entry.day, typedTime(typed) ?? typed)),
            })
          }
          sx={{ textAlign: 'center', mx: 0, borderColor: 'divider' }}
        />
      </Box>
      <Strong
        component="output"
        weight={600}
        sx={{ fontSize: 20, minWidth: 84, textAlign: 'end', marginInlineStart: 'auto' }}
      >
        <Elapsed since={entry.start} />
      </Strong>
      <Button
        data-first
        variant="contained"
        color="error"
        {...busyProps(timer.busy, () => void timer.stop(entry))}
      >
        {t('stop')}
      </Button>
    </Frame>
  )
}

// In a narrow window the description shares its line with the button, and the rest is below.
const wide = { flex: { xs: '1 1 calc(100% - 104px)', sm: '1 1 260px' }, minWidth: 0 } as const
const belowFirstLine = { order: { xs: 1, sm: 0 } } as const

function Frame({
  onSubmit,
  complaint,
  children,
}: {
  onSubmit?: (event: FormEvent) => void
  complaint?: string | null
  children: ReactNode
}) {
  const t = useText(timerTexts)
  return (
    <Row
      component={onSubmit ? 'form' : 'div'}
      role={onSubmit ? undefined : 'group'}
      aria-label={t('bar.label')}
      onSubmit={onSubmit as never}
      noValidate={onSubmit ? true : undefined}
      wrap
      gap={1.25}
      sx={{
        minHeight: 54,
        paddingInline: '16px 12px',
        py: 1,
        mb: 2,
        border: 1,
        borderColor: complaint ? 'tone.bad' : 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        '& > :not([data-first])': belowFirstLine,
      }}
    >
      {children}
      {complaint && (
        <Box
          role="alert"
          sx={{ flex: '1 0 100%', fontSize: 12, lineHeight: '16px', color: 'tone.bad' }}
        >
          {complaint}
        </Box>
      )}
    </Row>
  )
}
