import { Inject, Injectable } from '@nestjs/common'
import { eventNames } from '@workledger/contracts/registry'
import { attributes, type Population } from '@workledger/contracts/samples/sample-kinds'
import type { SampleItem, WasLine } from '@workledger/contracts/samples/samples.api'
import type { SampleItemRow } from '@workledger/contracts/samples/samples.lists'
import { type EmploymentEvent, employmentDecider } from '@workledger/domain/employment/employment'
import type { ExpenseEvent } from '@workledger/domain/expenses/expense'
import type { InvoiceEvent } from '@workledger/domain/invoicing/invoice-state'
import { fold } from '@workledger/domain/kernel/decider'
import { total } from '@workledger/domain/kernel/money'
import { type LeaveEvent, leaveLedger } from '@workledger/domain/leave/leave'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import type { Pay } from '@workledger/domain/payroll/pay'
import type { Event, EventStore } from '@workledger/event-store/port'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import type { SampleItemOf } from '@workledger/projections/samples/samples.queries'
import { STORE } from '../kernel/commands/commands'
import { instant } from '../kernel/lists/instant'
import { Queries } from '../kernel/lists/queries'
import { type EntryStep, runHistory } from './run-history'

type Was = SampleItem['was']
interface Told {
  was: Was
  steps: readonly EntryStep[]
}
const MOST_STEPS = 100
const at = (iso: string | null | undefined) => (iso ? instant(new Date(iso)) : null)
const line = (code: string, type: WasLine['type'], before: unknown, after: unknown, name: string | null = null): WasLine => ({
  code,
  name,
  type,
  before: before === null || before === undefined ? null : String(before),
  after: after === null || after === undefined ? null : String(after),
})

/** One item of a sample with everything that is told about it. */
@Injectable()
export class SampleItems {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly queries: Queries,
  ) {}

  async of(workspace: string, population: Population, item: SampleItemOf, row: SampleItemRow): Promise<SampleItem> {
    const { was, steps } = await this[population](workspace, item)
    const shown = steps.slice(-MOST_STEPS)
    const users = new Set(shown.flatMap(({ event: { meta } }) => [meta.actor, meta.impersonator ?? meta.actor]))
    const names = await this.queries.ask(workspace, (db) => namesOfUsers(db, workspace, [...users]))
    const named = (id: string) => ({ id, name: names.get(id) ?? (id === 'system' ? 'Workledger' : '') })
    const results = { A: item.a, B: item.b, C: item.c, D: item.d, E: item.e }
    return {
      ...row,
      checks: attributes.map((attribute) => ({ attribute, result: results[attribute], why: item.whys[attribute] ?? 'erased' })),
      was,
      steps: shown.map(({ event, reason }) => ({
        position: event.position,
        revision: event.revision,
        type: event.type,
        name: [...(eventNames.get(event.type) ?? [event.type, event.type])] as [string, string],
        occurred_at: instant(new Date(event.meta.occurred_at)),
        actor: named(event.meta.actor),
        impersonator: event.meta.impersonator ? named(event.meta.impersonator) : null,
        reason,
      })),
    }
  }

  private async pay(workspace: string, { stream, record_id }: SampleItemOf): Promise<Told> {
    const run = await runHistory(this.store, workspace, stream, new Set([record_id]))
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

  private async leaves(workspace: string, { stream, record_id, record_revision: revision }: SampleItemOf): Promise<Told> {
    const all = await this.store.readStream(workspace, stream)
    const own = all.filter(({ data }) => data.leave_id === record_id)
    const asked = own.find(({ type }) => type === 'LeaveRequested')
    const stateAt = (to: number | undefined) =>
      to === undefined ? undefined : fold(leaveLedger, all.slice(0, to + 1) as unknown as LeaveEvent[]).leaves[record_id]
    const [before, after] = [stateAt(asked?.revision), stateAt(revision)]
    return {
      was: {
        before_at: at(asked?.meta.occurred_at),
        after_at: at(all[revision]?.meta.occurred_at),
        lines: [
          line('first_day', 'day', before?.start_on, after?.start_on),
          line('last_day', 'day', before?.finish_on, after?.finish_on),
          line('days', 'days', before && daysTotal(before.days), after && daysTotal(after.days)),
          line('paid_percent', 'number', before?.paid_percent, after?.paid_percent),
          line('description', 'text', before?.description, after?.description),
        ],
      },
      steps: own.map(stepOf),
    }
  }

  private async expenses(workspace: string, { stream, record_revision: revision }: SampleItemOf): Promise<Told> {
    const events = (await this.store.readStream(workspace, stream)) as unknown as (Event & ExpenseEvent)[]
    const claims = events.slice(0, revision).filter((event) => event.type === 'ExpenseRequested' || event.type === 'ExpenseChanged')
    const [first, last, approval] = [claims[0], claims.at(-1), events[revision]]
    const approved = approval?.type === 'ExpenseApproved' ? approval.data : undefined
    return {
      was: {
        before_at: at(first?.meta.occurred_at),
        after_at: at(approval?.meta.occurred_at),
        lines: [
          line('name', 'text', first?.data.name, last?.data.name),
          line('date', 'day', first?.data.date, last?.data.date),
          line('amount', 'money', first?.data.amount, last?.data.amount, last?.data.currency),
          line('rate', 'number', first?.data.rate, approved?.rate),
          line('converted', 'money', first?.data.base_amount, approved?.base_amount, approved?.base_currency),
        ],
      },
      steps: events.map(stepOf),
    }
  }

  private async invoices(workspace: string, { stream, record_revision: revision }: SampleItemOf): Promise<Told> {
    const events = (await this.store.readStream(workspace, stream)) as unknown as (Event & InvoiceEvent)[]
    const draft = events.find((event) => event.type === 'InvoiceDrafted')
    const closed = events.find((event) => event.type === 'InvoiceClosed')
    const document = closed?.data.document
    return {
      was: {
        before_at: at(draft?.meta.occurred_at),
        after_at: at(events[revision]?.meta.occurred_at),
        lines: [
          line('date', 'day', draft?.data.invoice_date, document?.invoice_date),
          line('due_date', 'day', draft?.data.due_date, document?.due_date),
          line('subtotal', 'money', null, document?.subtotal),
          line('discount', 'money', null, document?.discount?.amount),
          line('tax', 'money', null, document?.tax),
          line('total', 'money', null, document?.total),
        ],
      },
      steps: events.map(stepOf),
    }
  }

  private async contracts(workspace: string, { stream, record_id, record_revision: revision }: SampleItemOf): Promise<Told> {
    const all = await this.store.readStream(workspace, stream)
    const stateAt = (to: number) => fold(employmentDecider, all.slice(0, to) as unknown as EmploymentEvent[]).contracts
    const after = stateAt(revision + 1)[record_id]
    const earlier = stateAt(revision)
    // A new version follows the one that was in force on its first day.
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
          line('effective_on', 'day', before?.effective_on, after?.effective_on),
          line('end_date', 'day', before?.end_date, after?.end_date),
          line('pay', 'money', before?.base_compensation_amount, after?.base_compensation_amount),
          line('pay_type', 'text', before?.base_compensation_type, after?.base_compensation_type),
          line('currency', 'text', before?.currency, after?.currency),
          line('working_hours', 'number', before?.working_hours, after?.working_hours),
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
  const minus = (text: string | null) => (text === null ? null : text.startsWith('-') ? text.slice(1) : `-${text}`)
  const hours = [before, after].some((pay) => pay && Number(pay.work_hours) > 0)
  const lines = [
    ...(hours ? [line('hours', 'hours', before?.work_hours, after?.work_hours)] : []),
    line('basic', 'money', before?.basic_pay, after?.basic_pay),
    ...names('allowances').map((name) => line('allowance', 'money', sum(before, 'allowances', name), sum(after, 'allowances', name), name)),
    line('corrections', 'money', corrected(before), corrected(after)),
    line('gross', 'money', before?.gross_pay, after?.gross_pay),
    ...names('deductions').map((name) =>
      line('deduction', 'money', minus(sum(before, 'deductions', name)), minus(sum(after, 'deductions', name)), name),
    ),
    line('expenses', 'money', expenses(before), expenses(after)),
    line('net', 'money', before?.net_pay, after?.net_pay),
  ]
  return lines.filter((each) => each.code === 'net' || each.before !== null || each.after !== null)
}
