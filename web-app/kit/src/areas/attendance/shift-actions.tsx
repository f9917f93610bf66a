import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { useCommand } from '../../net/query'
import { confirm } from '../../ui/confirm'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { toast, toastError } from '../../ui/toast'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import { type Shift, useTimes } from './times'

const ShiftDialog = lazy(() => import('./shift-dialog'))
const BreaksDialog = lazy(() => import('./breaks-dialog'))
const ShiftHistory = lazy(() => import('./shift-history'))
const RemovalDialog = lazy(() => import('./removal-dialog'))

/**
 * The viewer's rights here: to change shifts, or to propose changes. The server checks them again.
 */
export interface Rights {
  edit: boolean
  propose: boolean
  /** The viewer's own shifts: they begin and end breaks of the running one. */
  own: boolean
}

type ShiftDialogState =
  | { what: 'add' | 'edit'; day: string }
  | { what: 'remove' | 'breaks' | 'history'; shift: Shift }

interface ShiftActionsOptions {
  employee: string
  rights: Rights
  /** The shifts as they are now, of all days. */
  shifts: readonly Shift[]
}

/** Shows the actions on the shifts of days, and performs them. One serves a whole month. */
export function useShiftActions({ employee, rights, shifts }: ShiftActionsOptions) {
  const [open, setOpen] = useState<ShiftDialogState | null>(null)
  const askToDelete = useDeletion(employee)

  return {
    menu: (day: string) => (
      <ShiftMenu
        key="act"
        day={day}
        shifts={shifts.filter(({ date }) => date === day)}
        rights={rights}
        open={setOpen}
        askToDelete={askToDelete}
      />
    ),
    dialogs: (
      <Suspense>
        {open && (
          <ShiftDialogs
            open={open}
            employee={employee}
            shifts={shifts}
            direct={rights.edit}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    ),
  }
}

/** Deletes a shift after a question; the toast undoes it. */
function useDeletion(employee: string) {
  const t = useText(sharedAttendanceTexts)
  const { day: dayName } = useFormat()
  const times = useTimes()

  const restore = useCommand(attendanceApi.restoreAttendance, {
    invalidates: changedByAttendance,
    onError: toastError,
  })

  const remove = useCommand(attendanceApi.deleteAttendance, {
    invalidates: changedByAttendance,
    onError: (error) => void toast({ text: pair(t('failed'), error.message), tone: 'bad' }),
  })

  return async (shift: Shift) => {
    const written = times(shift, shift.zone)
    const params = { id: employee, attId: shift.id }

    const question = {
      title: t('ask.title'),
      text: t('ask.text', { times: written, day: dayName(shift.date) }),
      action: t('ask.action'),
      danger: true,
    }

    if (!(await confirm(question))) return

    await remove.send({ params }).then(
      () =>
        toast({
          text: t('deleted', { times: written }),
          tone: 'good',
          undo: () => restore.run({ params }),
        }),
      () => {},
    )
  }
}

interface ShiftMenuProps {
  day: string
  shifts: readonly Shift[]
  rights: Rights
  open: (dialog: ShiftDialogState) => void
  askToDelete: (shift: Shift) => Promise<void>
}

/** The actions on the shifts of one day. */
function ShiftMenu({ day, shifts, rights, open, askToDelete }: ShiftMenuProps) {
  const t = useText(sharedAttendanceTexts)
  const { day: dayName } = useFormat()
  const times = useTimes()
  const direct = rights.edit
  const acts = rights.edit || rights.propose
  const free = changeable(shifts, direct)
  const running = shifts.find((shift) => shift.running)
  const removable = free.filter(({ running }) => !running)

  return (
    <MenuButton
      label={t('actions', { day: dayName(day) })}
      entries={[
        ...(acts
          ? [
              {
                label: t(direct ? 'shift.add' : 'shift.proposeAdd'),
                icon: 'plus' as const,
                run: () => open({ what: 'add', day }),
              },
            ]
          : []),
        ...(acts && free.length > 0
          ? [
              {
                label: t(direct ? 'shift.edit' : 'shift.proposeEdit'),
                icon: 'edit' as const,
                run: () => open({ what: 'edit', day }),
              },
            ]
          : []),
        ...(running && rights.own
          ? [
              {
                label: t('pause.title'),
                icon: 'cup' as const,
                run: () => open({ what: 'breaks', shift: running }),
              },
            ]
          : []),
        ...shifts.map((shift) => ({
          label: t('shift.history', { times: times(shift, shift.zone) }),
          icon: 'history' as const,
          run: () => open({ what: 'history', shift }),
        })),
        ...(acts ? removable : []).map((shift) => ({
          label: t(direct ? 'shift.delete' : 'shift.remove', { times: times(shift, shift.zone) }),
          icon: 'trash' as const,
          danger: true,
          run: () => (direct ? void askToDelete(shift) : open({ what: 'remove', shift })),
        })),
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

interface ShiftDialogsProps {
  open: ShiftDialogState
  employee: string
  shifts: readonly Shift[]
  direct: boolean
  close: () => void
}

/** A running shift can only get its end, and a pending correction is decided first. */
const changeable = (shifts: readonly Shift[], direct: boolean) =>
  shifts.filter((shift) => direct || !shift.correction_id)

function ShiftDialogs({ open, employee, shifts, direct, close }: ShiftDialogsProps) {
  const current = (shift: Shift) => shifts.find(({ id }) => id === shift.id) ?? shift

  switch (open.what) {
    case 'remove':
      return <RemovalDialog employee={employee} shift={current(open.shift)} close={close} />
    case 'breaks':
      return <BreaksDialog employee={employee} shift={current(open.shift)} close={close} />
    case 'history':
      return (
        <ShiftHistory
          stream={open.shift.stream}
          shift={open.shift.id}
          day={open.shift.date}
          zone={open.shift.zone}
          close={close}
        />
      )
    default:
      return (
        <ShiftDialog
          employee={employee}
          day={open.day}
          shifts={
            open.what === 'edit'
              ? changeable(shifts, direct).filter(({ date }) => date === open.day)
              : []
          }
          direct={direct}
          close={close}
        />
      )
  }
}
