import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import * as imports from '@workledger/contracts/time-tracking/time-imports.lists'
import * as declared from '@workledger/contracts/time-tracking/time-tracking.lists'
import * as approval from '@workledger/contracts/time-tracking/timesheet-approval.lists'
import * as timesheets from '@workledger/contracts/time-tracking/timesheets.lists'
import { sql } from 'kysely'
import { routedWeeks, stepsName } from '../access/approval-steps.port'
import { ruleStepsOf, stepsToShow } from '../access/shown-steps.port'
import { filtered } from '../kernel/list-filter'
import { ofEmployee, readList } from '../kernel/list-resource'
import { type ExtraColumns } from '../kernel/list-rows'
import { spelled } from '../kernel/spelled'
import { decidesInPlace } from '../leave/stand-ins.port'

export const timeEntriesList = readList(declared.timeEntriesList, 'time_entries as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('time_entries as t')
      .innerJoin('employees as e', 'e.id', 't.employee_id')
      .leftJoin('project_names as p', 'p.id', 't.project_id')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .leftJoin('tasks as k', 'k.id', 't.task_id')
      .leftJoin('billed_time as b', 'b.id', 't.id')
      .leftJoin('invoices as i', 'i.id', 'b.invoice_id')
      .where('t.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee)])),
  sums: {
    from: (db, { workspace }) =>
      db
        .selectFrom('time_entry_months as m')
        .innerJoin('employees as e', 'e.id', 'm.employee_id')
        .where('m.workspace_id', '=', workspace),
    sql: { employee_id: 'm.employee_id' },
    rows: 'm.entries',
    except: 't.end_at is null',
  },
  sql: {
    ...ofEmployee('t'),
    start: 't.start_at',
    end: 't.end_at',
    duration: 'extract(epoch from t.end_at - t.start_at)::float8',
    client: 'c.name',
    client_id: 'p.client_id',
    project: 'p.name',
    task: 'k.title',
    tags: `(select string_agg(tag, ', ' order by place) from jsonb_array_elements_text(t.tags) with ordinality as g(tag, place))`,
    billed: 'b.id is not null',
    invoice_number: `case when i.state = 'issued' then i.invoice_number end`,
  },
  filters: {
    from: (day) => sql`t.day >= ${day}`,
    to: (day) => sql`t.day <= ${day}`,
    tag: (tag) => sql`t.tags @> jsonb_build_array(${tag}::text)`,
  },
  // Most entries have none, which a search need not put together.
  searchBy: {
    tags: (word) => sql`(t.tags <> '[]' and t.tags::text ~* ${spelled(word)})`,
  },
})

export const timesheetsList = readList(timesheets.timesheetsList, 'timesheets as s', {
  from: (db, { workspace }) =>
    db
      .selectFrom('timesheets as s')
      .innerJoin('employees as e', 'e.id', 's.employee_id')
      .where('s.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('e.id', '=', employee),
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
        decidesInPlace(employee),
        stepsName('s', employee),
      ]),
    ),
  sql: {
    ...ofEmployee('s'),
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    avatar: 'e.avatar',
    decided_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = s.workspace_id and b.user_id::text = s.decided_by)`,
    stream: `'timer-' || s.employee_id`,
  },
  filters: {
    from: (day) => sql`s.to_on >= ${day}`,
    to: (day) => sql`s.from_on <= ${day}`,
  },
  computed: async (db, { workspace, employee }, rows) => {
    const ids = rows.map(({ id }) => id as string)
    const steps = await stepsToShow(db, routedWeeks, { workspace, employee }, ids)

    return rows.map(({ id, status, undecided }) => {
      // An open week waits for no one.
      const shown = status === 'open' ? undefined : steps.get(id as string)
      return { steps: shown?.steps ?? [], your_step: shown ? shown.your_step && !!undecided : null }
    })
  },
})

export const timesheetApprovalRulesList = readList(
  approval.timesheetApprovalRulesList,
  'timesheet_approval_rules as t',
  {
    sql: { steps_count: 'jsonb_array_length(t.steps)' },
    computed: async (db, { workspace }, rows) => {
      const steps = rows.map((row) => row.steps as ApprovalStep[])
      const named = await ruleStepsOf(db, routedWeeks, workspace, steps)
      return named.map((each) => ({ named: each }))
    },
  },
)

export const timeImportsList = readList(imports.timeImportsList, 'time_imports as m', {
  sql: {
    started_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = m.workspace_id and b.user_id::text = m.started_by)`,
    present: `(select count(*)::int from time_entries t where t.import_id = m.id)`,
    stream: `'time-import-' || m.id`,
  },
  filters: {
    from: (day) => sql`m.to_on >= ${day}`,
    to: (day) => sql`m.from_on <= ${day}`,
  },
})

export interface TrackedFilter {
  readonly employee_id: string
  readonly project_id?: string | undefined
  readonly q?: string | undefined
  readonly tag?: string | undefined
}

/**
 * Adds `day_totals` to a page's rows: the seconds of each day on which the row has time, and of the
 * day on which it starts, by day, over all entries of this filter.
 */
export const dayTotals =
  ({ employee_id, project_id, q, tag }: TrackedFilter): ExtraColumns =>
  (pages, db, viewer) => {
    let tracked = db
      .selectFrom('time_entry_days as x')
      .where('x.workspace_id', '=', viewer.workspace)
      .where('x.employee_id', '=', employee_id)
      .where(sql<boolean>`x.day = any (array(select day from touched))`)

    if (project_id) tracked = tracked.where('x.project_id', '=', project_id)

    if (q || tag)
      tracked = tracked.where(
        'x.entry_id',
        'in',
        filtered(
          { db, resource: timeEntriesList, viewer },
          { employee_id, ...(q && { q }), ...(tag && { tag }) },
        ).select('t.id'),
      )

    return (
      pages
        .with('touched', (cte) =>
          cte
            .selectFrom('page')
            .select(['page.id', 'page.day'])
            .union(
              cte
                .selectFrom('page')
                .innerJoin('time_entry_days as d', 'd.entry_id', 'page.id')
                .select(['page.id', 'd.day']),
            ),
        )
        // Materialized, because otherwise each row of the page sums all days again.
        .with(
          (cte) => cte('totals').materialized(),
          () =>
            tracked
              .select(['x.day', sql<number>`sum(x.seconds)::int`.as('seconds')])
              .groupBy('x.day'),
        )
        .with('of_row', (cte) =>
          cte
            .selectFrom('touched')
            .leftJoin('totals', 'totals.day', 'touched.day')
            .select([
              'touched.id',
              sql`jsonb_object_agg(touched.day, coalesce(totals.seconds, 0))`.as('day_totals'),
            ])
            .groupBy('touched.id'),
        )
        .selectFrom('page')
        .innerJoin('of_row', 'of_row.id', 'page.id')
        .selectAll('page')
        .select('of_row.day_totals')
    )
  }
