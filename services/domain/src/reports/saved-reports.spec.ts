import { MOST_SAVED } from '@workledger/contracts/reports/saved-reports.api'
import { given } from '../kernel/decider-specification'
import { lastDue, nextDue } from './report-schedule'
import { type SavedReportEvent, savedReportsDecider } from './saved-reports'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const employee_id = id(1)
const report_id = id(2)
const everything = {
  employees: [],
  projects: [],
  clients: [],
  tags: [],
  billable: null,
  approved: null,
}

const filters = {
  tab: 'summary' as const,
  range: 'week' as const,
  group: 'client' as const,
  then: 'project' as const,
  ...everything,
}

const schedule = { every: 'weekly' as const, hour: 8, weekday: 1 }
const [then, now] = ['2026-11-01T10:00:00Z', '2026-11-20T10:00:00Z']

const saved = (n = 2, name = `Report ${n}`): SavedReportEvent => ({
  type: 'ReportSaved',
  data: { employee_id, report_id: id(n), name, filters, schedule, since: then },
})

const days = { start_date: '2026-11-09', end_date: '2026-11-15' }

const due = (due_at: string) => ({
  type: 'send-due' as const,
  employee_id,
  report_id,
  due_at,
  ...days,
})

const sent = (due_at: string): SavedReportEvent => ({
  type: 'SavedReportDue',
  data: { employee_id, report_id, due_at, ...days },
})

describe('saved reports', () => {
  it('are kept up to a bound, each under a name of its own', () => {
    const save = {
      type: 'save' as const,
      employee_id,
      report_id: id(99),
      name: 'New',
      filters,
      schedule: null,
      now,
    }

    given(savedReportsDecider)
      .when(save)
      .then({
        type: 'ReportSaved',
        data: { employee_id, report_id: id(99), name: 'New', filters, schedule: null, since: now },
      })

    given(savedReportsDecider, saved(2, 'New')).when(save).thenRefused('report.name_taken')
    const all = Array.from({ length: MOST_SAVED }, (_, n) => saved(n + 2))
    given(savedReportsDecider, ...all)
      .when(save)
      .thenRefused('report.most')
  })

  it('change, restart their schedule, and end', () => {
    const change = { type: 'change' as const, employee_id, report_id, now }

    given(savedReportsDecider, saved())
      .when({
        ...change,
        name: 'Report 2',
        filters: { ...everything, then: 'project', group: 'client', range: 'week', tab: 'summary' },
        schedule,
      })
      .then()

    given(savedReportsDecider, saved())
      .when({ ...change, filters: { ...filters, projects: [id(7), id(8)] } })
      .then({
        type: 'SavedReportChanged',
        data: { employee_id, report_id, filters: { ...filters, projects: [id(7), id(8)] } },
      })

    given(savedReportsDecider, saved())
      .when({ ...change, name: 'Other' })
      .then({ type: 'SavedReportChanged', data: { employee_id, report_id, name: 'Other' } })

    given(savedReportsDecider, saved())
      .when({ ...change, schedule: null })
      .then({
        type: 'SavedReportChanged',
        data: { employee_id, report_id, schedule: null, since: now },
      })

    given(savedReportsDecider, saved(), saved(3))
      .when({ ...change, name: 'Report 3' })
      .thenRefused('report.name_taken')
    const gone: SavedReportEvent = { type: 'SavedReportDeleted', data: { employee_id, report_id } }
    given(savedReportsDecider, saved()).when({ type: 'delete', employee_id, report_id }).then(gone)
    given(savedReportsDecider, saved(), gone)
      .when({ type: 'delete', employee_id, report_id })
      .thenRefused('not_found')
  })

  it('are cancelled by each recipient for themselves; by their owner the schedule ends', () => {
    const to = (...recipients: string[]): SavedReportEvent => ({
      type: 'SavedReportRecipientsChanged',
      data: { employee_id, report_id, recipients },
    })

    const leave = (reader: string) => ({
      type: 'leave' as const,
      employee_id,
      report_id,
      reader,
      now,
    })

    const events = [saved(), to(id(5), id(6))]
    given(savedReportsDecider, ...events)
      .when(leave(id(5)))
      .then(to(id(6)))
    given(savedReportsDecider, ...events)
      .when(leave(id(7)))
      .then()

    const ended: SavedReportEvent = {
      type: 'SavedReportChanged',
      data: { employee_id, report_id, schedule: null, since: now },
    }

    given(savedReportsDecider, ...events)
      .when(leave(employee_id))
      .then(ended)
    given(savedReportsDecider, ...events, ended)
      .when(leave(employee_id))
      .then()
  })

  it('go to others in addition to their owner, each once', () => {
    const to = (...recipients: string[]): SavedReportEvent => ({
      type: 'SavedReportRecipientsChanged',
      data: { employee_id, report_id, recipients },
    })

    const change = { type: 'change' as const, employee_id, report_id, now }
    given(savedReportsDecider, saved())
      .when({ ...change, recipients: [id(8), employee_id, id(7), id(8)] })
      .then(to(id(8), id(7)))
    given(savedReportsDecider, saved(), to(id(8), id(7)))
      .when({ ...change, recipients: [id(7), id(8)] })
      .then()
    given(savedReportsDecider, saved(), to(id(8)))
      .when({ ...change, recipients: [] })
      .then(to())

    const save = {
      type: 'save' as const,
      employee_id,
      report_id,
      name: 'New',
      filters,
      schedule: null,
      now,
    }

    const kept: SavedReportEvent = {
      type: 'ReportSaved',
      data: { employee_id, report_id, name: 'New', filters, schedule: null, since: now },
    }

    given(savedReportsDecider)
      .when({ ...save, recipients: [id(7)] })
      .then(kept, to(id(7)))
  })

  it('are sent at once, not twice in a minute', () => {
    const send = (now: string) => ({ type: 'send' as const, employee_id, report_id, now, ...days })

    const asked = (asked_at: string): SavedReportEvent => ({
      type: 'SavedReportSendAsked',
      data: { employee_id, report_id, asked_at, ...days },
    })

    given(savedReportsDecider, saved()).when(send(now)).then(asked(now))
    given(savedReportsDecider, saved(), asked(now))
      .when(send('2026-11-20T10:00:59Z'))
      .thenRefused('report.sent_just_now')
    given(savedReportsDecider, saved(), asked(now))
      .when(send('2026-11-20T10:01:00Z'))
      .then(asked('2026-11-20T10:01:00Z'))
    given(savedReportsDecider).when(send(now)).thenRefused('not_found')
  })

  it('are due once for each moment, and not for one before the schedule', () => {
    const monday = '2026-11-16T08:00:00Z'
    given(savedReportsDecider, saved()).when(due(monday)).then(sent(monday))
    given(savedReportsDecider, saved(), sent(monday)).when(due(monday)).then()
    given(savedReportsDecider, saved()).when(due('2026-10-26T08:00:00Z')).then()
    given(savedReportsDecider).when(due(monday)).then()

    const stopped: SavedReportEvent = {
      type: 'SavedReportChanged',
      data: { employee_id, report_id, schedule: null, since: then },
    }

    given(savedReportsDecider, saved(), stopped).when(due(monday)).then()
  })
})

describe('when a mail is due next, by the clocks of the owner', () => {
  it.each([
    ['weekly', 8, 1, 'Europe/Lisbon', '2026-11-16T07:59:59Z', '2026-11-16T08:00:00Z'],
    ['weekly', 8, 1, 'Europe/Lisbon', '2026-11-16T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['daily', 7, 1, 'America/New_York', '2026-11-22T13:00:00Z', '2026-11-23T12:00:00Z'],
    ['monthly', 9, 3, 'Asia/Kolkata', '2026-12-31T20:00:00Z', '2027-01-01T03:30:00Z'],
    // The clocks of Lisbon go back in between.
    ['daily', 8, 1, 'Europe/Lisbon', '2026-10-24T12:00:00Z', '2026-10-25T08:00:00Z'],
  ] as const)('%s at %i on %i in %s, seen at %s', (every, hour, weekday, zone, now, due_at) => {
    expect(nextDue({ every, hour, weekday }, zone, now)).toBe(due_at)
  })
})

describe('when a mail was due last, by the clocks of the owner', () => {
  it.each([
    [
      'weekly',
      8,
      1,
      'Europe/Lisbon',
      '2026-11-22T21:00:00Z',
      '2026-11-16T08:00:00Z',
      '2026-11-09',
      '2026-11-15',
    ],
    [
      'weekly',
      8,
      1,
      'Europe/Lisbon',
      '2026-11-16T07:59:59Z',
      '2026-11-09T08:00:00Z',
      '2026-11-02',
      '2026-11-08',
    ],
    [
      'weekly',
      8,
      5,
      'Europe/Lisbon',
      '2026-11-20T08:00:00Z',
      '2026-11-20T08:00:00Z',
      '2026-11-09',
      '2026-11-15',
    ],
    [
      'daily',
      7,
      1,
      'America/New_York',
      '2026-11-22T11:00:00Z',
      '2026-11-21T12:00:00Z',
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'daily',
      7,
      1,
      'Asia/Kolkata',
      '2026-11-22T01:30:00Z',
      '2026-11-22T01:30:00Z',
      '2026-11-21',
      '2026-11-21',
    ],
    [
      'monthly',
      9,
      3,
      'Europe/Lisbon',
      '2026-11-22T21:00:00Z',
      '2026-11-01T09:00:00Z',
      '2026-10-01',
      '2026-10-31',
    ],
    // It is eight in Lisbon before and after its clocks go back.
    [
      'daily',
      8,
      1,
      'Europe/Lisbon',
      '2026-10-24T12:00:00Z',
      '2026-10-24T07:00:00Z',
      '2026-10-23',
      '2026-10-23',
    ],
    [
      'daily',
      8,
      1,
      'Europe/Lisbon',
      '2026-10-25T12:00:00Z',
      '2026-10-25T08:00:00Z',
      '2026-10-24',
      '2026-10-24',
    ],
  ] as const)(
    '%s at %i on %i in %s, seen at %s',
    (every, hour, weekday, zone, now, due_at, start_date, end_date) => {
      expect(lastDue({ every, hour, weekday }, zone, now, 1)).toEqual({
        due_at,
        start_date,
        end_date,
      })
    },
  )

  it('covers the week before by its owner’s first weekday', () => {
    const schedule = { every: 'weekly' as const, hour: 8, weekday: 7 }

    const of = (weekStart: 1 | 6 | 7) => {
      const { due_at, start_date, end_date } = lastDue(
        schedule,
        'Europe/Lisbon',
        '2026-11-22T21:00:00Z',
        weekStart,
      )
      return [due_at, start_date, end_date]
    }

    expect(of(1)).toEqual(['2026-11-22T08:00:00Z', '2026-11-09', '2026-11-15'])
    expect(of(7)).toEqual(['2026-11-22T08:00:00Z', '2026-11-15', '2026-11-21'])
    expect(of(6)).toEqual(['2026-11-22T08:00:00Z', '2026-11-14', '2026-11-20'])
  })
})
