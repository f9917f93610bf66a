import { timeColumns } from './columns'
import { planTime, type TimeCompany } from './plan'
import { readEntries } from './rows'

const company: TimeCompany = {
  people: [
    { id: 'eli', name: 'Eli Sand', email: 'eli@example.com', hired_on: null, ended_on: null },
    { id: 'col', name: 'Col Reef', email: null, hired_on: '2024-03-01', ended_on: '2024-03-10' },
    { id: 'one', name: 'Sam Same', email: null, hired_on: null, ended_on: null },
    { id: 'two', name: 'Sam Same', email: null, hired_on: null, ended_on: null },
  ],
  clients: [{ id: 'big', name: 'Big Company' }],
  projects: [{ id: 'site', name: 'Site', client_id: 'big', billable: true }],
  tasks: [{ id: 'draft', project_id: 'site', title: 'Draft' }],
  weeks: [],
  locked_until: null,
}

/** Reads and plans a table of texts; ids are the text that they are made of. */
function plan(headings: string, rows: readonly string[], people = {}) {
  const columns = timeColumns(headings.split(','))
  const table = rows.map((row, n) => ({ row: n + 2, cells: row.split(',') }))
  const read = readEntries(table, headings.split(','), columns, 'day-first')

  const planned = planTime(read, company, {
    zone: 'Europe/Berlin',
    people,
    client: 'Northwind',
    now: '2026-01-01T00:00:00Z',
    zoneOf: () => () => 'Europe/Berlin',
    entryId: (of) => of,
    newId: (of) => of,
  })

  const refused = [...read.problems, ...planned.problems]
  return { ...planned, refused: refused.map(({ row, code }) => [row, code]) }
}

const TOGGL =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags'

const KIMAI =
  'Date,From,To,Duration,Price,Name,User,Customer,Project,Activity,Description,Billable,Tags'

describe('a plan of an import of time', () => {
  it.each([
    [TOGGL, 'toggl'],
    [
      'Description,Billable,Duration,Member,Email,Project,Tags,Start date,Start time,Stop date,Stop time',
      'toggl',
    ],
    [
      'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h)',
      'clockify',
    ],
    ['Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,First Name,Last Name', 'harvest'],
    [KIMAI, 'kimai'],
    ['description,billable,client,project,tags,start,end,task,user_name,user_email', 'solidtime'],
    [
      'Description,Task,Project,Client,User,Start,End,Duration,Duration (decimal),Billable,Tags',
      'solidtime',
    ],
    ['Who,Date,Hours', 'other'],
  ])('knows the program by the headings %s', (headings, format) => {
    expect(timeColumns(headings.split(',')).format).toBe(format)
  })

  it('matches people, projects and tasks, and plans those that are missing', () => {
    const { entries, people, missing } = plan(TOGGL, [
      'Any,eli@example.com,big company,site,DRAFT,Work,Yes,2024-03-04,10:00:00,2024-03-04,11:00:00,,',
      'Col Reef,,,New,Plan,Work,No,2024-03-04,10:00:00,2024-03-04,11:00:00,,',
    ])

    expect(people.map(({ employee_id, by }) => [employee_id, by])).toEqual([
      ['eli', 'email'],
      ['col', 'name'],
    ])

    expect(entries[0]).toMatchObject({
      employee_id: 'eli',
      project_id: 'site',
      task_id: 'draft',
      start: '2024-03-04T09:00:00Z',
      end: '2024-03-04T10:00:00Z',
      billable: true,
    })
    expect(missing.clients.map(({ name }) => name)).toEqual(['Northwind'])
    expect(missing.projects.map(({ name, billable }) => [name, billable])).toEqual([['New', false]])
    expect(missing.tasks.map(({ title }) => title)).toEqual(['Plan'])
  })

  it('keeps tags that can be kept, each once', () => {
    const tags = readEntries(
      ['"Calls, Travel,calls"', '["a","b, c",7]', '', '[]', 'x'.repeat(41), '[broken'].map(
        (text, n) => ({
          row: n + 2,
          cells: ['eli@example.com', '2024-03-04', '1', text.replace(/^"|"$/g, '')],
        }),
      ),
      ['Email', 'Date', 'Hours', 'Tags'],
      timeColumns(['Email', 'Date', 'Hours', 'Tags']),
      'day-first',
    )

    expect(tags.entries.map((entry) => entry.tags)).toEqual([
      ['Calls', 'Travel'],
      ['a', '7'],
      [],
      [],
      [],
      ['[broken'],
    ])
    expect(tags.tagged).toBe(3)

    const { entries } = plan(TOGGL, [
      ',eli@example.com,,,,,No,2024-03-04,10:00,2024-03-04,11:00,,Travel',
    ])
    expect(entries[0]).toMatchObject({ tags: ['Travel'] })
  })

  it('finds no one by a name of two people, until one is chosen', () => {
    const row = 'Sam Same,,,,,,,2024-03-04,10:00,2024-03-04,11:00,,'
    expect(plan(TOGGL, [row]).refused).toEqual([[2, 'time_import.no_person']])
    expect(plan(TOGGL, [row], { 'sam same': 'two' }).entries[0]).toMatchObject({
      employee_id: 'two',
    })
    expect(plan(TOGGL, [row], { 'sam same': null }).refused).toEqual([[2, 'time_import.left_out']])
  })

  it('refuses rows that cannot be entries, each with its reason', () => {
    const { refused } = plan(TOGGL, [
      ',eli@example.com,,,,,No,2024-03-04,10:00,2024-03-04,10:00,00:00:00,',
      ',eli@example.com,,,,,No,2024-13-04,10:00,2024-03-04,11:00,,',
      ',eli@example.com,,,,,No,2024-03-04,25:00,2024-03-04,11:00,,',
      ',eli@example.com,,,,,perhaps,2024-03-04,10:00,2024-03-04,11:00,,',
      ',eli@example.com,,,Task,,No,2024-03-04,10:00,2024-03-04,11:00,,',
      ',eli@example.com,,,,,No,2024-03-04,10:00,,,,',
      ',eli@example.com,,,,,No,2024-03-04,10:00,2024-03-06,11:00,,',
      ',eli@example.com,,,,,No,2030-03-04,10:00,2030-03-04,11:00,,',
      ',eli@example.com,,,,,No,2010-03-04,10:00,2010-03-04,11:00,,',
      'Col Reef,,,,,,No,2024-02-29,10:00,2024-02-29,11:00,,',
      'Col Reef,,,,,,No,2024-03-11,10:00,2024-03-11,11:00,,',
      ',eli@example.com',
    ])

    expect(refused).toEqual([
      [3, 'time_import.not_a_date'],
      [4, 'time_import.not_a_time'],
      [5, 'time_import.not_yes_or_no'],
      [6, 'time_import.task_alone'],
      [7, 'time_import.running'],
      [13, 'time_import.not_a_date'],
      [2, 'timer.too_short'],
      [8, 'timer.too_long'],
      [9, 'timer.future'],
      [10, 'timer.too_old'],
      [11, 'time_import.before_joining'],
      [12, 'time_import.after_leaving'],
    ])
  })

  it('counts alike rows, so that a longer file adds only new ones', () => {
    const row = ',eli@example.com,,,,Call,No,2024-03-04,10:00,2024-03-04,11:00,,'
    const once = plan(TOGGL, [row]).entries.map(({ entry_id }) => entry_id)
    const twice = plan(TOGGL, [row, row]).entries.map(({ entry_id }) => entry_id)
    expect(twice).toHaveLength(2)
    expect(twice[0]).toBe(once[0])
    expect(twice[1]).not.toBe(once[0])
  })

  it('reads Kimai: an end after midnight, a display name, an activity', () => {
    const { entries, missing } = plan(KIMAI, [
      '2024-03-04,23:30,00:15,0:45,10,Eli Sand,eli,Big Company,Site,Night,Work,1,',
    ])
    expect(entries[0]).toMatchObject({
      start: '2024-03-04T22:30:00Z',
      end: '2024-03-04T23:15:00Z',
      billable: true,
    })
    expect(missing.tasks).toMatchObject([{ project_id: 'site', title: 'Night' }])
  })

  it('trusts the duration where a clock change repeats an hour', () => {
    // On 27 October 2024 Berlin repeats 02:00 to 03:00.
    const { entries } = plan(TOGGL, [
      ',eli@example.com,,,,,No,2024-10-27,02:30,2024-10-27,02:45,01:15:00,',
    ])
    expect(entries[0]).toMatchObject({ start: '2024-10-27T00:30:00Z', end: '2024-10-27T01:45:00Z' })
  })

  it('takes the mark of a formula off, and keeps the text', () => {
    const { entries } = plan(TOGGL, [
      `,eli@example.com,,,,'=1+1,No,2024-03-04,10:00,2024-03-04,11:00,,`,
      `,eli@example.com,,,,=1+1,No,2024-03-05,10:00,2024-03-05,11:00,,`,
    ])
    expect(entries.map(({ description }) => description)).toEqual(['=1+1', '=1+1'])
  })

  it('takes an id of the file once', () => {
    const { entries, repeated } = plan('id,start,end,user_email', [
      '7,2024-03-04T09:00:00Z,2024-03-04T10:00:00Z,eli@example.com',
      '7,2024-03-04T11:00:00Z,2024-03-04T12:00:00Z,eli@example.com',
    ])
    expect([entries.length, repeated]).toEqual([1, 1])
  })
})
