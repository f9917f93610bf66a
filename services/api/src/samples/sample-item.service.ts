import { Inject, Injectable } from '@nestjs/common'
import { askedLanguage } from '@workledger/contracts/kernel/asked-language'
import { eventNames } from '@workledger/contracts/registry'
import { attributes, type Population } from '@workledger/contracts/samples/sample-kinds'
import type { SampleItem, WasLine } from '@workledger/contracts/samples/samples.api'
import type { SampleItemRow } from '@workledger/contracts/samples/samples.lists'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { expenseDecider } from '@workledger/domain/expenses/expense'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { fold } from '@workledger/domain/kernel/decider'
import { total } from '@workledger/domain/kernel/money'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import type { Pay } from '@workledger/domain/payroll/pay'
import type { Event, EventStore } from '@workledger/event-store/port'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import type { SampleItemOf } from '@workledger/projections/samples/samples.queries'
import { STORE } from '../kernel/commands/loop'
import { readEvents } from '../kernel/decider-events'
import { instant } from '../kernel/lists/instant'
import { Queries } from '../kernel/lists/queries'
import { type EntryStep, runHistory } from './run-history'

type Was = SampleItem['was']

interface SampleItemFacts {
  was: Was
  steps: readonly EntryStep[]
}

const MOST_STEPS = 100
const at = (iso: string | null | undefined) => (iso ? instant(new Date(iso)) : null)

const line = (
  code: string,
  type: WasLine['type'],
  { before, after }: { before: unknown; after: unknown },
  name: string | null = null,
): WasLine => ({
  code,
  name,
  type,
  before: before === null || before === undefined ? null : String(before),
  after: after === null || after === undefined ? null : String(after),
})

/** One item of a sample with all its details. */
@Injectable()
export class SampleItems {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly queries: Queries,
  ) {}

  async readItem(
    workspace: string,
    population: Population,
    item: SampleItemOf,
    row: SampleItemRow,
  ): Promise<SampleItem> {
    const { was, steps } = await this[population](workspace, item)
    const shown = steps.slice(-MOST_STEPS)
    const users = new Set(
      shown.flatMap(({ event: { meta } }) => [meta.actor, meta.impersonator ?? meta.actor]),
    )
    const names = await this.queries.ask(workspace, (db) => namesOfUsers(db, workspace, [...users]))

    const named = (id: string) => ({
      id,
      name: names.get(id) ?? (id === 'system' ? 'Workledger' : ''),
    })

    const results = { A: item.a, B: item.b, C: item.c, D: item.d, E: item.e }

    return {
      ...row,
      checks: attributes.map((attribute) => ({
        attribute,
        result: results[attribute],
        why: item.whys[attribute] ?? 'erased',
      })),
      was,
      steps: shown.map(({ event, reason }) => ({
        position: event.position,
        revision: event.revision,
        type: event.type,
        name: eventNames.get(event.type)?.[askedLanguage()] ?? event.type,
        occurred_at: instant(new Date(event.meta.occurred_at)),
        actor: named(event.meta.actor),
        impersonator: event.meta.impersonator ? named(event.meta.impersonator) : null,
        reason,
      })),
    }
  }

  private async pay(
    workspace: string,
    { stream, record_id }: SampleItemOf,
  ): Promise<SampleItemFacts> {
    const run = await runHistory(this.store, workspace, stream, { wanted: new Set([record_id]) })
    const entry = run.entries.get(record_id)

    return {
      was: {
        before_at: at(run.drafted_at),
        after_at: at(run.approved_at),
        lines: payLines(entry?.drafted ?? null, entry?.approved ?? null, run.period.currency),
      },
      steps: entry?.steps ?? [],
    }
  }

  private async leaves(
    workspace: string,
    { stream, record_id, record_revision: revision }: SampleItemOf,
  ): Promise<SampleItemFacts> {
    const all = await readEvents(this.store, leaveLedger, workspace, stream)
    const own = all.filter(({ data }) => data.leave_id === record_id)
    const asked = own.find(({ type }) => type === 'LeaveRequested')

    const stateAt = (to: number | undefined) =>
      to === undefined ? undefined : fold(leaveLedger, all.slice(0, to + 1)).leaves[record_id]

    const [before, after] = [stateAt(asked?.revision), stateAt(revision)]

    return {
      was: {
        before_at: at(asked?.meta.occurred_at),
        after_at: at(all[revision]?.meta.occurred_at),
        lines: [
          line('first_day', 'day', { before: before?.start_on, after: after?.start_on }),
          line('last_day', 'day', { before: before?.finish_on, after: after?.finish_on }),
          line('days', 'days', {
            before: before && daysTotal(before.days),
            after: after && daysTotal(after.days),
          }),
          line('paid_percent', 'number', {
            before: before?.paid_percent,
            after: after?.paid_percent,
          }),
          line('description', 'text', { before: before?.description, after: after?.description }),
        ],
      },
      steps: own.map(stepOf),
    }
  }

  private async expenses(
    workspace: string,
    { stream, record_revision: revision }: SampleItemOf,
  ): Promise<SampleItemFacts> {
    const events = await readEvents(this.store, expenseDecider, workspace, stream)

    const claims = events
      .slice(0, revision)
      .filter((event) => event.type === 'ExpenseRequested' || event.type === 'ExpenseChanged')
    const [first, last, approval] = [claims[0], claims.at(-1), events[revision]]
    const approved = approval?.type === 'ExpenseApproved' ? approval.data : undefined

    return {
      was: {
        before_at: at(first?.meta.occurred_at),
        after_at: at(approval?.meta.occurred_at),
        lines: [
          line('name', 'text', { before: first?.data.name, after: last?.data.name }),
          line('date', 'day', { before: first?.data.date, after: last?.data.date }),
          line(
            'amount',
            'money',
            { before: first?.data.amount, after: last?.data.amount },
            last?.data.currency,
          ),
          line('rate', 'number', { before: first?.data.rate, after: approved?.rate }),
          line(
            'converted',
            'money',
            { before: first?.data.base_amount, after: approved?.base_amount },
            approved?.base_currency,
          ),
        ],
      },
      steps: events.map(stepOf),
    }
  }

  private async invoices(
    workspace: string,
    { stream, record_revision: revision }: SampleItemOf,
  ): Promise<SampleItemFacts> {
    const events = await readEvents(this.store, invoiceDecider, workspace, stream)
    const draft = events.find((event) => event.type === 'InvoiceDrafted')
    const closed = events.find((event) => event.type === 'InvoiceClosed')
    const document = closed?.data.document

    return {
      was: {
        before_at: at(draft?.meta.occurred_at),
        after_at: at(events[revision]?.meta.occurred_at),
        lines: [
          line('date', 'day', { before: draft?.data.invoice_date, after: document?.invoice_date }),
          line('due_date', 'day', { before: draft?.data.due_date, after: document?.due_date }),
          line('subtotal', 'money', { before: null, after: document?.subtotal }),
          line('discount', 'money', { before: null, after: document?.discount?.amount }),
          line('tax', 'money', { before: null, after: document?.tax }),
          line('total', 'money', { before: null, after: document?.total }),
        ],
      },
      steps: events.map(stepOf),
    }
  }

  private async contracts(
    workspace: string,
    { stream, record_id, record_revision: revision }: SampleItemOf,
  ): Promise<SampleItemFacts> {
    const all = await readEvents(this.store, employmentDecider, workspace, stream)
    const stateAt = (to: number) => fold(employmentDecider, all.slice(0, to)).contracts
    const after = stateAt(revision + 1)[record_id]
    const earlier = stateAt(revision)

    // A new version follows the one in force on its first day.
    const before =
      earlier[record_id] ??
      Object.values(earlier)
        .filter(({ effective_on }) => after && effective_on < after.effective_on)
        .sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1))[0]

    const last = all.slice(0, revision).findLast(({ data }) => data.contract_id !== undefined)

    return {
      was: {
        before_at: before ? at(last?.meta.occurred_at) : null,
        after_at: at(all[revision]?.meta.occurred_at),
        lines: [
          line('effective_on', 'day', { before: before?.effective_on, after: after?.effective_on }),
          line('end_date', 'day', { before: before?.end_date, after: after?.end_date }),
          line('pay', 'money', {
            before: before?.base_compensation_amount,
            after: after?.base_compensation_amount,
          }),
          line('pay_type', 'text', {
            before: before?.base_compensation_type,
            after: after?.base_compensation_type,
          }),
          line('currency', 'text', { before: before?.currency, after: after?.currency }),
          line('working_hours', 'number', {
            before: before?.working_hours,
            after: after?.working_hours,
          }),
        ],
      },
      steps: all.filter(({ data }) => data.contract_id === record_id).map(stepOf),
    }
  }
}

const stepOf = (event: Event): EntryStep => {
  const { reason, comment, note } = event.data as Record<string, unknown>
  const said = [reason, comment, note].find((text) => typeof text === 'string' && text !== '')
  return { event, reason: typeof said === 'string' ? said : null }
}

function payLines(before: Pay | null, after: Pay | null, currency: string): WasLine[] {
  const names = (side: 'allowances' | 'deductions') => [
    ...new Set([before, after].flatMap((pay) => pay?.[side].map(({ name }) => name) ?? [])),
  ]

  const sum = (pay: Pay | null, side: 'allowances' | 'deductions', name: string) => {
    const lines = pay?.[side].filter((each) => each.name === name) ?? []
    return lines.length > 0
      ? total(
          lines.map(({ amount }) => amount),
          currency,
        )
      : null
  }

  const corrected = (pay: Pay | null) =>
    pay && pay.corrections.length > 0
      ? total(
          pay.corrections.map(({ amount }) => amount),
          currency,
        )
      : null

  const expenses = (pay: Pay | null) =>
    pay && pay.expenses.length > 0
      ? total(
          pay.expenses.map(({ amount }) => amount),
          currency,
        )
      : null

  const minus = (text: string | null) =>
    text === null ? null : text.startsWith('-') ? text.slice(1) : `-${text}`
  const hours = [before, after].some((pay) => pay && Number(pay.work_hours) > 0)

  const lines = [
    ...(hours
      ? [line('hours', 'hours', { before: before?.work_hours, after: after?.work_hours })]
      : []),
    line('basic', 'money', { before: before?.basic_pay, after: after?.basic_pay }),
    ...names('allowances').map((name) =>
      line(
        'allowance',
        'money',
        { before: sum(before, 'allowances', name), after: sum(after, 'allowances', name) },
        name,
      ),
    ),
    line('corrections', 'money', { before: corrected(before), after: corrected(after) }),
    line('gross', 'money', { before: before?.gross_pay, after: after?.gross_pay }),
    ...names('deductions').map((name) =>
      line(
        'deduction',
        'money',
        {
          before: minus(sum(before, 'deductions', name)),
          after: minus(sum(after, 'deductions', name)),
        },
        name,
      ),
    ),
    line('expenses', 'money', { before: expenses(before), after: expenses(after) }),
    line('net', 'money', { before: before?.net_pay, after: after?.net_pay }),
  ]

  return lines.filter((each) => each.code === 'net' || each.before !== null || each.after !== null)
}
