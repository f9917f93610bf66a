import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useProject } from '../project-context'
import { byDueDay, daysOf, movedBy, type Span, spans } from './calendar-days'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'

/** The most completed tasks, newest first. */
const DONE = 1000

/** The most tasks that a day of a month shows. */
const MOST = 3

/** The tasks of the project on their due days. */
export default function CalendarTab() {
  const t = useText(taskTexts)
  const { day, monthHeading: month, period } = useFormat()
  const project = useProject()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('span')
  const span: Span = spans.find((each) => each === asked) ?? 'month'
  const at = search.get('on')
  const on = at && isDay(at) ? at : today()

  const set = (change: Record<string, string>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(change)) next.set(name, value)
      return next
    })

  const found = useQuery(
    query(tasksApi.taskLists, { params: { id: project.id }, query: { done: DONE } }),
  )

  const tasks = useMemo(
    () => byDueDay((found.data?.data ?? []).flatMap((list) => list.tasks)),
    [found.data],
  )

  const days = daysOf(span, on)
  const title =
    span === 'month' ? month(on) : span === 'day' ? day(on) : period(days[0]!, days.at(-1)!)

  return (
    <>
      <Row wrap gap={1} sx={{ mb: 1.5 }}>
        <Button onClick={() => set({ on: today() })}>{t('calendar.today')}</Button>
        <IconButton
          aria-label={t('calendar.previous')}
          onClick={() => set({ on: movedBy(span, on, -1) })}
        >
          <Icon name="back" />
        </IconButton>
        <IconButton
          aria-label={t('calendar.next')}
          onClick={() => set({ on: movedBy(span, on, 1) })}
        >
          <Icon name="forward" />
        </IconButton>
        <Heading aria-live="polite" size={16}>
          {title}
        </Heading>
        <Box sx={{ marginInlineStart: { sm: 'auto' } }}>
          <ViewSwitch
            label={t('calendar.view')}
            value={span}
            options={spans.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            onChange={(value) => set({ span: value })}
          />
        </Box>
      </Row>
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <SkeletonRows rows={6} height={72} />
      ) : (
        <Days
          span={span}
          on={on}
          days={days}
          tasks={tasks}
          open={(chosen) => set({ span: 'day', on: chosen })}
        />
      )}
    </>
  )
}

interface DaysProps {
  span: Span
  on: string
  days: readonly string[]
  tasks: ReadonlyMap<string, readonly TaskAnswer[]>
  open: (day: string) => void
}

/** Seven days a line; in a narrow window a list of the days with tasks. */
function Days({ span, on, days, tasks, open }: DaysProps) {
  const t = useText(taskTexts)
  const { weekday, dayNumber, day: written } = useFormat()
  const narrow = useNarrow()
  const now = today()
  const own = (day: string) => tasks.get(day) ?? []
  const stacked = narrow || span === 'day'

  const shown =
    stacked && span !== 'day'
      ? days.filter(
          (day) => own(day).length > 0 && (span !== 'month' || day.slice(0, 7) === on.slice(0, 7)),
        )
      : days

  const none = shown.every((day) => own(day).length === 0) && (
    <Muted
      sx={{ p: 2, mb: stacked ? 0 : 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
    >
      {t(`calendar.none.${span}`)}
    </Muted>
  )

  if (none && stacked) return none

  const grid = (
    <BareList
      aria-label={t('calendar.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: stacked ? '1fr' : 'repeat(7, minmax(0, 1fr))',
        gap: '1px',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {shown.map((day, index) => {
        const all = own(day)
        const most = span === 'month' && !stacked ? MOST : all.length
        const other = span === 'month' && day.slice(0, 7) !== on.slice(0, 7)

        return (
          <Box
            component="li"
            key={day}
            aria-label={written(day)}
            aria-current={day === now ? 'date' : undefined}
            sx={{
              minWidth: 0,
              minHeight: stacked ? 0 : span === 'week' ? 240 : 108,
              p: 0.75,
              bgcolor: other ? 'tone.raised' : 'background.paper',
            }}
          >
            <Box
              className="num"
              sx={{
                display: 'inline-grid',
                placeItems: 'center',
                minWidth: 22,
                height: 22,
                px: 0.5,
                mb: 0.5,
                borderRadius: '11px',
                fontSize: 12,
                fontWeight: day === now ? 600 : 500,
                color: day === now ? 'primary.contrastText' : 'text.secondary',
                bgcolor: day === now ? 'primary.main' : undefined,
              }}
            >
              {/* The first week names the columns' weekdays. */}
              {span === 'month' && !stacked && index > 6 ? dayNumber(day) : weekday(day)}
            </Box>
            <Stack gap={0.5}>
              {all.slice(0, most).map((task) => (
                <Chip key={task.id} task={task} />
              ))}
              {all.length > most && (
                <Button
                  size="small"
                  variant="text"
                  onClick={() => open(day)}
                  sx={{ justifyContent: 'start', minHeight: 24, p: '0 4px' }}
                >
                  {t('calendar.more', { count: all.length - most })}
                </Button>
              )}
            </Stack>
          </Box>
        )
      })}
    </BareList>
  )

  return (
    <>
      {none}
      {grid}
    </>
  )
}

function Chip({ task }: { task: TaskAnswer }) {
  const { complete, color } = task.task_status
  return (
    <Box
      component={AppLink}
      to={taskAddress(task)}
      title={task.title}
      sx={{
        display: 'block',
        minWidth: 0,
        minHeight: 24,
        px: 0.75,
        borderRadius: '4px',
        borderInlineStart: '3px solid',
        borderInlineStartColor: color,
        bgcolor: 'tone.raised',
        color: complete ? 'text.secondary' : task.late > 0 ? 'tone.bad' : 'text.primary',
        fontSize: 12,
        lineHeight: '24px',
        textDecoration: complete ? 'line-through' : 'none',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      <bdi>{task.title}</bdi>
    </Box>
  )
}
