import { payRunEvents as e } from '@workledger/contracts/payroll/payroll.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { amount, rounded } from '@workledger/domain/kernel/money'
import type { Pay } from '@workledger/domain/payroll/pay'
import { type DraftedEntry, entryIds } from '@workledger/domain/payroll/pay-run-entries'
import { payoutIds } from '@workledger/domain/payroll/pay-run-state'
import type { KeptAmounts } from '@workledger/domain/payroll/pay-sums'
import {
  at,
  change,
  changeSeeing,
  changeWhere,
  erased,
  on,
  projection,
  removeWhere,
  type Source,
  source,
} from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Shown once `status` is not `drafting`. */
export const payruns = table(
  'payruns',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    start_on: col.day,
    end_on: col.day,
    pay_date: col.day,
    currency: col.text,
    status: col.text,
    entries_count: col.int,
    paid_count: col.int,
    /** Set at approval; it includes amounts erased since. */
    basic_pay: col.numeric,
    gross_pay: col.numeric,
    net_pay: col.numeric,
    warnings: col.json<{ employee_id: string; code: string }[]>(),
    prepared_by: col.text,
    /** Position of its first event; the draft ignores later facts. */
    started_position: col.text,
    /** Position up to which it includes facts; later ones count as changed since. */
    facts_position: col.numeric,
    recalculated_at: col.maybe.instant,
    /** The run that it reverses, and the runs that reverse it. */
    reverses: col.maybe.uuid,
    reversed_by: col.json<string[]>(),
    drafted_at: col.maybe.instant,
    approved_at: col.maybe.instant,
    /** Position of the approval in the log, which controls compare. */
    approved_position: col.maybe.numeric,
    approved_by: col.maybe.text,
    notify_employee: col.bool,
    /** Revision of the last event that changed what it pays. */
    revision: col.int,
  },
  {
    counted: true,
    followed: true,
    indexes: ['workspace_id, status, end_on desc', 'workspace_id, status, pay_date'],
  },
)

/**
 * An entry of a run; a paid entry of a complete run is the payslip of that id. Amounts are null
 * after the person's erasure.
 */
export const payrunEntries = table(
  'payrun_entries',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    payrun_id: col.uuid,
    employee_id: col.uuid,
    /** The employee's place at the calculation. */
    department_id: col.maybe.uuid,
    should_pay: col.bool,
    basic_pay: col.maybe.numeric,
    gross_pay: col.maybe.numeric,
    net_pay: col.maybe.numeric,
    work_hours: col.maybe.numeric,
    /** Sum of the claims that it reimburses. */
    expenses: col.maybe.numeric,
    has_expenses: col.bool,
    /** True if it pays hours of a working time account. */
    has_payouts: col.bool,
    pay: col.maybe.json<Pay>(),
    /** The amounts that remain after the person's erasure. */
    kept: col.maybe.json<KeptAmounts>(),
    contract_ids: col.json<string[]>(),
    /** True if it leaves a deduction to the next run or takes one from an earlier run. */
    carries: col.bool,
    /** Reason why it was held back at approval. */
    held: col.maybe.text,
    /** The runs that it corrects. */
    corrects: col.json<string[]>(),
    has_corrections: col.bool,
    /** True if it pays an employee by the hour. */
    hourly: col.bool,
    /** The run that reverses it. */
    reversed_by: col.maybe.uuid,
    sources: col.json<Source[]>(),
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'payrun_id, employee_id',
      'employee_id',
      'workspace_id, employee_id',
      'workspace_id, carries',
      'workspace_id, has_corrections, employee_id',
    ],
  },
)

const entryId = (event: { data: { entry_id: string } }) => event.data.entry_id
const payrunId = (event: { data: { payrun_id: string } }) => event.data.payrun_id

const amounts = (pay: Pay | null) => ({
  basic_pay: pay?.basic_pay ?? null,
  gross_pay: pay?.gross_pay ?? null,
  net_pay: pay?.net_pay ?? null,
  work_hours: pay?.work_hours ?? null,
  expenses: pay
    ? pay.expenses.reduce((sum, line) => sum.plus(line.amount), amount(0)).toString()
    : null,
  has_expenses: (pay?.expenses.length ?? 0) > 0,
  has_payouts: payoutIds(pay).length > 0,
  pay,
  contract_ids: [...new Set(pay?.segments.flatMap(({ contract_ids }) => contract_ids) ?? [])],
  corrects: [...new Set(pay?.corrections.map(({ payrun_id }) => payrun_id) ?? [])],
  has_corrections: (pay?.corrections.length ?? 0) > 0,
  hourly: pay?.segments.some(({ type }) => type === 'hourly') ?? false,
  carries:
    pay?.deductions.some(({ carried, carried_in }) => carried_in || Number(carried) > 0) ?? false,
})

/** Returns an entry's columns after its pay has become unreadable. */
const amountsKept = (kept: KeptAmounts | null) => ({
  ...amounts(null),
  kept,
  basic_pay: kept?.basic_pay ?? null,
  gross_pay: kept?.gross_pay ?? null,
  net_pay: kept?.net_pay ?? null,
  expenses: kept?.expenses ?? null,
  has_expenses: kept?.lines.some(({ side }) => side === 'expense') ?? false,
  has_corrections: kept?.lines.some(({ correction }) => correction) ?? false,
})

type Counted = { should_pay: boolean; pay: Pay | null }

/** Returns a run's sums after some entries leave and others join. */
function sumColumns(
  row: { paid_count: number; gross_pay: string; net_pay: string; currency: string },
  out: readonly Counted[],
  into: readonly Counted[],
) {
  const paid = (entries: readonly Counted[]) => entries.filter(({ should_pay }) => should_pay)

  const sum = (field: 'gross_pay' | 'net_pay') => {
    let value = amount(row[field])
    for (const { pay } of paid(out)) value = value.minus(pay?.[field] ?? 0)
    for (const { pay } of paid(into)) value = value.plus(pay?.[field] ?? 0)

    return rounded(value, row.currency)
  }

  return {
    paid_count: row.paid_count - paid(out).length + paid(into).length,
    gross_pay: sum('gross_pay'),
    net_pay: sum('net_pay'),
  }
}

const entryOf = new WeakMap<object, Map<string, DraftedEntry>>()

/** Finds an event's entry by id, without a scan of all entries for each row. */
function drafted(data: { entries: DraftedEntry[] }, id: string): DraftedEntry | undefined {
  const known = entryOf.get(data)
  const entries = known ?? new Map(data.entries.map((entry) => [entry.entry_id, entry]))
  if (!known) entryOf.set(data, entries)

  return entries.get(id)
}

export const payrollProjection = projection('payroll', {
  version: 13,
  tables: [payruns, payrunEntries],
  steps: [
    on(e.PayRunStarted, payruns, payrunId, (_, event) => {
      const { payrun_id, start, end, pay_date, currency, facts_position, reverses } = event.data
      return {
        id: payrun_id,
        workspace_id: event.workspace,
        start_on: start,
        end_on: end,
        pay_date,
        currency,
        status: 'drafting',
        entries_count: 0,
        paid_count: 0,
        basic_pay: rounded(0, currency),
        gross_pay: rounded(0, currency),
        net_pay: rounded(0, currency),
        warnings: [],
        prepared_by: event.meta.actor,
        started_position: event.position,
        facts_position,
        recalculated_at: null,
        reverses,
        reversed_by: [],
        drafted_at: null,
        approved_at: null,
        approved_position: null,
        approved_by: null,
        notify_employee: false,
        revision: event.revision,
      }
    }),
    change(
      e.PayRunEntriesDrafted,
      payruns,
      payrunId,
      ({ data: { entries, warnings }, revision }, row) => ({
        ...sumColumns(row, [], entries),
        entries_count: row.entries_count + entries.length,
        warnings: [...row.warnings, ...warnings],
        revision,
      }),
    ),
    on(
      e.PayRunEntriesDrafted,
      payrunEntries,
      (event) => event.data.entries.map(({ entry_id }) => entry_id),
      (_, event, key) => {
        const { employee_id, department_id, should_pay, pay } = drafted(event.data, key)!
        const { workspace: workspace_id } = event
        const { payrun_id } = event.data

        return {
          id: key,
          workspace_id,
          payrun_id,
          employee_id,
          department_id,
          should_pay,
          ...amounts(pay),
          kept: null,
          held: null,
          reversed_by: null,
          sources: [source(event)],
        }
      },
    ),
    change(
      e.PayRunEntriesRecalculated,
      payruns,
      payrunId,
      ({ data: { first, warnings }, revision }, row) => ({
        warnings: first ? warnings : [...row.warnings, ...warnings],
        revision,
      }),
    ),
    on(
      e.PayRunEntriesRecalculated,
      payrunEntries,
      ({ data }) => [...data.entries.map(({ entry_id }) => entry_id), ...data.removed],
      (row, event, key) => {
        const entry = drafted(event.data, key)
        if (!entry) return null
        const { employee_id, department_id, should_pay, pay } = entry
        const { workspace: workspace_id } = event

        const on = {
          id: key,
          workspace_id,
          payrun_id: event.data.payrun_id,
          employee_id,
          department_id,
          kept: null,
          held: null,
          reversed_by: null,
        }

        return {
          ...on,
          should_pay,
          ...amounts(pay),
          sources: [...(row?.sources ?? []), source(event)],
        }
      },
    ),
    change(e.PayRunRecalculated, payruns, payrunId, (event) => {
      const { facts_position, entries_count, totals } = event.data
      const { paid_count, gross_pay, net_pay } = totals

      return {
        facts_position,
        entries_count,
        paid_count,
        gross_pay,
        net_pay,
        recalculated_at: at(event),
        revision: event.revision,
      }
    }),
    change(e.PayRunReversed, payruns, payrunId, (event, row) => ({
      reversed_by: [...row.reversed_by, event.data.reversal_id],
      revision: event.revision,
    })),
    change(
      e.PayRunReversed,
      payrunEntries,
      ({ data }) => data.entry_ids ?? entryIds(data.payrun_id, data.entries_count),
      (event, row) =>
        row.should_pay && !row.reversed_by ? { reversed_by: event.data.reversal_id } : {},
    ),
    change(e.PayRunDrafted, payruns, payrunId, (event) => ({
      status: 'draft',
      drafted_at: at(event),
      revision: event.revision,
    })),
    changeSeeing(
      e.PayRunEntryChanged,
      payruns,
      { key: payrunId, sees: [payrunEntries, entryId] },
      (event, row, before) => ({
        ...sumColumns(row, before ? [before] : [], [event.data]),
        revision: event.revision,
      }),
    ),
    change(e.PayRunEntryChanged, payrunEntries, entryId, (event, row) => ({
      should_pay: event.data.should_pay,
      ...amounts(event.data.pay),
      sources: [...row.sources, source(event)],
    })),
    change(e.PayRunPayeesChanged, payruns, payrunId, ({ data: { totals }, revision }) => ({
      paid_count: totals.paid_count,
      gross_pay: totals.gross_pay,
      net_pay: totals.net_pay,
      revision,
    })),
    change(
      e.PayRunPayeesChanged,
      payrunEntries,
      (event) => event.data.entry_ids,
      (event, row) => ({
        should_pay: event.data.should_pay,
        sources: [...row.sources, source(event)],
      }),
    ),
    change(e.PayRunApproved, payruns, payrunId, (event) => ({
      status: 'complete',
      approved_at: at(event),
      approved_position: event.position,
      approved_by: event.meta.actor,
      paid_count: event.data.totals.paid_count,
      basic_pay: event.data.totals.basic_pay,
      gross_pay: event.data.totals.gross_pay,
      net_pay: event.data.totals.net_pay,
      notify_employee: event.data.notify_employee,
    })),
    change(
      e.PayRunApproved,
      payrunEntries,
      (event) => event.data.held.map(({ entry_id }) => entry_id),
      (event, row) => ({
        should_pay: false,
        held: event.data.held.find(({ entry_id }) => entry_id === row.id)?.code ?? null,
      }),
    ),
    on(e.PayRunDeleted, payruns, payrunId, () => null),
    removeWhere(e.PayRunDeleted, payrunEntries, 'payrun_id', payrunId),
    // An approved run has sums of its own; a person in a draft cannot be erased.
    change(e.PayRunAmountsKept, payruns, payrunId, ({ revision }) => ({ revision })),
    change(
      e.PayRunAmountsKept,
      payrunEntries,
      ({ data }) => data.entries.map(({ entry_id }) => entry_id),
      ({ data }, row) => {
        const { entry_id: _, ...kept } = data.entries.find(({ entry_id }) => entry_id === row.id)!
        // A rebuild may run after the key is destroyed and must give the same row.
        return row.pay ? { kept } : amountsKept(kept)
      },
    ),
    changeWhere(
      employeeEvents.PersonErased,
      payrunEntries,
      { column: 'employee_id', value: erased },
      (_, row) => amountsKept(row.kept),
    ),
  ],
})
