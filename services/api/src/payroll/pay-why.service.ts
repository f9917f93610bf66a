import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import { streamOf } from '@workledger/domain/kernel/decider'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { leaveLedger } from '@workledger/domain/leave/leave'
import type { Pay } from '@workledger/domain/payroll/pay'
import { payoutIds } from '@workledger/domain/payroll/pay-run-state'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import type { EventStore } from '@workledger/event-store/port'
import { attendanceBetween } from '@workledger/projections/attendance/attendance.queries'
import { type Source, source } from '@workledger/projections/kernel/projection'
import { sourcesOf } from '@workledger/projections/payroll/pay-facts.queries'
import type { PayEntryRow, PayRunRow } from '@workledger/projections/payroll/payroll.queries'
import { STORE } from '../kernel/commands/loop'
import { Queries } from '../kernel/lists/queries'
import { whyOf } from './pay-why'

/** Explains each number of an entry with the events known at its calculation. */
@Injectable()
export class PayWhy {
  constructor(
    private readonly queries: Queries,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  async explain(workspace: string, run: PayRunRow, { pay, ...entry }: PayEntryRow) {
    // An erased person has no pay.
    if (!pay) return refuse('not_found')
    const contracts = pay.segments.flatMap(({ contract_ids }) => contract_ids)
    const adjustments = [...pay.allowances, ...pay.deductions].flatMap(
      ({ adjustment_id }) => adjustment_id ?? [],
    )
    const sources = await this.queries.ask(workspace, (db) =>
      sourcesOf(db, workspace, contracts, adjustments),
    )
    // A recalculation also knew events after the start of the draft.
    const before = ({ position }: { position: string }) =>
      this.store.comparePositions(position, run.started_position) < 0 ||
      this.store.comparePositions(position, run.facts_position) <= 0
    const settles = [...pay.allowances, ...pay.deductions].some(
      ({ calculation_type }) => calculation_type === 'leave',
    )
    const ledger = settles
      ? await this.store.readStream(workspace, streamOf(leaveLedger, entry.employee_id))
      : []
    const leave = ledger.map(source).filter(before)
    const attendance = (await this.attendance(workspace, entry.employee_id, pay)).filter(before)

    const payouts = await this.payouts(workspace, entry.employee_id, pay)

    return whyOf(
      { ...entry, pay },
      {
        contract: (id) => (sources.get(id) ?? []).filter(before),
        attendance,
        leave,
        payout: (id) => (payouts.get(id) ?? []).filter(before),
      },
    )
  }

  /** Returns the events of hours that were paid out, by payout. */
  private async payouts(workspace: string, employee: string, pay: Pay) {
    if (payoutIds(pay).length === 0) return new Map<string, Source[]>()
    const events = await this.store.readStream(workspace, streamOf(workingTimeDecider, employee))
    const known = events.flatMap((event) =>
      typeof event.data.payout_id === 'string'
        ? [{ id: event.data.payout_id, source: source(event) }]
        : [],
    )

    return new Map(
      [...groupBy(known, ({ id }) => id)].map(([id, all]) => [id, all.map(({ source }) => source)]),
    )
  }

  /**
   * Returns the events of shifts that hourly pay counted, without notes about work, which do not
   * change pay.
   */
  private async attendance(workspace: string, employee: string, { segments, typed_hours }: Pay) {
    const hourly = typed_hours === null ? segments.filter(({ type }) => type === 'hourly') : []
    if (hourly.length === 0) return []
    const shifts = await this.queries.ask(workspace, (db) =>
      Promise.all(hourly.map(({ from, to }) => attendanceBetween(db, employee, from, to))),
    )
    const counted = new Set(shifts.flat().map(({ id }) => id))
    const events = await this.store.readStream(workspace, streamOf(attendanceDecider, employee))

    return events
      .filter(
        ({ type, data }) => type !== 'TaskLogUpdated' && counted.has(data.attendance_id as string),
      )
      .map(source)
  }
}
