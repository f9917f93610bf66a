import type { ShiftBreak } from '@workledger/contracts/attendance/attendance.lists'
import { areaHistory } from '../../history/area-history'
import { HistoryPanel } from '../../history/history-panel'
import { joinFacts, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { dayIn, timeIn } from '../../i18n/zone-time'
import { sharedAttendanceTexts } from './messages'

interface Props {
  /** The employee's attendance stream, which holds all their shifts. */
  stream: string
  shift: string
  day: string
  zone: string
  person?: string | undefined
  close: () => void
}

/** In the order of the form. */
const shiftFields = [
  'in_at',
  'out_at',
  'breaks',
  'break_since',
  'check_in_task',
  'check_out_done_task',
  'check_out_tomorrow_task',
  'by_hand',
  'kiosk',
  'zone',
]

/** The history of one shift with its corrections; times are in its zone. */
export default function ShiftHistory({ stream, shift, day, zone, person, close }: Props) {
  const t = useText(sharedAttendanceTexts)
  const format = useFormat()
  /** Events have ISO 8601. */
  const time = (instant: string) => timeIn(zone, Date.parse(instant))

  const at = (instant: string) => {
    const on = dayIn(zone, Date.parse(instant))
    return on === day ? time(instant) : `${format.day(on)} ${time(instant)}`
  }

  const value = (field: string, given: unknown) => {
    if (
      (field === 'in_at' || field === 'out_at' || field === 'break_since') &&
      typeof given === 'string' &&
      given !== ''
    )
      return at(given)

    if (field === 'breaks' && Array.isArray(given))
      return given.length === 0
        ? t('history.none')
        : format.listed(
            (given as ShiftBreak[]).map(
              ({ start_at, end_at }) => `${time(start_at)} – ${time(end_at)}`,
            ),
          )

    if (field === 'by_hand') return t(given ? 'history.yes' : 'history.no')

    return undefined
  }

  const words = areaHistory({ area: 'attendance', fields: shiftFields })

  return (
    <HistoryPanel
      stream={stream}
      subject={shift}
      title={joinFacts([person, format.day(day)])}
      words={{
        ...words,
        // The device's location is for the record only, and a check-in says nothing about later
        // fields.
        field: (name, event) =>
          /^(in|out)_location/.test(name) ||
          (event === 'CheckedIn' && (name === 'breaks' || name === 'by_hand'))
            ? null
            : words.field?.(name, event),
        value,
      }}
      onClose={close}
    />
  )
}
