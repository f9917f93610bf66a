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
  | { what: 'add' | 'edit' }
  | { what: 'remove' | 'breaks' | 'history'; shift: Shift }
  | null

/** The actions on the shifts of one day. */
export function ShiftActions({
  employee,
  day,
  shifts,
  rights,
}: {
  employee: string
  day: string
  shifts: readonly Shift[]
  rights: Rights
}) {
  const t = useText(sharedAttendanceTexts)
  const { day: dayName } = useFormat()
  const times = useTimes()
  const [open, setOpen] = useState<ShiftDialogState>(null)

  const restore = useCommand(attendanceApi.restoreAttendance, {
    invalidates: changedByAttendance,
    onError: toastError,
  })

  const remove = useCommand(attendanceApi.deleteAttendance, {
    invalidates: changedByAttendance,
    onDone: (_, { params }) => {
      const gone = shifts.find(({ id }) => id === params.attId)
      toast({
        text: t('deleted', { times: gone ? times(gone, gone.zone) : '' }),
        tone: 'good',
        undo: () => restore.run({ params }),
      })
    },
    onError: (error) => void toast({ text: pair(t('failed'), error.message), tone: 'bad' }),
  })

  const ask = async (shift: Shift) => {
    const said = { times: times(shift, shift.zone), day: dayName(day) }

    if (
      await confirm({
        title: t('ask.title'),
        text: t('ask.text', said),
        action: t('ask.action'),
        danger: true,
      })
    )
      remove.run({ params: { id: employee, attId: shift.id } })
  }

  const direct = rights.edit
  const acts = rights.edit || rights.propose
  // A running shift can only get its end, and a pending correction is decided first.
  const free = shifts.filter((shift) => direct || !shift.correction_id)
  const running = shifts.find((shift) => shift.running)
  const removable = free.filter(({ running }) => !running)

  return (
    <>
      <MenuButton
        label={t('actions', { day: dayName(day) })}
        entries={[
          ...(acts
            ? [
                {
                  label: t(direct ? 'shift.add' : 'shift.proposeAdd'),
                  icon: 'plus' as const,
                  run: () => setOpen({ what: 'add' }),
                },
              ]
            : []),
          ...(acts && free.length > 0
            ? [
                {
                  label: t(direct ? 'shift.edit' : 'shift.proposeEdit'),
                  icon: 'edit' as const,
                  run: () => setOpen({ what: 'edit' }),
                },
              ]
            : []),
          ...(running && rights.own
            ? [
                {
                  label: t('pause.title'),
                  icon: 'cup' as const,
                  run: () => setOpen({ what: 'breaks', shift: running }),
                },
              ]
            : []),
          ...shifts.map((shift) => ({
            label: t('shift.history', { times: times(shift, shift.zone) }),
            icon: 'history' as const,
            run: () => setOpen({ what: 'history', shift }),
          })),
          ...(acts ? removable : []).map((shift) => ({
            label: t(direct ? 'shift.delete' : 'shift.remove', { times: times(shift, shift.zone) }),
            icon: 'trash' as const,
            danger: true,
            run: () => (direct ? void ask(shift) : setOpen({ what: 'remove', shift })),
          })),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
      <Suspense>
        <ShiftDialogs
          open={open}
          employee={employee}
          setOpen={setOpen}
          day={day}
          free={free}
          direct={direct}
        />
      </Suspense>
    </>
  )
}

interface ShiftDialogsProps {
  open: ShiftDialogState
  employee: string
  setOpen: (open: ShiftDialogState) => void
  day: string
  free: readonly Shift[]
  direct: boolean
}

function ShiftDialogs({ open, employee, setOpen, day, free, direct }: ShiftDialogsProps) {
  return (
    <>
      {open?.what === 'remove' && (
        <RemovalDialog employee={employee} shift={open.shift} close={() => setOpen(null)} />
      )}
      {open?.what === 'breaks' && (
        <BreaksDialog employee={employee} shift={open.shift} close={() => setOpen(null)} />
      )}
      {open?.what === 'history' && (
        <ShiftHistory
          stream={open.shift.stream}
          shift={open.shift.id}
          day={open.shift.date}
          zone={open.shift.zone}
          close={() => setOpen(null)}
        />
      )}
      {(open?.what === 'add' || open?.what === 'edit') && (
        <ShiftDialog
          employee={employee}
          day={day}
          shifts={open.what === 'edit' ? free : []}
          direct={direct}
          close={() => setOpen(null)}
        />
      )}
    </>
  )
}
