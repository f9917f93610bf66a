import { Injectable } from '@nestjs/common'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import type { InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import type { AnyList, RowOf } from '@workledger/contracts/kernel/define-list'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { attendanceCorrectionsList } from '@workledger/projections/attendance/attendance.lists'
import { checklistItemsList } from '@workledger/projections/checklists/checklists.lists'
import { documentsList } from '@workledger/projections/documents/documents.lists'
import { expensesList } from '@workledger/projections/expenses/expenses.lists'
import type { InboxRow } from '@workledger/projections/inbox/inbox.queries'
import type { ListResource } from '@workledger/projections/kernel/list-resource'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import { changedSince } from '@workledger/projections/payroll/pay-changes.queries'
import { payrunsList } from '@workledger/projections/payroll/payroll.lists'
import { payrunById } from '@workledger/projections/payroll/payroll.queries'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { timesheetsList } from '@workledger/projections/time-tracking/time-tracking.lists'
import {
  type TrackedInWeek,
  trackedIn,
} from '@workledger/projections/time-tracking/timesheets.queries'
import { watchHitsList } from '@workledger/projections/watch/watch.lists'
import { workingTimeOvertimeList } from '@workledger/projections/working-time/working-time.lists'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

type Facts<K extends InboxKind = InboxKind> = Extract<InboxItem['facts'], { kind: K }>

type Reader = (call: Asking, rows: readonly InboxRow[]) => Promise<Map<string, Facts>>

/** Reads the facts of a page's items from the lists of their areas, which check the viewer again. */
@Injectable()
export class InboxFactsService {
  constructor(
    private readonly lists: Lists,
    private readonly queries: Queries,
  ) {}

  /** Returns the facts of these items by record; an item that has just left has none. */
  async read(call: Asking, rows: readonly InboxRow[]): Promise<Map<string, Facts>> {
    const kinds = [...new Set(rows.map(({ kind }) => kind))]

    const read = await Promise.all(
      kinds.map((kind) =>
        this.readers[kind](
          call,
          rows.filter((row) => row.kind === kind),
        ),
      ),
    )

    return new Map(read.flatMap((facts) => [...facts]))
  }

  private readonly readers: Readonly<Record<InboxKind, Reader>> = {
    leave: this.from(leavesList, leaveFacts),
    expense: this.from(expensesList, expenseFacts),
    correction: this.from(attendanceCorrectionsList, correctionFacts),
    timesheet: (call, rows) => this.timesheets(call, rows),
    overtime: this.from(workingTimeOvertimeList, overtimeFacts),
    pay_run: (call, rows) => this.payRuns(call, rows),
    checklist_item: this.from(checklistItemsList, checklistItemFacts),
    contract_end: async (_, rows) => new Map(rows.map((row) => [row.record, endFacts(row)])),
    document_end: this.from(documentsList, documentFacts),
    flag: this.from(watchHitsList, flagFacts),
  }

  private from<L extends AnyList>(
    list: ListResource<L>,
    factsOf: (row: RowOf<L>, call: Asking) => Facts | undefined,
  ): Reader {
    return async (call, rows) => {
      const found = await this.rows(list, call, rows)

      return new Map(
        found.flatMap((row) => {
          const facts = factsOf(row, call)
          return facts ? [[(row as { id: string }).id, facts] as const] : []
        }),
      )
    }
  }

  private async rows<L extends AnyList>(
    list: ListResource<L>,
    { workspace, caller, ctx }: Asking,
    rows: readonly InboxRow[],
  ): Promise<RowOf<L>[]> {
    const asking = { workspace, caller, ctx, query: { page: 1, per_page: rows.length } }
    return (await this.lists.page(list, asking, { ids: rows.map(({ record }) => record) })).data
  }

  private async timesheets(call: Asking, rows: readonly InboxRow[]): Promise<Map<string, Facts>> {
    const sheets = await this.rows(timesheetsList, call, rows)

    const undecided = sheets.filter((sheet) => sheet.undecided)

    const tracked = await this.queries.ask(call.workspace, (db) =>
      trackedIn(
        db,
        undecided.map(({ id }) => id),
      ),
    )

    const byWeek = groupBy(tracked, ({ timesheet_id }) => timesheet_id)

    return new Map(
      undecided.map((sheet): [string, Facts] => [
        sheet.id,
        timesheetFacts(sheet, byWeek.get(sheet.id) ?? []),
      ]),
    )
  }

  private async payRuns(call: Asking, rows: readonly InboxRow[]): Promise<Map<string, Facts>> {
    const { workspace } = call
    const runs = await this.rows(payrunsList, call, rows)

    const drafts = await this.queries.ask(workspace, (db) =>
      Promise.all(runs.map(({ id }) => readDraft(db, workspace, id))),
    )

    return new Map(
      runs.map((run, index): [string, Facts] => [run.id, payRunFacts(run, drafts[index]!)]),
    )
  }
}

/** Reads who prepared a draft, and how many facts have changed since. */
async function readDraft(db: Reads, workspace: string, id: string) {
  const run = await payrunById(db, workspace, id)
  if (!run) return { prepared_by: null, changes_count: 0 }

  const [users, { count }] = await Promise.all([
    namesOfUsers(db, workspace, [run.prepared_by]),
    changedSince(db, workspace, run, 1),
  ])

  return { prepared_by: users.get(run.prepared_by) ?? null, changes_count: count }
}

const timesheetFacts = (
  sheet: RowOf<typeof timesheetsList.definition>,
  tracked: readonly TrackedInWeek[],
): Facts => ({
  kind: 'timesheet',
  from_on: sheet.from_on,
  to_on: sheet.to_on,
  seconds: sheet.seconds,
  added_seconds: sheet.added_seconds,
  approved_seconds: sheet.approved_seconds,
  steps: sheet.steps,
  days: [...groupBy(tracked, ({ day }) => day)]
    .map(([day, parts]) => ({ day, seconds: total(parts) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1)),
  projects: [...groupBy(tracked, ({ project_id }) => project_id).values()]
    .map((parts) => ({ name: parts[0]?.project_name ?? null, seconds: total(parts) }))
    .sort((a, b) => b.seconds - a.seconds),
})

const total = (parts: readonly { seconds: number }[]) =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0)

const downloadOf = (
  { has_document, employee_id, id }: { has_document: boolean; employee_id: string; id: string },
  area: string,
) => (has_document ? { download_url: `/employees/${employee_id}/${area}/${id}/document` } : null)

const leaveFacts = (row: RowOf<typeof leavesList.definition>): Facts | undefined =>
  row.status === 'pending'
    ? {
        kind: 'leave',
        type: row.type,
        start_on: row.start_on,
        finish_on: row.finish_on,
        half_day: row.half_day,
        day_part: row.day_part,
        seconds: row.seconds,
        from_time: row.from_time,
        to_time: row.to_time,
        days_taken: row.days_taken,
        description: row.description,
        balance_before: row.balance_before,
        balance_after: row.balance_after,
        balance_year: row.balance_year,
        steps: row.steps,
        document: downloadOf(row, 'leaves'),
      }
    : undefined

const expenseFacts = (row: RowOf<typeof expensesList.definition>): Facts | undefined =>
  row.status === 'pending'
    ? {
        kind: 'expense',
        name: row.name,
        category: row.category,
        date: row.date,
        amount: row.amount,
        currency: row.currency,
        rate: row.rate,
        base_amount: row.base_amount,
        base_currency: row.base_currency,
        description: row.description,
        warnings: row.warnings,
        steps: row.steps,
        document: downloadOf(row, 'expenses'),
      }
    : undefined

const correctionFacts = (
  row: RowOf<typeof attendanceCorrectionsList.definition>,
): Facts | undefined =>
  row.status === 'pending'
    ? {
        kind: 'correction',
        change: row.kind,
        day: row.day,
        zone: row.zone,
        was: row.was,
        becomes: row.becomes,
        reason: row.reason,
      }
    : undefined

const overtimeFacts = (row: RowOf<typeof workingTimeOvertimeList.definition>): Facts | undefined =>
  row.waiting_seconds > 0
    ? {
        kind: 'overtime',
        month: row.month,
        seconds: row.waiting_seconds,
        approved_seconds: row.approved_seconds,
        target_seconds: row.target_seconds,
        worked_seconds: row.worked_seconds,
        limit_minutes: row.limit_minutes,
        limit_per: row.limit_per,
      }
    : undefined

const payRunFacts = (
  run: RowOf<typeof payrunsList.definition>,
  draft: Pick<Facts<'pay_run'>, 'prepared_by' | 'changes_count'>,
): Facts => ({
  kind: 'pay_run',
  start: run.start,
  end: run.end,
  pay_date: run.pay_date,
  currency: run.currency,
  gross_pay: run.gross_pay,
  net_pay: run.net_pay,
  paid_count: run.paid_count,
  entries_count: run.entries_count,
  warnings_count: run.warnings_count,
  ...draft,
})

const checklistItemFacts = (
  row: RowOf<typeof checklistItemsList.definition>,
  { caller }: Asking,
): Facts | undefined =>
  row.status === 'open'
    ? {
        kind: 'checklist_item',
        checklist_id: row.checklist_id,
        checklist: row.checklist,
        checklist_kind: row.kind,
        text: row.text,
        owner: row.owner,
        mine: row.owner_id === caller.employee,
      }
    : undefined

const endFacts = ({ detail, due }: InboxRow): Facts => ({
  kind: 'contract_end',
  ends: detail as Facts<'contract_end'>['ends'],
  end_on: due,
})

const documentFacts = (row: RowOf<typeof documentsList.definition>): Facts | undefined =>
  row.expires_on === null
    ? undefined
    : {
        kind: 'document_end',
        filename: row.filename,
        type: row.type,
        expires_on: row.expires_on,
      }

const flagFacts = (row: RowOf<typeof watchHitsList.definition>): Facts | undefined =>
  row.looked
    ? undefined
    : {
        kind: 'flag',
        rule: row.rule,
        act: row.kind,
        count: row.count,
        amount: row.amount,
        currency: row.currency,
        by: row.by,
        behind: row.behind,
        stream: row.stream,
        record_revision: row.record_revision,
        position: row.position,
      }
