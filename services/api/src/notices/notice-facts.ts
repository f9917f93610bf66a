import type { NoticeFacts } from '@workledger/contracts/notices/notices.lists'
import type { Rows } from '@workledger/contracts/registry'
import { type Viewer, viewerOf } from '@workledger/projections/kernel/list-resource'
import { listRows } from '@workledger/projections/kernel/list-rows'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { listResourceOf } from '@workledger/projections/registry'

/** A notice of which facts are read. */
export interface NoticeRow {
  readonly template: string
  readonly record_id: string | null
}

type ListRow = Record<string, any>

/** Where a notice's record is read, and what it says to its reader. */
interface Source {
  readonly list: keyof Rows
  /** The column with the notice's record; its id by default. */
  readonly by?: string
  /** Only the reader's own rows. */
  readonly own?: true
  readonly facts: (row: ListRow) => Partial<NoticeFacts>
  readonly link?: (row: ListRow) => string
}

export const NO_FACTS: NoticeFacts = {
  title: null,
  person: null,
  from: null,
  to: null,
  amount: null,
  currency: null,
}

const leave: Source = {
  list: 'leaves',
  facts: (row) => ({ title: row.type, person: row.name, from: row.start_on, to: row.finish_on }),
}

const expense: Source = {
  list: 'expenses',
  facts: ({ name, employee_name, amount, currency }) => ({
    title: name,
    person: employee_name,
    amount,
    currency,
  }),
}

const correction: Source = {
  list: 'attendance-corrections',
  facts: (row) => ({ person: row.name, from: row.day }),
}

const timesheet: Source = {
  list: 'timesheets',
  facts: (row) => ({ person: row.name, from: row.from_on, to: row.to_on }),
  link: (row) => `/timer/week?day=${row.from_on}`,
}

const overtime: Source = {
  list: 'working-time-overtime',
  facts: (row) => ({ person: row.name, from: row.month }),
}

const event: Source = {
  list: 'events',
  facts: (row) => ({ title: row.title, from: row.event_on, to: row.end_date }),
  link: (row) => `/events/${row.id}`,
}

const task: Source = {
  list: 'tasks',
  facts: (row) => ({ title: row.title, to: row.due_date }),
  link: (row) => `/projects/${row.project_id}/project_detail/task_detail?task=${row.id}`,
}

const documentOf: Source = {
  list: 'documents',
  facts: (row) => ({ title: row.filename, person: row.name }),
}

/** Sources by the beginning of the template. */
const sources: readonly (readonly [start: string, source: Source])[] = [
  ['leave-', leave],
  ['expense-', expense],
  ['attendance-correction-', correction],
  ['timesheet-submitted', { ...timesheet, link: () => '/inbox' }],
  ['timesheet-step-', { ...timesheet, link: () => '/inbox' }],
  ['timesheet-', timesheet],
  ['overtime-', overtime],
  ['event-', event],
  ['task-', task],
  ['document-', documentOf],
  [
    'payrun-waits',
    {
      list: 'payruns',
      facts: (row) => ({ from: row.start, to: row.end }),
      link: (row) => `/admin/payroll/${row.id}`,
    },
  ],
  [
    'payslip-ready',
    {
      list: 'payslips',
      by: 'payrun_id',
      own: true,
      facts: (row) => ({ from: row.start, to: row.end }),
    },
  ],
]

/** Pages of notices that open the same one for every record. */
const pages: Readonly<Record<string, string>> = {
  'leave-requested': '/inbox',
  'leave-step-waits': '/inbox',
  'leave-step-escalated': '/inbox',
  'expense-step-waits': '/inbox',
  'expense-step-escalated': '/inbox',
  'expense-requested': '/inbox',
  'attendance-correction-proposed': '/inbox',
  'timesheet-submitted': '/inbox',
  'timesheet-step-waits': '/inbox',
  'timesheet-step-escalated': '/inbox',
  'overtime-waits': '/inbox',
  'overtime-approved': '/my_profile?tab=working_time',
  'overtime-declined': '/my_profile?tab=working_time',
  'leave-approved': '/requests',
  'leave-rejected': '/requests',
  'leave-shortened': '/requests',
  'leave-added': '/requests',
  'expense-approved': '/requests?tab=expenses',
  'expense-rejected': '/requests?tab=expenses',
  'expense-reimbursed': '/requests?tab=expenses',
  'attendance-correction-approved': '/my_profile?tab=attendance',
  'attendance-correction-rejected': '/my_profile?tab=attendance',
  'document-added': '/my_profile?tab=documents',
  'payslip-ready': '/requests?tab=payslips',
  'checklist-due': '/requests?tab=checklists',
  'approval-delegated': '/inbox',
  'event-cancelled': '/calendar',
  'event-withdrawn': '/calendar',
  'interview-invitation': '/interviews',
  'interview-changed': '/interviews',
  'interview-taken-off': '/interviews',
  'interview-cancelled': '/interviews',
  'not-tracking': '/timer',
  'daily-report': '/work_reports',
  'trial-end': '/admin/billing',
  'subscription-payment-failed': '/admin/billing',
  'subscription-cancelled': '/admin/billing',
  'webhook-off': '/admin/integrations?tab=webhooks',
  'chat-channel-off': '/admin/integrations?tab=chat',
  'bank-account-changed': '/my_profile?tab=bank',
  'bank-account-removed': '/my_profile?tab=bank',
  'emergency-access': '/admin/sign_on',
  'sign-on-provider': '/admin/sign_on',
  'sign-on-linked': '/my_account',
  'kiosk-pin-locked': '/my_account',
  'kiosk-pin-reset': '/my_account',
  'kiosk-paused': '/admin/general?tab=kiosks',
  'watch-rule-proposed': '/admin/audit/rules?tab=rules',
  'erasure-announced': '/admin/audit',
}

const sourceOf = (template: string): Source | undefined =>
  sources.find(([start]) => template.startsWith(start))?.[1]

/**
 * Returns what a reader may see of the records of notices now, and where they lead. Each list
 * answers for its own rights, in one read for each list on the page.
 */
export async function factsOfNotices(
  db: Reads,
  viewer: Viewer,
  rows: readonly NoticeRow[],
): Promise<{ facts: NoticeFacts; link: string | null }[]> {
  const self = await nameOf(db, viewer)
  const wanted = new Map<Source, Set<string>>()

  for (const { template, record_id } of rows) {
    const source = sourceOf(template)
    if (!source || !record_id) continue
    wanted.set(source, (wanted.get(source) ?? new Set()).add(record_id))
  }

  const found = new Map<Source, Map<string, ListRow>>()
  for (const [source, ids] of wanted)
    found.set(source, await recordsOf(db, viewer, source, [...ids]))

  return rows.map(({ template, record_id }) => {
    const source = sourceOf(template)
    const record = source && record_id ? found.get(source)?.get(record_id) : undefined
    const link = (record && source?.link?.(record)) ?? pages[template] ?? null
    if (!record || !source) return { facts: NO_FACTS, link }
    const facts = { ...NO_FACTS, ...source.facts(record) }

    return { facts: facts.person === self ? { ...facts, person: null } : facts, link }
  })
}

/** Reads records that the reader may see now, by the id that notices keep. */
async function recordsOf(
  db: Reads,
  { workspace, employee, permissions, now }: Viewer,
  { list: name, by = 'id', own }: Source,
  ids: readonly string[],
): Promise<Map<string, ListRow>> {
  const list = listResourceOf(name)!
  const viewer = viewerOf(list, { workspace, employee, permissions }, now)
  if (list.definition.who !== 'member' && !viewer.everything) return new Map()

  const { rows } = await listRows(
    { db, resource: list, viewer },
    {
      range: [0, ids.length - 1],
      filter: { [by]: ids, ...(own && { employee_id: employee }) },
    },
  )

  return new Map(rows.map((row) => [String(row[by]), row]))
}

/** Returns the reader's own name, which a notice to them need not repeat. */
const nameOf = async (db: Reads, { employee }: Viewer): Promise<string | undefined> =>
  (
    await db
      .selectFrom('employees')
      .select(({ fn, ref }) =>
        fn<string>('read.full_name', [ref('first_name'), ref('last_name')]).as('name'),
      )
      .where('id', '=', employee)
      .executeTakeFirst()
  )?.name
