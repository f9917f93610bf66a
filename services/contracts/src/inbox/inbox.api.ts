import * as z from 'zod'
import { inboxFacts } from '../inbox-facts'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import {
  bool,
  day,
  id,
  one,
  onlyThese,
  optionalText,
  wholeNumber,
  wordedShape,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import { bulkKinds, type InboxKind, inboxKinds, MOST_INBOX_ITEMS } from './inbox-kinds'

/** What the viewer can do with an item. */
export const inboxActs = ['approve', 'reject', 'done', 'open'] as const

export type InboxAct = (typeof inboxActs)[number]

const person = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

export const inboxItem = z.object({
  /** `kind:record`. */
  id: z.string(),
  kind: z.enum(inboxKinds),
  /** The leave, expense, correction, pay run, checklist item, contract, document or flag. */
  record: id(),
  /** The employee whom it concerns. */
  employee: person.nullable(),
  /** The day by which it matters. */
  due: z.string(),
  /** When it was submitted or began to wait, if known. */
  since: z.string().nullable(),
  /** The record's own revision, for If-Match. */
  revision: z.number(),
  /** The absent manager for whom the viewer decides. */
  in_place_of: person.nullable(),
  acts: z.array(z.enum(inboxActs)),
  facts: inboxFacts,
})

export type InboxItem = z.output<typeof inboxItem>

export const inboxCounts = z.object({
  total: z.number(),
  ...(Object.fromEntries(inboxKinds.map((kind) => [kind, z.number()])) as Record<
    InboxKind,
    z.ZodNumber
  >),
})

export type InboxCounts = z.output<typeof inboxCounts>

/** One kind, or several: `kind=leave&kind=expense`. */
const kinds = z.union([
  z.enum(inboxKinds).transform((kind) => [kind]),
  z.array(z.enum(inboxKinds)).max(inboxKinds.length),
])

const CURSOR = /^(\d{4}-\d\d-\d\d)\.([a-z_]+)\.([0-9a-f-]{36})$/

const place = z.object({ due: day(), kind: z.enum(inboxKinds), record: id() })

export type InboxPlace = z.output<typeof place>

/** Writes the place of an item in the order: day, kind and record. */
export const inboxCursor = ({ due, kind, record }: InboxPlace) => `${due}.${kind}.${record}`

/** The place of the last item of the previous page, from its `next`. */
const cursor = characters(80).transform((text, context): InboxPlace => {
  const [, due, kind, record] = CURSOR.exec(text) ?? []
  const read = place.safeParse({ due, kind, record })
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: 'inbox.after' })
  return z.NEVER
})

const DECIDED = new RegExp(`^(${bulkKinds.join('|')}):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`)

export const inboxDecision = onlyThese({
  /** `kind:record` of a leave, an expense, a correction, a week or overtime. */
  id: characters(60).regex(DECIDED, { error: 'inbox.bulk_kind' }),
  /** The revision that the caller saw. */
  revision: wholeNumber().min(0),
  approve: bool(),
  /** For the employee. */
  comment: optionalText(500),
})

export type InboxDecision = z.output<typeof inboxDecision>

export const inboxDecisionsBody = onlyThese({
  decisions: z
    .array(inboxDecision)
    .min(1, { error: 'inbox.most_decisions' })
    .max(MOST_INBOX_ITEMS, { error: 'inbox.most_decisions' }),
})

export const inboxOutcome = z.object({
  id: z.string(),
  decided: z.boolean(),
  /** Why it was not decided, in the words of the area's own call. */
  refusal: z.object(wordedShape).nullable(),
})

export type InboxOutcome = z.output<typeof inboxOutcome>

/** Kinds of items to which mails and messages link. */
export const linkedKinds = [
  'leave',
  'expense',
  'correction',
  'timesheet',
  'overtime',
  'pay_run',
] as const

/** What a link to an item opens for the caller. */
export const inboxLinkStates = ['waits', 'settled', 'other', 'expired', 'unknown'] as const

export const inboxApi = area('inbox', {
  inbox: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/inbox',
    who: 'member',
    summary: 'Everything that waits for the caller, by due date',
    params: workspaceParams,
    query: z.object({
      kind: kinds.optional(),
      /** Searches the person and the title. */
      q: characters(200).optional(),
      /** `next` of the previous page. */
      after: cursor.optional(),
      /** 0 for the counts alone. */
      limit: wholeNumber().min(0).max(MOST_INBOX_ITEMS).default(50),
    }),
    response: z.object({
      data: z.array(inboxItem),
      /** All items of the caller, without the filter. */
      counts: inboxCounts,
      /** Today where the caller works, which divides overdue from later items. */
      today: z.string(),
      /** `after` of the next page; null on the last one. */
      next: z.string().nullable(),
    }),
    errors: ['inbox.after'],
  }),
  inboxLink: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/inbox/link',
    who: 'member',
    summary: 'Whether the link of a mail or message opens an item that waits for the caller',
    params: workspaceParams,
    query: z.object({
      kind: z.enum(linkedKinds),
      record: id(),
      /** The key at the end of the link. */
      key: characters(100).min(1),
    }),
    response: one(
      z.object({
        /** `settled`: it waits for the caller no more. `other`: the link is for another person. `unknown`: its key is not known here. */
        state: z.enum(inboxLinkStates),
      }),
    ),
  }),
  decideInboxItems: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/inbox/decisions',
    who: 'member',
    ofCompany: true,
    summary: 'Decide several leaves, expenses and corrections; each by the rules of its own call',
    status: 200,
    params: workspaceParams,
    body: inboxDecisionsBody,
    response: z.object({
      /** In the order of the decisions. */
      data: z.array(inboxOutcome),
      decided: z.number(),
      refused: z.number(),
    }),
    errors: ['inbox.bulk_kind', 'inbox.most_decisions'],
  }),
})
