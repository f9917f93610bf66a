import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useActions } from '@workledger/kit/ui/actions'
import { useGo } from '@workledger/kit/ui/app-link'
import { Icon, type IconName } from '@workledger/kit/ui/icon'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { CheckButton } from './check-button'
import { isForgotten, useCheck, useCurrentAttendance } from './current-attendance'
import { attendanceTexts } from './messages'

const PlanDialog = lazy(() => import('./plan-dialog'))
const BreaksDialog = lazy(() => import('@workledger/kit/areas/attendance/breaks-dialog'))
const CheckOutDialog = lazy(() => import('./check-out-dialog'))

/**
 * The header's check-in and check-out. If the workspace keeps task logs, dialogs ask for plans and
 * results.
 */
export default function CheckInOut() {
  const t = useText(attendanceTexts)
  const { settings, employee } = useMember()
  const { ready, error, current, lastTask, refresh } = useCurrentAttendance()
  const check = useCheck()
  const go = useGo()
  const [open, setOpen] = useState<'in' | 'out' | 'plans' | 'breaks' | null>(null)
  const [busy, setBusy] = useState(false)
  const asks = settings?.enable_attendance_task ?? false
  const close = () => setOpen(null)

  /** Asks for the time of a check-out that comes too late. */
  const sayWhen = (error: ApiError) => {
    toastError(error)
    go('/my_profile?tab=attendance')
  }

  const press = async () => {
    if (!ready) return void refresh()
    if (busy) return
    if (asks) return setOpen(current ? 'out' : 'in')
    setBusy(true)

    try {
      await (current ? check.checkOut() : check.checkIn())
    } catch (error) {
      // Otherwise the button shows the present state, for example after a check-in on another
      // device.
      if (isForgotten(error)) sayWhen(error)
      else if (error instanceof ApiError && error.status === 403) toastError(error)
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  useActions([
    {
      id: 'check',
      label: t(current ? 'checkOut' : 'checkIn'),
      keys: 'c',
      group: t('group'),
      icon: 'attendance',
      run: () => void press(),
    },
    ...(current
      ? [
          {
            id: 'breaks',
            label: t('breaks'),
            group: t('group'),
            icon: 'cup' as const,
            run: () => setOpen('breaks'),
          },
        ]
      : []),
    ...(asks && current
      ? [
          {
            id: 'plans',
            label: t('plans.open'),
            group: t('group'),
            icon: 'requests' as const,
            run: () => setOpen('plans'),
          },
        ]
      : []),
  ])

  return (
    <>
      {current && <ShiftButtons shift={current} asks={asks} setOpen={setOpen} />}
      {ready || error ? (
        <CheckButton
          since={current?.in_at ?? null}
          unknown={!ready}
          onPress={() => void press()}
          busy={busy}
          warning={error?.message ?? (current?.forgotten ? t('forgotten') : undefined)}
        />
      ) : (
        <Skeleton variant="rounded" height={32} sx={{ width: { xs: 72, md: 176 } }} />
      )}
      <Suspense>
        {open === 'in' && (
          <PlanDialog
            title={t('planned.title')}
            attendance={null}
            plan={lastTask ?? ''}
            close={close}
          />
        )}
        {open === 'plans' && current && (
          <PlanDialog
            title={t('plans.title')}
            attendance={current}
            plan={current.attendance_task.check_in_task ?? lastTask ?? ''}
            close={close}
          />
        )}
        {open === 'breaks' && current && (
          <BreaksDialog employee={employee.id} shift={current} close={close} />
        )}
        {open === 'out' && current && (
          <CheckOutDialog attendance={current} onForgotten={sayWhen} close={close} />
        )}
      </Suspense>
    </>
  )
}

interface ShiftButtonsProps {
  shift: NonNullable<ReturnType<typeof useCurrentAttendance>['current']>
  /** Whether the workspace keeps task logs. */
  asks: boolean
  setOpen: (open: 'plans' | 'breaks') => void
}

/** Plans and breaks of the running shift. */
function ShiftButtons({ shift: { break_since }, asks, setOpen }: ShiftButtonsProps) {
  const t = useText(attendanceTexts)
  const { time } = useFormat()

  return (
    <>
      {asks && (
        <HeaderButton
          icon="requests"
          label={t('plans.open')}
          least={575}
          onClick={() => setOpen('plans')}
        />
      )}
      <HeaderButton
        icon="cup"
        label={break_since ? t('onBreak', { time: time(break_since) }) : t('breaks')}
        least={360}
        warns={break_since !== null}
        onClick={() => setOpen('breaks')}
      />
    </>
  )
}

interface HeaderButtonProps {
  icon: IconName
  label: string
  /** Width of the window from which it is shown. */
  least: number
  warns?: boolean
  onClick: () => void
}

/** A quiet button of the header: its icon, with the word where a wide window has room. */
function HeaderButton({ icon, label, least, warns, onClick }: HeaderButtonProps) {
  return (
    <Button
      variant="text"
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        ...{ flex: 'none', minWidth: 32, gap: 0.75, px: 1, marginInlineEnd: { md: '-8px' } },
        ...(warns && { color: 'tone.warn' }),
        [`@media (max-width: ${least - 0.02}px)`]: { display: 'none' },
      }}
    >
      <Icon name={icon} />
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'none', '@media (min-width: 1600px)': { display: 'inline' } }}
      >
        {label}
      </Box>
    </Button>
  )
}
