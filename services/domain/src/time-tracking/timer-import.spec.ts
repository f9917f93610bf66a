import { fold } from '../kernel/decider'
import { type TimerCommand, timerDecider } from './timer'
import { keptReason, refusedImports, type TimerImportCommand } from './timer-import'
import type { TimerEvent } from './timer-state'

type Import = Extract<TimerImportCommand, { type: 'import' }>
type ImportedEntry = Import['entries'][number]

const NOW = '2026-03-10T12:00:00Z'
const on = { employee_id: 'eli', import_id: 'import', locked_until: null }
const work = { description: 'Work', project_id: null, task_id: null, billable: true, zone: 'UTC' }

const timed = (entry_id: string, day: string): ImportedEntry => ({
  ...work,
  entry_id,
  start: `${day}T09:00:00Z`,
  end: `${day}T10:00:00Z`,
})

const untimed = (entry_id: string, seconds: number): ImportedEntry => ({
  ...work,
  entry_id,
  day: '2026-03-02',
  seconds,
})

const importing = (...entries: ImportedEntry[]): Import => ({
  ...on,
  type: 'import',
  now: NOW,
  entries,
})

/** Runs commands one after another, and returns the state with the last events. */
function run(...commands: TimerCommand[]) {
  let state = timerDecider.initial
  let events: readonly TimerEvent[] = []

  for (const command of commands) {
    events = timerDecider.decide(state, command)
    state = fold(timerDecider, events, state)
  }

  return { state, events }
}

const added = (events: readonly TimerEvent[]) =>
  events.flatMap(({ type, data }) =>
    type === 'TimeEntryAdded' ? [`${data.entry_id} ${data.start} ${data.end}`] : [],
  )

const week = {
  type: 'submit' as const,
  employee_id: 'eli',
  timesheet_id: 'week',
  from_on: '2026-03-02',
  today: '2026-03-09',
  on: true,
}

describe('entries of an import', () => {
  it('are added once, and name the import', () => {
    const { events } = run(importing(timed('a', '2026-03-02')))
    expect(events).toMatchObject([{ type: 'TimeEntryAdded', data: { import_id: 'import' } }])

    const again = importing(timed('a', '2026-03-02'), timed('a', '2026-03-02'))
    expect(run(importing(timed('a', '2026-03-02')), again).events).toEqual([])
  })

  it('are left out one by one where a rule refuses them, with the reason', () => {
    const command = importing(timed('a', '2026-03-02'), timed('b', '2026-03-09'), {
      ...timed('c', '2026-03-09'),
      end: '2026-03-09T09:00:00Z',
    } as ImportedEntry)

    const { state, events } = run(week, command)
    expect(added(events)).toEqual(['b 2026-03-09T09:00:00Z 2026-03-09T10:00:00Z'])
    expect([...refusedImports(state, command)].map(([id, { code }]) => [id, code])).toEqual([
      ['a', 'timesheet.submitted_week'],
      ['c', 'timer.too_short'],
    ])
  })

  it('without times follow the other time of their day, from nine', () => {
    const { events } = run(
      importing(untimed('a', 3600), untimed('b', 1800)),
      importing(untimed('c', 900)),
    )
    expect(added(events)).toEqual(['c 2026-03-02T10:30:00Z 2026-03-02T10:45:00Z'])

    const { state } = run(importing(untimed('a', 86_400), untimed('b', 86_401)))
    expect([...refusedImports(state, importing(untimed('b', 86_401))).keys()]).toEqual(['b'])
  })
})

describe('the undo of an import', () => {
  const undo = {
    ...on,
    type: 'undo-import' as const,
    entry_ids: ['a', 'b', 'c', 'd', 'e'],
    billed: ['b'],
  }

  it('removes untouched entries, and says why others stay', () => {
    const { state, events } = run(
      importing(
        timed('a', '2026-03-09'),
        timed('b', '2026-03-09'),
        timed('c', '2026-03-09'),
        timed('d', '2026-03-02'),
      ),
      { ...importing(timed('e', '2026-03-09')), import_id: 'other' },
      {
        ...{ type: 'change', employee_id: 'eli', entry_id: 'c', update: { billable: false } },
        ...{ now: NOW, desc_required: false, locked_until: null },
      },
      week,
      undo,
    )

    expect(events).toEqual([
      { type: 'TimeEntryDeleted', data: { employee_id: 'eli', entry_id: 'a' } },
    ])
    expect(undo.entry_ids.map((id) => keptReason(state, undo, id))).toEqual([
      'gone',
      'billed',
      'edited',
      'locked',
      'gone',
    ])
  })

  it('leaves entries of an erased person', () => {
    const erased = fold(timerDecider, [
      {
        type: 'TimeEntryAdded',
        data: {
          ...timed('a', '2026-03-09'),
          employee_id: 'eli',
          day: '2026-03-09',
          description: null,
          import_id: 'import',
        } as never,
      },
    ])
    expect(keptReason(erased, { ...undo, billed: [] }, 'a')).toBe('erased')
  })
})
