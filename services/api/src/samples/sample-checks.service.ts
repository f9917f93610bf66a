import { Inject, Injectable } from '@nestjs/common'
import type { Population } from '@workledger/contracts/samples/sample-kinds'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { expenseDecider } from '@workledger/domain/expenses/expense'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceSeriesDecider, seriesKey } from '@workledger/domain/invoicing/invoice-series'
import { fold, streamOf } from '@workledger/domain/kernel/decider'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { leaveLedger } from '@workledger/domain/leave/leave'
import {
  type Check,
  contractChecks,
  expenseChecks,
  invoiceChecks,
  leaveChecks,
  payChecks,
} from '@workledger/domain/samples/checks'
import type { Event, EventStore } from '@workledger/event-store/port'
import { secondsByDay } from '@workledger/projections/attendance/attendance-days.queries'
import { leaveFactsOf } from '@workledger/projections/leave/leave-ledgers'
import {
  type PopulationRow,
  paidBefore,
  payOfEntries,
  receiptsTwice,
} from '@workledger/projections/samples/samples.queries'
import { bandsOf } from '@workledger/projections/watch/watch.queries'
import { STORE } from '../kernel/commands/loop'
import { readEvents } from '../kernel/decider-events'
import { Queries } from '../kernel/lists/queries'
import { runHistory, usersOf } from './run-history'
import { addsUp, overdrawn, ratesOf, secondsBetween } from './sample-facts'

type Checked = Map<string, Check[]>

/**
 * Answers attributes of items from their events. If only the present is known, the day of the draw
 * decides.
 */
@Injectable()
export class SampleChecks {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly queries: Queries,
  ) {}

  /** Returns answers by the key of each item. `zone`: the workspace's time zone. */
  checkItems(
    workspace: string,
    population: Population,
    items: readonly PopulationRow[],
    zone: string,
  ): Promise<Checked> {
    return this[population](workspace, items, zone)
  }

  private async pay(workspace: string, items: readonly PopulationRow[]): Promise<Checked> {
    const checked: Checked = new Map()

    const slips = await this.queries.ask(workspace, (db) =>
      payOfEntries(
        db,
        workspace,
        items.map(({ key }) => key),
      ),
    )

    const shown = new Map(slips.map((slip) => [slip.id, slip]))
    const employments = new Map<string, Awaited<ReturnType<SampleChecks['employment']>>>()

    for (const stream of new Set(items.map((item) => item.stream))) {
      const own = items.filter((item) => item.stream === stream)

      const run = await runHistory(this.store, workspace, stream, {
        wanted: new Set(own.map(({ key }) => key)),
        upTo: own[0]!.revision,
      })

      const people = [...run.entries.values()].filter(({ approved }) =>
        approved?.segments.some(({ kind }) => kind === 'hours'),
      )

      const days = await this.queries.ask(workspace, (db) =>
        secondsByDay(
          db,
          people.map(({ employee_id }) => employee_id),
          run.period.start,
          run.period.end,
        ),
      )

      for (const { key } of own) {
        const entry = run.entries.get(key)
        if (!entry) continue
        const { employee_id, approved, changes } = entry
        const history =
          employments.get(employee_id) ?? (await this.employment(workspace, employee_id))
        employments.set(employee_id, history)
        const before = history.filter(
          ({ position }) => this.store.comparePositions(position, run.position) < 0,
        )
        const { contracts } = fold(employmentDecider, before)

        checked.set(
          key,
          payChecks({
            preparers: [...run.preparers, ...changes.flatMap(({ by }) => by)],
            approvers: run.approvers,
            approved,
            payslip: shown.get(key)?.pay ?? null,
            changes,
            contracts: ratesOf(contracts),
            attended: (from, to) => secondsBetween(days, employee_id, from, to),
          }),
        )
      }
    }

    return checked
  }

  private async leaves(
    workspace: string,
    items: readonly PopulationRow[],
    zone: string,
  ): Promise<Checked> {
    const checked: Checked = new Map()
    const people = [...new Set(items.map(({ subject_id }) => subject_id))]

    const [users, types] = await Promise.all([
      this.users(workspace, people),
      this.queries.ask(workspace, (db) =>
        db
          .selectFrom('leave_types')
          .select(['id', 'document_required'])
          .where('workspace_id', '=', workspace)
          .execute(),
      ),
    ])

    for (const employee of people) {
      const stream = streamOf(leaveLedger, employee)
      const events = await readEvents(this.store, leaveLedger, workspace, stream)

      for (const { key, record_id, revision, subject_id } of items) {
        if (subject_id !== employee) continue
        const approval = events[revision]!
        const state = fold(leaveLedger, events.slice(0, revision + 1))
        const leave = state.leaves[record_id]
        if (!leave) continue
        const ofLeave = (event: Event) => event.data.leave_id === record_id
        const asked = events.find((event) => ofLeave(event) && event.type === 'LeaveRequested')
        const at = approval.meta.occurred_at
        const facts = (
          await this.queries.ask(workspace, (db) => leaveFactsOf(db, workspace, [employee], at))
        ).get(employee)?.facts

        checked.set(
          key,
          leaveChecks({
            approvers: usersOf(approval),
            own: approval.data.own === true,
            user: users.get(employee) ?? null,
            takes_allowance: leave.takes_allowance,
            overdrawn: facts ? overdrawn(state, record_id, facts) : null,
            asked_on: dayIn(zone, asked?.meta.occurred_at ?? at),
            start_on: leave.start_on,
            document: leave.document !== null,
            document_required:
              types.find(({ id }) => id === leave.leave_type_id)?.document_required ?? false,
            changed_later: events
              .slice(revision + 1)
              .some((event) => ofLeave(event) && changesLeave.has(event.type)),
          }),
        )
      }
    }

    return checked
  }

  private async expenses(workspace: string, items: readonly PopulationRow[]): Promise<Checked> {
    const users = await this.users(
      workspace,
      items.map(({ subject_id }) => subject_id),
    )

    const histories = await Promise.all(
      items.map(async (item) => ({
        item,
        events: await readEvents(this.store, expenseDecider, workspace, item.stream),
      })),
    )

    const claims = histories.flatMap(({ item, events }) => {
      const claim = events
        .slice(0, item.revision)
        .findLast((event) => event.type === 'ExpenseRequested' || event.type === 'ExpenseChanged')
      const approval = events[item.revision]

      return claim && approval?.type === 'ExpenseApproved'
        ? [{ item, events, claim, approval }]
        : []
    })

    const twice = await this.queries.ask(workspace, (db) =>
      receiptsTwice(
        db,
        workspace,
        claims.flatMap(({ claim }) => claim.data.receipt_hash ?? []),
      ),
    )

    return new Map(
      claims.map(({ item, events, claim, approval }) => [
        item.key,
        expenseChecks({
          approvers: usersOf(approval),
          own: approval.data.own,
          user: users.get(item.subject_id) ?? null,
          receipt: claim.data.document !== null,
          receipt_twice:
            claim.data.receipt_hash === null ? null : twice.has(claim.data.receipt_hash),
          amount: claim.data.amount,
          rate: approval.data.rate,
          base_currency: approval.data.base_currency,
          base_amount: approval.data.base_amount,
          changed_later: events
            .slice(item.revision + 1)
            .some(({ type }) => changesExpense.has(type)),
        }),
      ]),
    )
  }

  private async invoices(
    workspace: string,
    items: readonly PopulationRow[],
    zone: string,
  ): Promise<Checked> {
    const series = await readEvents(
      this.store,
      invoiceSeriesDecider,
      workspace,
      streamOf(invoiceSeriesDecider, workspace),
    )

    const before = new Map<string, string>()
    const last = new Map<string, number>()

    for (const { data } of series) {
      const key = seriesKey(data)
      const previous = last.get(key)

      if (previous === undefined || previous + 1 === data.number)
        before.set(data.invoice_id, data.invoice_number)

      last.set(key, data.number)
    }

    const checked: Checked = new Map()

    for (const { key, stream, record_id, revision } of items) {
      const events = await readEvents(this.store, invoiceDecider, workspace, stream)
      const issued = events[revision]
      const closed = events.find((event) => event.type === 'InvoiceClosed')
      if (issued?.type !== 'InvoiceIssued' || !closed) continue

      checked.set(
        key,
        invoiceChecks({
          drafters: usersOf(events[0]!),
          issuers: usersOf(closed),
          invoice_date: closed.data.document.invoice_date,
          adds_up: addsUp(closed.data.document),
          issued_on: dayIn(zone, issued.meta.occurred_at),
          follows: before.get(record_id) === issued.data.invoice_number,
          credited: events.some(({ type }) => type === 'InvoiceCredited'),
        }),
      )
    }

    return checked
  }

  private async contracts(
    workspace: string,
    items: readonly PopulationRow[],
    zone: string,
  ): Promise<Checked> {
    const checked: Checked = new Map()

    const [users, bands] = await Promise.all([
      this.users(
        workspace,
        items.map(({ subject_id }) => subject_id),
      ),
      this.queries.ask(workspace, (db) => bandsOf(db, workspace)),
    ])

    for (const employee of new Set(items.map(({ subject_id }) => subject_id))) {
      const events = await this.employment(workspace, employee)
      const now = fold(employmentDecider, events)

      for (const { key, record_id, revision, subject_id } of items) {
        if (subject_id !== employee) continue
        const event = events[revision]!
        const then = fold(employmentDecider, events.slice(0, revision + 1)).contracts[record_id]

        if (!then || (event.type !== 'ContractAdded' && event.type !== 'ContractChanged')) continue
        const { base_compensation_amount: rate } = event.data
        const at = event.meta.occurred_at

        checked.set(
          key,
          contractChecks({
            changers: usersOf(event),
            user: users.get(employee) ?? null,
            signed: Boolean((now.contracts[record_id] ?? then).document),
            effective_on: then.effective_on,
            entered_on: dayIn(zone, at),
            pay: rate ? { rate, type: then.base_compensation_type, currency: then.currency } : null,
            bands,
            paid_before: await this.queries.ask(workspace, (db) =>
              paidBefore(db, workspace, employee, {
                from: then.effective_on,
                before: event.position,
              }),
            ),
          }),
        )
      }
    }

    return checked
  }

  private async users(
    workspace: string,
    employees: readonly string[],
  ): Promise<Map<string, string | null>> {
    if (employees.length === 0) return new Map()

    const rows = await this.queries.ask(workspace, (db) =>
      db
        .selectFrom('employees')
        .select(['id', 'user_id'])
        .where('workspace_id', '=', workspace)
        .where('id', 'in', [...new Set(employees)])
        .execute(),
    )

    return new Map(rows.map(({ id, user_id }) => [id, user_id]))
  }

  private employment(workspace: string, employee: string) {
    const stream = streamOf(employmentDecider, employee)

    return readEvents(this.store, employmentDecider, workspace, stream)
  }
}

const changesLeave = new Set(['LeaveChanged', 'LeaveRejected', 'LeaveShortened', 'LeaveDeleted'])

const changesExpense = new Set(['ExpenseChanged', 'ExpenseRejected', 'ExpenseDeleted'])
