import type { Tasks } from './attendance-book'
import { type Break } from './breaks'
import { type TakePunches } from './punched-shifts'

export type AttendanceRef = { employee_id: string; attendance_id: string }

/**
 * Times of a shift. Omitted breaks stay, or are none. `longest_minutes`: by the rules of its day.
 */
export type Times = {
  now: string
  in_at: string
  out_at: string
  breaks?: readonly Break[] | undefined
  longest_minutes: number
}

export type Correction = { employee_id: string; correction_id: string }

/** The kiosk at which the person clocked; absent for their own browser or program. */
export type AtKiosk = { at_kiosk?: { kiosk_id: string; kiosk: string } | undefined }

/** The company's place where the person clocked; absent if none was needed. */
export type AtPlace = { place?: string | undefined }

/** Instants are UTC to the second; `now` is the server's clock. */
export type AttendanceCommand =
  | ({ type: 'check-in'; now: string; zone: string } & AttendanceRef & AtKiosk & AtPlace)
  | ({
      type: 'check-out'
      employee_id: string
      now: string
      zone: string
      longest_minutes: number
    } & AtKiosk &
      AtPlace)
  | ({
      type: 'start-break' | 'end-break'
      employee_id: string
      now: string
      longest_minutes: number
    } & AtKiosk)
  /** `seen`: the revision of the shift that the caller saw. */
  | ({ type: 'log-tasks'; seen?: number | undefined } & AttendanceRef & Tasks)
  | ({
      type: 'type-breaks'
      now: string
      breaks: readonly Break[]
      seen?: number | undefined
    } & AttendanceRef)
  | ({ type: 'add'; zone: string } & AttendanceRef & Times)
  | ({ type: 'correct'; seen?: number | undefined } & AttendanceRef & Times)
  | ({ type: 'delete'; seen?: number | undefined } & AttendanceRef)
  | ({ type: 'restore' } & AttendanceRef)
  /** Pairs punches at devices into shifts; see `takePunches`. */
  | ({ type: 'take-punches' } & TakePunches)
  /** For `add`, `attendance_id` is that of the new shift. */
  | ({ type: 'propose'; kind: 'add' | 'change'; zone: string; reason: string } & Correction &
      AttendanceRef &
      Times)
  | ({ type: 'propose'; kind: 'remove'; reason: string } & Correction & AttendanceRef)
  | ({ type: 'withdraw' } & Correction)
  /** `own`: the deciders decide their own; allowed only with `noOtherDecider`. */
  | ({
      type: 'approve' | 'reject'
      own: boolean
      noOtherDecider: boolean
      comment: string | null
      now: string
      longest_minutes: number
    } & Correction)
