import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { leaveLedger } from './leave'
import type { LeaveCommand } from './leave-commands'
import { keptReason, refusedLeaves, type SettledDays } from './leave-import'
import { detailsOf, employee_id, factsOf, leaveId, taken } from './leave-samples'
import type { LeaveDetails, LeaveEvent, LeaveLedger } from './leave-state'

const import_id = leaveId(99)
const facts = factsOf(
  '2026-06-01',
  { since: 2025 },
  { holiday_allowance: '10', carry_over_days: '0' },
)

const leave = (
  n: number,
  start_on: string,
  finish_on = start_on,
  change: Partial<LeaveDetails> = {},
) => ({
  leave_id: leaveId(n),
  ...detailsOf(start_on, finish_on, change),
})

const imports = (
  leaves: readonly ReturnType<typeof leave>[],
  settled: readonly SettledDays[] = [],
) => ({ type: 'import' as const, employee_id, import_id, leaves, facts, settled })

const imported = (n: number, start_on: string, finish_on = start_on): LeaveEvent => {
  const event = taken(n, start_on, finish_on) as Extract<LeaveEvent, { type: 'LeaveRequested' }>
  return { ...event, data: { ...event.data, import_id } }
}

const undo = (...n: number[]): Extract<LeaveCommand, { type: 'undo-import' }> => ({
  ...{ type: 'undo-import', employee_id, import_id, settled: [] },
  leave_ids: n.map(leaveId),
})

const after = (...events: LeaveEvent[]): LeaveLedger =>
  events.reduce(leaveLedger.evolve, leaveLedger.initial)

const paid: SettledDays = { from: '2025-03-01', to: '2025-03-31', code: 'leave_import.paid_days' }

describe('an import of leave', () => {
  it('adds approved leaves that name it, each once', () => {
    given(leaveLedger)
      .when(imports([leave(1, '2025-03-03'), leave(1, '2025-03-03'), leave(2, '2025-03-04')]))
      .then(imported(1, '2025-03-03'), imported(2, '2025-03-04'))
    given(leaveLedger, imported(1, '2025-03-03'))
      .when(imports([leave(1, '2025-03-03')]))
      .then()
  })

  it('leaves out what overlaps, is settled, or no grant covers, and says why', () => {
    const all = [
      leave(1, '2025-03-03', '2025-03-07'),
      leave(2, '2025-03-07', '2025-03-10'),
      leave(3, '2025-04-07', '2025-04-11'),
      leave(4, '2025-05-05'),
      leave(5, '2024-05-06', '2024-05-31'),
    ]
    const reasons = (settled: readonly SettledDays[]) =>
      [...refusedLeaves(leaveLedger.initial, imports(all, settled))].map(([id, { code }]) => [
        all.findIndex(({ leave_id }) => leave_id === id) + 1,
        code,
      ])

    // Days before the ledger draw on nothing.
    expect(reasons([])).toEqual([
      [2, 'leave.overlaps'],
      [4, 'leave.balance'],
    ])
    expect(reasons([paid])).toEqual([
      [1, 'leave_import.paid_days'],
      [2, 'leave_import.paid_days'],
    ])
  })

  it('adds nothing to a closed year', () => {
    const closed = {
      unlimited: false,
      grants: [],
      carry_over_days: '0',
      carry_expires_on: '2025-12-31',
    }
    const state = {
      ...leaveLedger.initial,
      closed: { 2025: { ...closed, carried: '0', lost: '0' } },
    }
    expect([...refusedLeaves(state as never, imports([leave(1, '2025-03-03')])).values()]).toEqual([
      { code: 'leave_import.closed_year', params: { year: '2025' } },
    ])
  })

  it('adds together what it could add one by one', () => {
    const drawn = fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 500 }),
        length: fc.integer({ min: 0, max: 9 }),
      }),
      { maxLength: 12 },
    )

    fc.assert(
      fc.property(drawn, (rows) => {
        const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
        const all = rows
          .map(({ start, length }, n) => leave(n + 1, day(start), day(start + length)))
          .filter(({ days }) => days.length > 0)
        const refused = refusedLeaves(leaveLedger.initial, imports(all))
        let state = leaveLedger.initial

        for (const one of all) {
          if (refused.has(one.leave_id)) continue
          expect([...refusedLeaves(state, imports([one]))]).toEqual([])
          state = leaveLedger.decide(state, imports([one])).reduce(leaveLedger.evolve, state)
        }

        const together = leaveLedger.decide(leaveLedger.initial, imports(all))
        expect(together.reduce(leaveLedger.evolve, leaveLedger.initial)).toEqual(state)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the undo of an import of leave', () => {
  const reasonOf = (state: LeaveLedger, settled: readonly SettledDays[] = []) =>
    keptReason(state, { import_id, settled }, leaveId(1))

  it('deletes what no one has used, and nothing of another import', () => {
    given(leaveLedger, imported(1, '2025-03-03'), taken(2, '2025-03-04'))
      .when(undo(1, 2, 3))
      .then({ type: 'LeaveDeleted', data: { employee_id, leave_id: leaveId(1) } })
    expect(reasonOf(after())).toBe('gone')
  })

  it('leaves what was paid, closed, decided or erased', () => {
    const event = imported(1, '2025-03-03')
    const on = { employee_id, leave_id: leaveId(1) }
    const used: LeaveEvent = {
      type: 'LeaveDaysUsedInPayRun',
      data: { ...on, payrun_id: leaveId(7), until: '2025-03-31' },
    }
    const rejected: LeaveEvent = {
      type: 'LeaveRejected',
      data: { ...on, own: false, comment: null, stands_in_for: null },
    }
    expect(reasonOf(after(event, used))).toBe('paid')
    expect(reasonOf(after(event), [paid])).toBe('paid')
    expect(reasonOf(after(event), [{ ...paid, code: 'leave_import.closed_month' }])).toBe('closed')
    expect(reasonOf(after(event, rejected))).toBe('changed')
    const state = after(event)
    const erased = { ...state.leaves[leaveId(1)]!, description: null }
    expect(reasonOf({ ...state, leaves: { [leaveId(1)]: erased } })).toBe('erased')
    expect(reasonOf(state)).toBeUndefined()
  })
})
