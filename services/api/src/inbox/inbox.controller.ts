import { Controller } from '@nestjs/common'
import {
  inboxApi as api,
  type InboxAct,
  type InboxCounts,
  type InboxItem,
  inboxCursor,
} from '@workledger/contracts/inbox/inbox.api'
import { type InboxKind, inboxKinds } from '@workledger/contracts/inbox/inbox-kinds'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { type InboxRow, inboxPage, isWaiting } from '@workledger/projections/inbox/inbox.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { personOf } from '../kernel/lists/person'
import { Zones } from '../kernel/lists/zones'
import { InboxDecisionsService } from './inbox-decisions.service'
import { InboxFactsService } from './inbox-facts.service'
import { InboxPartsService, type Waiting } from './inbox-parts.service'

/** What waits for the caller, of all areas. */
@Controller()
export class InboxController {
  constructor(
    private readonly zones: Zones,
    private readonly parts: InboxPartsService,
    private readonly facts: InboxFactsService,
    private readonly decisions: InboxDecisionsService,
    private readonly keys: LinkKeys,
  ) {}

  @Route(api.inbox)
  async inbox(call: Call<typeof api.inbox>) {
    const { ctx, workspace, caller } = call
    const { kind: kinds, ...query } = call.query
    const today = await this.zones.today(ctx, workspace, caller.employee)
    const waiting = await this.parts.find(call, today)
    const page = await call.read((db) => inboxPage(db, waiting.parts, { kinds, ...query }))
    const facts = await this.facts.read(call, page.rows)
    const last = page.rows.at(-1)
    // Auditors do not sign in as another person to write in the audit room.
    const examines = !caller.session.impersonator

    return {
      data: page.rows.flatMap((row) => {
        const known = facts.get(row.record)
        return known ? [itemOf(row, known, { waiting, examines })] : []
      }),
      counts: countsOf(page.counts),
      today,
      next: page.more && last ? inboxCursor(last) : null,
    }
  }

  /** Answers which item a link opens. Another reader learns nothing of the item. */
  @Route(api.inboxLink)
  async link(call: Call<typeof api.inboxLink>) {
    const { ctx, workspace, caller } = call
    const { kind: asked, record, key } = call.query
    const link = await this.keys.find('decide', record, key)
    const [kind, reader] = link?.value?.split(' ') ?? []
    const known = link?.workspace === workspace && kind === asked
    if (!known) return { data: { state: 'unknown' as const } }
    if (reader && reader !== caller.employee) return { data: { state: 'other' as const } }
    if (link.expired) return { data: { state: 'expired' as const } }
    const today = await this.zones.today(ctx, workspace, caller.employee)
    const { parts } = await this.parts.find(call, today)
    const waits = await call.read((db) => isWaiting(db, parts[asked], record))

    return { data: { state: waits ? ('waits' as const) : ('settled' as const) } }
  }

  @Route(api.decideInboxItems)
  async decide(call: Call<typeof api.decideInboxItems>) {
    const data = await this.decisions.decide(call as Call, call.body.decisions)
    const decided = data.filter((outcome) => outcome.decided).length
    return { data, decided, refused: data.length - decided }
  }
}

/** Kinds that a manager decides, or a person in their place. */
const managed: ReadonlySet<InboxKind> = new Set(['leave', 'correction', 'timesheet', 'overtime'])

const actsOf: Readonly<Record<InboxKind, readonly InboxAct[]>> = {
  leave: ['approve', 'reject'],
  expense: ['approve', 'reject'],
  correction: ['approve', 'reject'],
  timesheet: ['approve', 'reject'],
  overtime: ['approve', 'reject'],
  pay_run: ['approve', 'open'],
  checklist_item: ['done', 'open'],
  contract_end: ['open'],
  document_end: ['open'],
  flag: ['done', 'open'],
}

function itemOf(
  row: InboxRow,
  facts: InboxItem['facts'],
  { waiting, examines }: { waiting: Waiting; examines: boolean },
): InboxItem {
  const { kind, record, employee_id, due, since, revision } = row

  const step = waiting.steps.get(record)

  const absent = step
    ? step.in_place_of
    : employee_id && managed.has(kind)
      ? waiting.absentManagerOf(employee_id)
      : undefined

  return {
    id: `${kind}:${record}`,
    kind,
    record,
    employee: employee_id ? personOf({ ...row, id: employee_id }) : null,
    due,
    since,
    revision,
    in_place_of: absent ? personOf(absent) : null,
    acts: actsOf[kind].filter((act) => examines || kind !== 'flag' || act !== 'done'),
    facts,
  }
}

function countsOf(found: Partial<Record<InboxKind, number>>): InboxCounts {
  const counts = Object.fromEntries(inboxKinds.map((kind) => [kind, found[kind] ?? 0])) as Record<
    InboxKind,
    number
  >

  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}
