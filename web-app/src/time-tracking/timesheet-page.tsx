import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import {
  type TimesheetWeek,
  timesheetsApi,
} from '@workledger/contracts/time-tracking/timesheets.api'
import { ApprovalSteps } from '@workledger/kit/areas/approvals/approval-steps'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { addDays } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Panel, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { hasUnsaved, mayLose } from '@workledger/kit/ui/unsaved'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type GridRow, gridRows, secondsOn, withoutTime } from './grid-rows'
import { timerTexts } from './messages'
import { ProjectPicker } from './project-picker'
import { TimesheetGrid } from './timesheet-grid'
import { sheetTexts } from './timesheet-words/messages'
import { WeekStatus } from './week-status'

const ReopenDialog = lazy(() => import('./reopen-dialog'))

const changedByWeek = [
  timesheetsApi.timesheetWeek,
  timesheetsApi.timesheets,
  timeTrackingApi.timeEntries,
  timeTrackingApi.runningTimer,
  inboxApi.inbox,
] as const

/** A week's time by project and day: one's own, or that of a person whose time one may see. */
export default function TimesheetPage() {
  const t = useText(timerTexts)
  const ts = useText(sheetTexts)
  const { workspace, employee: me } = useMember()
  const [address, setAddress] = useSearchParams()
  const asked = address.get('day')
  const day = asked && isDay(asked) ? asked : today()
  const employee_id = address.get('employee') ?? me.id
  const request = { params: { ws: workspace.id }, query: { day, employee_id } }
  const found = useQuery({
    ...query(timesheetsApi.timesheetWeek, request),
    placeholderData: (before) => before,
  })
  const week = found.data?.data

  // Typed hours that wait for a description belong to the shown week.
  const go = async (next: string) => {
    if (hasUnsaved() && !(await mayLose())) return

    setAddress((before) => {
      before.set('day', next)
      return before
    })
  }

  return (
    <Page
      title={ts('page')}
      crumbs={[{ label: t('page'), to: '/timer' }]}
      secondary={[{ label: ts('all'), to: '/timer/weeks' }]}
      status={week?.timesheet && <WeekStatus timesheet={week.timesheet} />}
    >
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : week ? (
        <Week key={`${employee_id} ${week.from}`} week={week} own={employee_id === me.id} go={go} />
      ) : (
        <SkeletonRows rows={6} height={48} />
      )}
    </Page>
  )
}

/** What a person typed into a cell that showed `was` seconds. */
interface TypedCell {
  seconds: number
  was: number
  description?: string
  tags?: string[]
}

interface WeekProps {
  week: TimesheetWeek
  own: boolean
  go: (day: string) => void
}

function Week({ week, own, go }: WeekProps) {
  const ts = useText(sheetTexts)
  const { span } = useFormat()
  const { workspace, settings } = useMember()
  const [added, setAdded] = useState<readonly GridRow[]>([])
  const options = { invalidates: changedByWeek, onError: toastError }
  const type = useCommand(timesheetsApi.typeTimesheetCell, options)
  // Its field shows what is refused.
  const note = useCommand(timesheetsApi.typeTimesheetCell, { invalidates: changedByWeek })
  const status = week.timesheet?.status
  const locked = status === 'submitted' || status === 'approved'
  const rows = useMemo(() => gridRows(week.rows, added), [week.rows, added])
  const { send } = type
  const { employee_id } = week

  const cellOf = useCallback(
    (row: GridRow, day: string, typed: TypedCell) => ({
      params: { ws: workspace.id },
      body: { employee_id, day, project_id: row.project_id, task_id: row.task_id, ...typed },
    }),
    [workspace.id, employee_id],
  )

  const save = useCallback(
    (row: GridRow, day: string, seconds: number) =>
      void send(cellOf(row, day, { seconds, was: secondsOn(row, day) })).catch(() => undefined),
    [send, cellOf],
  )

  const add = (row: GridRow) => setAdded((before) => [...before, withoutTime(row)])

  const before = useQuery({
    ...query(timesheetsApi.timesheetWeek, {
      params: { ws: workspace.id },
      query: { day: addDays(week.from, -7), employee_id: week.employee_id },
    }),
    // A locked week takes no rows; who decides its step may not read the week before.
    enabled: !locked,
  }).data?.data

  return (
    <>
      <Row gap={1} wrap sx={{ mb: 1.5 }}>
        <IconButton aria-label={ts('previous')} onClick={() => go(addDays(week.from, -7))}>
          <Icon name="back" />
        </IconButton>
        <Strong component="span" weight={600}>
          {span(week.from, week.to)}
        </Strong>
        <IconButton aria-label={ts('next')} onClick={() => go(addDays(week.from, 7))}>
          <Icon name="forward" />
        </IconButton>
        <Button onClick={() => go(today())}>{ts('thisWeek')}</Button>
        <Grow />
        {!locked && (
          <>
            <Button disabled={!before?.rows.length} onClick={() => before?.rows.forEach(add)}>
              {ts('copy')}
            </Button>
            <ProjectPicker
              project={null}
              onChange={(project) =>
                add({
                  project_id: project?.id ?? null,
                  project_name: project?.name ?? null,
                  client_name: null,
                  task_id: null,
                  task_title: null,
                  cells: [],
                })
              }
            />
          </>
        )}
      </Row>
      {rows.length === 0 ? (
        <EmptyState icon="timer" title={ts('empty.title')} text={ts('empty.text')} />
      ) : (
        <TimesheetGrid
          week={week}
          rows={rows}
          locked={locked ? ts('isLocked') : undefined}
          save={save}
          described={settings?.timer_desc_required ?? false}
          describe={(row, day, description, waiting) => {
            const was = secondsOn(row, day)
            return note.send(cellOf(row, day, { seconds: waiting ?? was, was, description }))
          }}
          tag={(row, day, tags) => {
            const was = secondsOn(row, day)
            void send(cellOf(row, day, { seconds: was, was, tags })).catch(() => undefined)
          }}
        />
      )}
      <WeekActions week={week} own={own} />
      <WeekSteps timesheet={week.timesheet} />
    </>
  )
}

/** The steps of a week that was submitted. */
function WeekSteps({ timesheet }: Pick<TimesheetWeek, 'timesheet'>) {
  const { t } = useStepWords()
  if (!timesheet || timesheet.steps.length === 0) return null

  return (
    <Panel component="section" aria-label={t('title')} sx={{ p: 2, mt: 2, maxWidth: 480 }}>
      <Heading size={14} sx={{ mb: 1 }}>
        {t('title')}
      </Heading>
      <ApprovalSteps steps={timesheet.steps} pending={timesheet.undecided} />
    </Panel>
  )
}

/** Submits the week, takes it back, or opens it again. */
function WeekActions({ week, own }: Omit<WeekProps, 'go'>) {
  const ts = useText(sheetTexts)
  const { workspace } = useMember()
  const options = { invalidates: changedByWeek, onError: toastError }
  const submit = useCommand(timesheetsApi.submitTimesheet, options)
  const withdraw = useCommand(timesheetsApi.withdrawTimesheet, options)
  const [opening, setOpening] = useState(false)
  const { timesheet, approver, steps, on } = week
  const words = useStepWords()
  const status = timesheet?.status

  const send = () =>
    submit
      .send({
        params: { ws: workspace.id },
        body: { employee_id: week.employee_id, day: week.from },
      })
      .then(() => toast(ts('submitted')))
      .catch(() => undefined)

  const takeBack = () =>
    withdraw
      .send({ params: { ws: workspace.id, id: timesheet?.id ?? '' } })
      .then(() => toast(ts('withdrawn')))
      .catch(() => undefined)

  return (
    <Row gap={1.5} wrap sx={{ mt: 2 }}>
      {on && (status === undefined || status === 'open') && week.from <= today() && (
        <>
          <Button
            variant="contained"
            color="primary"
            loading={submit.busy}
            onClick={() => void send()}
          >
            {ts('submit')}
          </Button>
          <Muted>
            {steps.length > 0
              ? words.t('goesTo', { names: words.routeOf(steps) })
              : approver
                ? ts('goesTo', { name: approver })
                : ts('goesToAdmins')}
          </Muted>
        </>
      )}
      {status === 'submitted' && (own || timesheet?.your_step === null) && (
        <Button loading={withdraw.busy} onClick={() => void takeBack()}>
          {ts('withdraw')}
        </Button>
      )}
      {status === 'approved' && !own && (
        <Button onClick={() => setOpening(true)}>{ts('reopen')}</Button>
      )}
      {timesheet?.comment && (
        <Muted>
          {ts('comment', { name: timesheet.decided_by ?? '', comment: timesheet.comment })}
        </Muted>
      )}
      <Suspense>
        {opening && timesheet && (
          <ReopenDialog
            timesheet={timesheet}
            changed={changedByWeek}
            close={() => setOpening(false)}
          />
        )}
      </Suspense>
    </Row>
  )
}
