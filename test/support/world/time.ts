import { monthsAgo } from '../months-ago'
import { upload } from '../upload'
import { endpointNamed, type Making } from './making'

/** Every warning and a break by the rule, from the first day of the world's attendance on. */
const attendanceRules = {
  effective_on: '2026-01-01',
  breaks: [{ after_minutes: 360, minutes: 30, paid: false }],
  rest_minutes: 660,
  daily_minutes: 600,
  forgotten_minutes: 960,
  longest_minutes: 1440,
}

/** Turns on the working time accounts and books hours, so that the account has a line. */
async function makeWorkingTime({ company: { ws }, employee, ids, make, send }: Making) {
  const rules = {
    from_month: monthsAgo(1),
    on: true,
    source: 'attendance',
    most_minutes: 600,
    least_minutes: null,
    expires_months: null,
    closes_on: null,
    overtime_minutes: 0,
    overtime_per: 'month',
  }

  await make('setWorkingTimeRules', 'working_time_rules', { params: { ws }, body: rules })

  await make('bookWorkingTime', 'working_time_lines', {
    params: { id: employee.employee },
    body: { kind: 'correction', seconds: 3_000_000, reason: 'Agreed' },
  })

  // The contract agrees on an hour a week, so a long day of a closed month is overtime.
  const params = { id: employee.employee }
  const day = `${monthsAgo(1)}-03`
  const shift = { in_at: `${day} 05:00:00`, out_at: `${day} 19:00:00` }
  await send('addAttendance', { params, body: shift })
  await send('closeWorkingTimeMonth', { params, body: { month: monthsAgo(1) } })
  const [overtime] = await send('workingTimeOvertime', { params: { ws }, query: {} })
  ids.working_time_overtime = overtime.id

  // The pay runs of the world are of earlier months, so it waits.
  await make('payOutWorkingTime', 'working_time_payouts', {
    params: { id: employee.employee },
    body: { seconds: 3600, reason: 'Agreed' },
  })
}

/** Makes attendance, a proposed correction, a time entry and a submitted week of the employee. */
export async function makeTime(world: Making) {
  const { company, employee, make, send } = world
  const { ws } = company
  const params = { id: employee.employee }
  const who = employee.token

  await make('addAttendance', 'attendance', {
    params,
    body: { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 17:00:00' },
  })

  const forgotten = { kind: 'add', in_at: '2026-03-04 09:00:00', out_at: '2026-03-04 17:00:00' }
  await make('proposeCorrection', 'attendance_corrections', { params, body: forgotten, who })
  await make('setAttendanceRules', 'attendance_rules', { params: { ws }, body: attendanceRules })

  await make('addTimeEntry', 'time_entries', {
    params: { ws },
    body: { start: '2026-03-02 09:00:00', end: '2026-03-02 10:00:00' },
    who,
  })

  await make('addTimerFavourite', 'timer_favourites', {
    params: { ws },
    body: { description: 'Stand-up' },
    who,
  })

  await send('setTimesheetRules', { params: { ws }, body: { on: true } })

  await make('addTimesheetApprovalRule', 'timesheet_approval_rules', {
    params: { ws },
    // More than a week of these tests has, so that each keeps its one step.
    body: { name: 'Very long week', from_hours: '168', steps: [{ who: 'manager' }] },
  })
  // Another week, so that the entry stays as it can be changed.
  await make('submitTimesheet', 'timesheets', { params: { ws }, body: { day: '2026-02-16' }, who })
  await makeWorkingTime(world)
  await makeTimeImport(world)
  await makeEmployeeImport(world)
  await makeLeaveImport(world)
}

/** Imports an entry of another program for the employee. */
async function makeTimeImport({ product, company, employee, ids }: Making) {
  const rows = [
    'User,Email,Project,Start date,Start time,End date,End time,Duration',
    `Eli,${employee.email},,2026-03-03,09:00:00,2026-03-03,10:00:00,01:00:00`,
  ]

  const imported = await upload(product, endpointNamed('importTime'), {
    token: company.admin.token,
    params: { ws: company.ws },
    fields: { zone: 'Europe/Lisbon' },
    files: { file: { name: 'time.csv', bytes: rows.join('\n') } },
  })

  ids.time_imports = imported.body.data.id
}

/** Imports a file in which the employee is as they are here. */
async function makeEmployeeImport({ product, company, employee, ids }: Making) {
  const imported = await upload(product, endpointNamed('importEmployees'), {
    token: company.admin.token,
    params: { ws: company.ws },
    files: {
      file: {
        name: 'people.csv',
        bytes: `First name,Last name,E-mail\nEli,Tester,${employee.email}`,
      },
    },
  })

  ids.employee_imports = imported.body.data.id
}

/** Imports a file whose leave is not approved, because approved leave shows to colleagues. */
async function makeLeaveImport({ product, company, employee, ids }: Making) {
  const row = `${employee.email},Sick leave,2024-03-04,2024-03-04,Requested`
  const bytes = `Email,Absence type,Start date,End date,Status\n${row}`

  const imported = await upload(product, endpointNamed('importLeave'), {
    token: company.admin.token,
    params: { ws: company.ws },
    files: { file: { name: 'leave.csv', bytes } },
  })

  ids.leave_imports = imported.body.data.id
}

/** Checks the employee in, for calls on the open shift. */
export async function checkIn({ employee, bodies, send }: Making) {
  const shift = await send('checkIn', {
    token: employee.token,
    params: { id: employee.employee },
    body: {},
  })

  bodies.updateTaskLog = { employee_attendance_id: shift.employee_attendance_id }
}
