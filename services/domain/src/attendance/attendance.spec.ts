import { getById } from '../kernel/by-id'
import { given } from '../kernel/decider-specification'
import { attendanceDecider } from './attendance'
import { type AttendanceEvent } from './attendance-book'
import { type AttendanceCommand } from './attendance-commands'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const attendance_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const zone = 'America/New_York'
const now = '2026-06-02T12:00:00Z'
const longest_minutes = 24 * 60

const checkedIn: AttendanceEvent = {
  type: 'CheckedIn',
  data: {
    employee_id,
    attendance_id,
    in_at: '2026-06-02T02:30:00Z',
    zone,
    day: '2026-06-01',
    in_location: null,
  },
}

const checkedOut: AttendanceEvent = {
  type: 'CheckedOut',
  data: {
    employee_id,
    attendance_id,
    day: '2026-06-01',
    out_at: '2026-06-02T10:00:00Z',
    zone,
    out_location: null,
  },
}

const checkIn: AttendanceCommand = {
  type: 'check-in',
  employee_id,
  attendance_id,
  now: '2026-06-02T02:30:00Z',
  zone,
}

const add = (in_at: string, out_at: string): AttendanceCommand => ({
  type: 'add',
  employee_id,
  attendance_id: other,
  now,
  in_at,
  out_at,
  zone,
  longest_minutes,
})

const correct = (in_at: string, out_at: string, seen?: number): AttendanceCommand => ({
  type: 'correct',
  employee_id,
  attendance_id,
  now,
  in_at,
  out_at,
  seen,
  longest_minutes,
})

describe('attendance', () => {
  it('names the places of check-in and check-out, also after a restored deletion', () => {
    const inAtPlace = {
      ...checkedIn,
      data: { ...checkedIn.data, place: 'Plant' },
    } as AttendanceEvent
    given(attendanceDecider)
      .when({ ...checkIn, place: 'Plant' })
      .then(inAtPlace)

    const outAtPlace = {
      ...checkedOut,
      data: { ...checkedOut.data, place: 'Office' },
    } as AttendanceEvent

    given(attendanceDecider, inAtPlace)
      .when({
        type: 'check-out',
        employee_id,
        now: '2026-06-02T10:00:00Z',
        zone,
        longest_minutes,
        place: 'Office',
      })
      .then(outAtPlace)

    const deleted = {
      type: 'AttendanceDeleted',
      data: { employee_id, attendance_id, day: '2026-06-01', correction_id: null },
    } as const

    const [restored] = attendanceDecider.decide(
      given(attendanceDecider, inAtPlace, outAtPlace, deleted).state,
      { type: 'restore', employee_id, attendance_id },
    )

    expect(restored!.data).toMatchObject({ in_place: 'Plant', out_place: 'Office' })
  })

  it('checks in once, and the shift belongs to the local day it starts', () => {
    given(attendanceDecider).when(checkIn).then(checkedIn)
    given(attendanceDecider, checkedIn)
      .when({ ...checkIn, attendance_id: other })
      .thenRefused('attendance.already_in')
    expect(given(attendanceDecider, checkedIn, checkedOut).state.open).toBeNull()
  })

  it('checks out only an employee who is in: at least a second after the check-in, and never with an invented time', () => {
    const checkOut = {
      type: 'check-out',
      employee_id,
      now: '2026-06-02T10:00:00Z',
      zone,
      longest_minutes,
    } as const

    given(attendanceDecider, checkedIn).when(checkOut).then(checkedOut)
    given(attendanceDecider).when(checkOut).thenRefused('attendance.not_in')
    given(attendanceDecider, checkedIn, checkedOut).when(checkOut).thenRefused('attendance.not_in')

    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, now: '2026-06-02T02:29:59Z' })
      .then({
        ...checkedOut,
        data: { ...checkedOut.data, out_at: '2026-06-02T02:30:01Z' },
      } as AttendanceEvent)

    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, now: '2026-06-03T02:30:00Z' })
      .then({
        ...checkedOut,
        data: { ...checkedOut.data, out_at: '2026-06-03T02:30:00Z' },
      } as AttendanceEvent)

    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, now: '2026-06-03T02:30:01Z' })
      .thenRefused('attendance.forgotten')
    given(attendanceDecider, checkedIn)
      .when({ ...checkOut, longest_minutes: 7 * 60 })
      .thenRefused('attendance.forgotten')
  })

  it('begins a shift where the last one ends when two clocks differ, so that shifts never overlap', () => {
    given(attendanceDecider, checkedIn, checkedOut)
      .when({ ...checkIn, attendance_id: other, now: '2026-06-02T09:59:58Z' })
      .then({
        ...checkedIn,
        data: {
          ...checkedIn.data,
          attendance_id: other,
          in_at: '2026-06-02T10:00:00Z',
          day: '2026-06-02',
        },
      } as AttendanceEvent)
  })

  it('logs tasks during and after the shift, and records nothing twice', () => {
    const log: AttendanceCommand = {
      type: 'log-tasks',
      employee_id,
      attendance_id,
      check_in_task: 'Invoices',
    }

    const logged: AttendanceEvent = {
      type: 'TaskLogUpdated',
      data: { employee_id, attendance_id, check_in_task: 'Invoices' },
    }

    given(attendanceDecider, checkedIn).when(log).then(logged)
    given(attendanceDecider, checkedIn, checkedOut).when(log).then(logged)
    given(attendanceDecider, checkedIn, logged).when(log).thenNothing()
    given(attendanceDecider).when(log).thenRefused('not_found')
  })

  it('takes entries by hand unless they overlap, end before they start or lie in the future', () => {
    given(attendanceDecider)
      .when(add('2026-06-01T12:00:00Z', '2026-06-01T20:00:00Z'))
      .then({
        type: 'AttendanceAdded',
        data: {
          employee_id,
          attendance_id: other,
          in_at: '2026-06-01T12:00:00Z',
          out_at: '2026-06-01T20:00:00Z',
          zone,
          day: '2026-06-01',
          breaks: [],
          correction_id: null,
        },
      })

    given(attendanceDecider)
      .when(add('2026-06-01T20:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.end_before_start')
    given(attendanceDecider)
      .when(add('2026-06-02T11:00:00Z', '2026-06-02T12:00:01Z'))
      .thenRefused('attendance.future')
    given(attendanceDecider)
      .when(add('2026-05-31T11:59:59Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.too_long')
    given(attendanceDecider)
      .when(add('2026-05-31T12:00:00Z', '2026-05-31T12:00:00Z'))
      .thenRefused('attendance.too_short')
    given(attendanceDecider)
      .when(add('0001-01-01T00:00:00Z', '2026-01-01T00:00:00Z'))
      .thenRefused('attendance.too_old')
    const shift = given(attendanceDecider, checkedIn, checkedOut)
    shift
      .when(add('2026-06-02T09:59:59Z', '2026-06-02T11:00:00Z'))
      .thenRefused('attendance.overlaps')
    expect(() =>
      attendanceDecider.decide(shift.state, add('2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z')),
    ).not.toThrow()
    // The end of an open shift is unknown.
    given(attendanceDecider, checkedIn)
      .when(add('2026-06-02T11:00:00Z', '2026-06-02T11:30:00Z'))
      .thenRefused('attendance.overlaps')
  })

  it('P11: takes no shift of 672 hours and none of 0 seconds, by hand or by a correction; any can be deleted', () => {
    given(attendanceDecider)
      .when(add('2026-05-04T12:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.too_long')
    given(attendanceDecider)
      .when(add('2026-06-01T12:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.too_short')
    const shift = given(attendanceDecider, checkedIn, checkedOut)
    shift
      .when(correct('2026-05-04T12:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.too_long')
    shift
      .when(correct('2026-06-01T12:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('attendance.too_short')

    const [deleted] = attendanceDecider.decide(shift.state, {
      type: 'delete',
      employee_id,
      attendance_id,
    })

    expect(deleted).toMatchObject({ type: 'AttendanceDeleted', data: { attendance_id } })
  })

  it('closes a forgotten shift by a correction, and refuses one made against an older version', () => {
    const corrected: AttendanceEvent = {
      type: 'AttendanceCorrected',
      data: {
        employee_id,
        attendance_id,
        in_at: '2026-06-02T02:30:00Z',
        out_at: '2026-06-02T06:00:00Z',
        zone,
        day: '2026-06-01',
        from_day: '2026-06-01',
        breaks: [],
        correction_id: null,
      },
    }

    given(attendanceDecider, checkedIn)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z', 0))
      .then(corrected)
    given(attendanceDecider, checkedIn, checkedOut)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z', 0))
      .thenRefused('state.stale')
    given(attendanceDecider, checkedIn, corrected)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z'))
      .thenNothing()

    given(attendanceDecider, checkedIn, corrected)
      .when({ ...checkIn, attendance_id: other, now })
      .then({
        ...checkedIn,
        data: { ...checkedIn.data, attendance_id: other, in_at: now, day: '2026-06-02' },
      } as AttendanceEvent)

    given(attendanceDecider)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T06:00:00Z'))
      .thenRefused('not_found')
  })

  const lunch = { start_at: '2026-06-02T05:00:00Z', end_at: '2026-06-02T05:30:00Z', paid: false }

  it('keeps breaks within their shift, in order and apart', () => {
    const type = (breaks: (typeof lunch)[]): AttendanceCommand => ({
      type: 'type-breaks',
      employee_id,
      attendance_id,
      now,
      breaks,
    })

    const typed: AttendanceEvent = {
      type: 'BreaksTyped',
      data: { employee_id, attendance_id, day: '2026-06-01', breaks: [lunch] },
    }

    const tea = { start_at: '2026-06-02T05:30:00Z', end_at: '2026-06-02T05:40:00Z', paid: true }
    given(attendanceDecider, checkedIn)
      .when(type([lunch]))
      .then(typed)
    given(attendanceDecider, checkedIn, typed)
      .when(type([lunch]))
      .thenNothing()
    given(attendanceDecider, checkedIn)
      .when(type([tea, lunch]))
      .then({ ...typed, data: { ...typed.data, breaks: [lunch, tea] } } as AttendanceEvent)
    given(attendanceDecider, checkedIn)
      .when(type([lunch, { ...tea, start_at: '2026-06-02T05:29:59Z' }]))
      .thenRefused('attendance.break_order')
    given(attendanceDecider, checkedIn)
      .when(type([{ ...lunch, end_at: lunch.start_at }]))
      .thenRefused('attendance.break_order')
    given(attendanceDecider, checkedIn)
      .when(type([{ ...lunch, start_at: '2026-06-02T02:29:59Z' }]))
      .thenRefused('attendance.break_outside')
    given(attendanceDecider, checkedIn)
      .when(type([{ ...lunch, end_at: '2026-06-02T12:00:01Z' }]))
      .thenRefused('attendance.break_outside')
    given(attendanceDecider, checkedIn, checkedOut)
      .when(type([lunch]))
      .thenRefused('attendance.ended')
    // A correction without breaks keeps them, and refuses an end before them.
    given(attendanceDecider, checkedIn, typed, checkedOut)
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T05:29:59Z'))
      .thenRefused('attendance.break_outside')
  })

  it('starts and ends a break by the clock, one at a time, and ends it with the shift', () => {
    const at = (type: 'start-break' | 'end-break', now: string): AttendanceCommand => ({
      type,
      employee_id,
      now,
      longest_minutes,
    })

    const day = '2026-06-01'

    const started: AttendanceEvent = {
      type: 'BreakStarted',
      data: { employee_id, attendance_id, day, start_at: lunch.start_at },
    }

    const { start_at, end_at } = lunch

    const ended: AttendanceEvent = {
      type: 'BreakEnded',
      data: { employee_id, attendance_id, day, start_at, end_at },
    }

    const within = given(attendanceDecider, checkedIn)
    within.when(at('start-break', start_at)).then(started)
    within.when(at('end-break', end_at)).thenRefused('attendance.not_on_break')
    within.when(at('start-break', '2026-06-03T02:30:01Z')).thenRefused('attendance.forgotten')
    given(attendanceDecider).when(at('start-break', start_at)).thenRefused('attendance.not_in')
    given(attendanceDecider, checkedIn, checkedOut)
      .when(at('end-break', end_at))
      .thenRefused('attendance.not_in')
    const pausing = given(attendanceDecider, checkedIn, started)
    pausing.when(at('start-break', end_at)).thenRefused('attendance.on_break')
    pausing.when(at('end-break', end_at)).then(ended)

    // Clocks of two servers may differ slightly.
    pausing.when(at('end-break', '2026-06-02T04:59:58Z')).then({
      ...ended,
      data: { ...ended.data, end_at: '2026-06-02T05:00:01Z' },
    } as AttendanceEvent)

    expect(
      getById(given(attendanceDecider, checkedIn, started, ended).state.shifts, attendance_id),
    ).toMatchObject({
      break_since: null,
      breaks: [lunch],
    })

    const checkOut = {
      type: 'check-out',
      employee_id,
      now: '2026-06-02T10:00:00Z',
      zone,
      longest_minutes,
    } as const

    pausing
      .when(checkOut)
      .then(
        { ...ended, data: { ...ended.data, end_at: '2026-06-02T10:00:00Z' } } as AttendanceEvent,
        checkedOut,
      )

    // Other breaks are typed before the running one.
    const type = (start_at: string, end_at: string): AttendanceCommand => {
      const breaks = [{ start_at, end_at, paid: false }]
      return { type: 'type-breaks', employee_id, attendance_id, now, breaks }
    }

    pausing
      .when(type('2026-06-02T04:30:00Z', '2026-06-02T05:00:01Z'))
      .thenRefused('attendance.break_outside')

    // A break within the current second lasts into the next one, and may be typed unchanged.
    const short = {
      ...ended,
      data: { ...ended.data, start_at: now, end_at: '2026-06-02T12:00:01Z' },
    } as AttendanceEvent

    given(attendanceDecider, checkedIn, short).when(type(now, '2026-06-02T12:00:01Z')).thenNothing()
    given(attendanceDecider, checkedIn, short)
      .when(type(now, '2026-06-02T12:00:02Z'))
      .thenRefused('attendance.break_outside')
    expect(
      attendanceDecider.decide(pausing.state, type('2026-06-02T04:30:00Z', '2026-06-02T05:00:00Z')),
    ).toHaveLength(1)

    const many = Array.from({ length: 20 }, (_, n): AttendanceEvent[] => {
      const minute = (second: number) =>
        `2026-06-02T03:${String(n).padStart(2, '0')}:${String(second).padStart(2, '0')}Z`
      const on = { employee_id, attendance_id, day, start_at: minute(0) }

      return [
        { type: 'BreakStarted', data: on },
        { type: 'BreakEnded', data: { ...on, end_at: minute(30) } },
      ]
    }).flat()

    given(attendanceDecider, checkedIn, ...many)
      .when(at('start-break', start_at))
      .thenRefused('attendance.most_breaks')

    // Entering the end of work also ends the break.
    expect(
      getById(given(attendanceDecider, checkedIn, started, proposed).state.shifts, attendance_id)
        ?.break_since,
    ).toBeNull()
  })

  it('holds typed shifts to the longest that the rules allow', () => {
    given(attendanceDecider)
      .when({
        ...add('2026-06-01T00:00:00Z', '2026-06-01T12:00:01Z'),
        longest_minutes: 720,
      } as AttendanceCommand)
      .thenRefused('attendance.longer_than_rule')

    const fits = {
      ...add('2026-06-01T00:00:00Z', '2026-06-01T12:00:00Z'),
      longest_minutes: 720,
    } as AttendanceCommand

    expect(attendanceDecider.decide(attendanceDecider.initial, fits)).toHaveLength(1)
  })

  const removed: AttendanceEvent = {
    type: 'AttendanceDeleted',
    data: { employee_id, attendance_id, day: '2026-06-01', correction_id: null },
  }

  it('deletes an ended shift, frees its time, and restores it unchanged', () => {
    const remove: AttendanceCommand = { type: 'delete', employee_id, attendance_id }

    const logged: AttendanceEvent = {
      type: 'TaskLogUpdated',
      data: { employee_id, attendance_id, check_in_task: 'Invoices' },
    }

    given(attendanceDecider, checkedIn).when(remove).thenRefused('attendance.running')
    given(attendanceDecider, checkedIn, checkedOut).when(remove).then(removed)
    given(attendanceDecider, checkedIn, checkedOut)
      .when({ ...remove, seen: 0 })
      .thenRefused('state.stale')
    const gone = given(attendanceDecider, checkedIn, logged, checkedOut, removed)
    gone.when(remove).thenRefused('attendance.deleted')
    gone
      .when(correct('2026-06-02T02:30:00Z', '2026-06-02T05:00:00Z'))
      .thenRefused('attendance.deleted')
    expect(() =>
      attendanceDecider.decide(gone.state, add('2026-06-02T03:00:00Z', '2026-06-02T04:00:00Z')),
    ).not.toThrow()
    const restore: AttendanceCommand = { type: 'restore', employee_id, attendance_id }

    gone.when(restore).then({
      type: 'AttendanceRestored',
      data: {
        employee_id,
        attendance_id,
        in_at: '2026-06-02T02:30:00Z',
        out_at: '2026-06-02T10:00:00Z',
        zone,
        day: '2026-06-01',
        breaks: [],
        by_hand: false,
        in_location: null,
        out_location: null,
        check_in_task: 'Invoices',
      },
    })

    given(attendanceDecider, checkedIn, checkedOut).when(restore).thenNothing()

    const [taken] = attendanceDecider.decide(
      gone.state,
      add('2026-06-02T03:00:00Z', '2026-06-02T04:00:00Z'),
    )

    given(attendanceDecider, checkedIn, checkedOut, removed, taken!)
      .when(restore)
      .thenRefused('attendance.overlaps')
  })

  const correction_id = '0190a1b2-0000-7000-8000-000000000004'
  const on = { employee_id, correction_id }

  const left: AttendanceCommand = {
    type: 'propose',
    kind: 'change',
    ...on,
    attendance_id,
    now,
    in_at: '2026-06-02T02:30:00Z',
    out_at: '2026-06-02T11:00:00Z',
    zone,
    longest_minutes,
    reason: 'Forgot to check out',
  }

  const proposed: AttendanceEvent = {
    type: 'CorrectionProposed',
    data: {
      ...on,
      attendance_id,
      kind: 'change',
      zone,
      day: '2026-06-01',
      was: { in_at: '2026-06-02T02:30:00Z', out_at: null, breaks: [] },
      becomes: { in_at: '2026-06-02T02:30:00Z', out_at: '2026-06-02T11:00:00Z', breaks: [] },
      reason: 'Forgot to check out',
    },
  }

  const decide = (
    type: 'approve' | 'reject',
    own = false,
    noOtherDecider = false,
  ): AttendanceCommand => ({
    ...on,
    type,
    own,
    noOtherDecider,
    comment: 'Seen at the gate',
    now,
    longest_minutes,
  })

  const said = { ...on, attendance_id, own: false, comment: 'Seen at the gate' }

  it('closes a forgotten check-out by a correction that another person approves, and allows a check-in meanwhile', () => {
    given(attendanceDecider, checkedIn).when(left).then(proposed)
    const waiting = given(attendanceDecider, checkedIn, proposed)
    expect(waiting.state.open).toBeNull()
    waiting.when(left).thenRefused('attendance.correction_pending')

    waiting.when(decide('approve')).then(
      { type: 'CorrectionApproved', data: said },
      {
        type: 'AttendanceCorrected',
        data: {
          employee_id,
          attendance_id,
          in_at: '2026-06-02T02:30:00Z',
          out_at: '2026-06-02T11:00:00Z',
          zone,
          day: '2026-06-01',
          from_day: '2026-06-01',
          breaks: [],
          correction_id,
        },
      },
    )

    waiting.when(decide('reject')).then({ type: 'CorrectionRejected', data: said })
    const again = { ...checkIn, attendance_id: other, now: '2026-06-02T11:30:00Z' }
    expect(attendanceDecider.decide(waiting.state, again)).toHaveLength(1)
  })

  it('lets exactly one person decide, and the requester only if no other person could', () => {
    const waiting = given(attendanceDecider, checkedIn, proposed)
    waiting.when(decide('approve', true)).thenRefused('attendance.own')
    expect(attendanceDecider.decide(waiting.state, decide('approve', true, true))).toHaveLength(2)

    const decided = given(
      attendanceDecider,
      checkedIn,
      proposed,
      ...attendanceDecider.decide(waiting.state, decide('approve')),
    )

    decided.when(decide('approve')).thenRefused('attendance.correction_decided')
    decided.when(decide('reject')).thenRefused('attendance.correction_decided')
    decided.when({ type: 'withdraw', ...on }).thenRefused('attendance.correction_decided')
    given(attendanceDecider, checkedIn).when(decide('approve')).thenRefused('not_found')
  })

  it('does not carry out a proposal for a shift that has changed since, and takes another once it is withdrawn', () => {
    const closed = attendanceDecider.decide(
      given(attendanceDecider, checkedIn, proposed).state,
      correct('2026-06-02T02:30:00Z', '2026-06-02T09:00:00Z'),
    )

    given(attendanceDecider, checkedIn, proposed, ...closed)
      .when(decide('approve'))
      .thenRefused('attendance.changed_since')

    const withdrawn: AttendanceEvent = {
      type: 'CorrectionWithdrawn',
      data: { ...on, attendance_id },
    }

    given(attendanceDecider, checkedIn, proposed)
      .when({ type: 'withdraw', ...on })
      .then(withdrawn)

    expect(
      attendanceDecider.decide(
        given(attendanceDecider, checkedIn, proposed, withdrawn).state,
        left,
      ),
    ).toHaveLength(1)
  })

  it('takes proposals to add and to remove a shift, and refuses what changes nothing', () => {
    const book = given(attendanceDecider, checkedIn, checkedOut)
    book.when({ ...left, out_at: '2026-06-02T10:00:00Z' }).thenRefused('attendance.nothing_changed')

    const remove: AttendanceCommand = {
      type: 'propose',
      kind: 'remove',
      ...on,
      attendance_id,
      reason: 'Was ill',
    }

    const [asked] = attendanceDecider.decide(book.state, remove)

    const decided = attendanceDecider.decide(
      given(attendanceDecider, checkedIn, checkedOut, asked!).state,
      decide('approve'),
    )

    expect(decided[1]).toEqual({ ...removed, data: { ...removed.data, correction_id } })
    given(attendanceDecider, checkedIn).when(remove).thenRefused('attendance.running')

    const adding = {
      ...left,
      kind: 'add' as const,
      attendance_id: other,
      in_at: '2026-06-01T12:00:00Z',
      out_at: '2026-06-01T20:00:00Z',
    }

    const [wanted] = attendanceDecider.decide(book.state, adding)

    const added = attendanceDecider.decide(
      given(attendanceDecider, checkedIn, checkedOut, wanted!).state,
      decide('approve'),
    )

    expect(added[1]).toMatchObject({
      type: 'AttendanceAdded',
      data: { attendance_id: other, day: '2026-06-01', correction_id },
    })

    book
      .when({ ...adding, in_at: '2026-06-02T09:00:00Z', out_at: '2026-06-02T10:30:00Z' })
      .thenRefused('attendance.overlaps')
  })
})
