import type { checklistEvents } from '@workledger/contracts/checklists/checklists.events'
import { MOST_OPEN_CHECKLISTS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type ChecklistEvent = AnyEventOf<typeof checklistEvents>
type Begun = Extract<ChecklistEvent, { type: 'ChecklistBegun' }>['data']
type ChecklistRef = { employee_id: string; checklist_id: string }
export type Cause = Begun['because']
export type ItemStatus = 'open' | 'done' | 'not_needed'

export interface Checklist
  extends Pick<Begun, 'template_id' | 'name' | 'kind' | 'because' | 'employment' | 'day'> {
  readonly cancelled: boolean
  readonly items: Readonly<Record<string, ItemStatus>>
}

export type Checklists = Readonly<Record<string, Checklist>>

export type ChecklistCommand =
  /**
   * Automatic: once for each employment; a checklist that exists moves to the new day. By hand: if
   * none of this template is open.
   */
  | ({ type: 'begin' } & Begun)
  /** Follows the contract's end to another day; null removes the end. */
  | { type: 'follow-contract'; employee_id: string; day: string | null }
  /** The employee no longer joins or leaves. */
  | { type: 'call-off'; employee_id: string; kind: Begun['kind']; because?: Cause }
  | ({ type: 'move'; day: string } & ChecklistRef)
  | ({ type: 'cancel'; reason: string } & ChecklistRef)
  | ({ type: 'settle'; item_id: string; status: ItemStatus; reason: string | null } & ChecklistRef)

/** The checklists of one employee: stream `checklists-{employee}`. */
export const checklistsDecider: Decider<Checklists, ChecklistCommand, ChecklistEvent> = {
  category: 'checklists',
  initial: {},
  decide,
  evolve,
  content: contentOf<ChecklistEvent>({
    ChecklistBegun: {
      submitted: ({ checklist_id, items }) => [
        checklist_id,
        ...items.map(({ item_id }) => item_id),
      ],
    },
    ChecklistMoved: { changed: 'checklist_id' },
    ChecklistCancelled: { changed: 'checklist_id' },
    ChecklistItemDone: { changed: 'item_id' },
    ChecklistItemNotNeeded: { changed: 'item_id' },
    ChecklistItemReopened: { changed: 'item_id' },
  }),
}

/** Returns whether it is not cancelled and an item is still open. */
export const isOpen = ({ cancelled, items }: Checklist) =>
  !cancelled && Object.values(items).includes('open')

function decide(state: Checklists, command: ChecklistCommand): ChecklistEvent[] {
  const { employee_id } = command
  const all = Object.entries(state)

  switch (command.type) {
    case 'begin': {
      const { type: _, ...data } = command
      return begin(all, data)
    }

    case 'follow-contract':
      return all.flatMap(([checklist_id, each]) => {
        if (each.because !== 'contract_end' || !isOpen(each)) return []
        return command.day === null
          ? cancelled({ employee_id, checklist_id })
          : moved(each, { employee_id, checklist_id }, command.day)
      })

    case 'call-off':
      return all.flatMap(([checklist_id, each]) => {
        const meant =
          each.kind === command.kind &&
          (!command.because || each.because === command.because) &&
          isOpen(each)
        return meant ? cancelled({ employee_id, checklist_id }) : []
      })

    case 'move':
    case 'cancel':
    case 'settle': {
      const { checklist_id } = command
      const on = { employee_id, checklist_id }
      const checklist = state[checklist_id] ?? refuse('not_found')
      if (checklist.cancelled) refuse('checklist.cancelled')
      if (command.type === 'move') return moved(checklist, on, command.day)
      if (command.type === 'cancel') return cancelled(on, command.reason)

      return settle(checklist, on, command)
    }

    default:
      return command satisfies never
  }
}

function begin(all: readonly [string, Checklist][], data: Begun): ChecklistEvent[] {
  const ofTemplate = all.filter(([, { template_id }]) => template_id === data.template_id)
  const open = all.filter(([, each]) => isOpen(each)).length

  if (data.because === 'hand') {
    if (ofTemplate.some(([, each]) => isOpen(each))) refuse('checklist.open')

    if (open >= MOST_OPEN_CHECKLISTS)
      refuse('checklist.most_open', { params: { most: MOST_OPEN_CHECKLISTS } })

    return [{ type: 'ChecklistBegun', data }]
  }

  const before = ofTemplate.find(
    ([, { employment, cancelled }]) => employment === data.employment && !cancelled,
  )
  if (!before) return open >= MOST_OPEN_CHECKLISTS ? [] : [{ type: 'ChecklistBegun', data }]
  const [checklist_id, checklist] = before

  return isOpen(checklist)
    ? moved(checklist, { employee_id: data.employee_id, checklist_id }, data.day, data.because)
    : []
}

function settle(
  { items }: Checklist,
  on: ChecklistRef,
  { item_id, status, reason }: { item_id: string; status: ItemStatus; reason: string | null },
): ChecklistEvent[] {
  const before = items[item_id] ?? refuse('not_found')
  if (before === status) return []
  const data = { ...on, item_id }
  if (status === 'done') return [{ type: 'ChecklistItemDone', data }]
  if (status === 'open') return [{ type: 'ChecklistItemReopened', data }]

  return [
    {
      type: 'ChecklistItemNotNeeded',
      data: { ...data, reason: reason ?? refuse('checklist.reason', { field: 'reason' }) },
    },
  ]
}

const cancelled = (on: ChecklistRef, reason: string | null = null): ChecklistEvent[] => [
  { type: 'ChecklistCancelled', data: { ...on, reason } },
]

const moved = (
  before: Checklist,
  on: ChecklistRef,
  day: string,
  because = before.because,
): ChecklistEvent[] =>
  before.day === day && before.because === because
    ? []
    : [{ type: 'ChecklistMoved', data: { ...on, day, because } }]

function evolve(state: Checklists, event: ChecklistEvent): Checklists {
  const { checklist_id } = event.data

  if (event.type === 'ChecklistBegun') {
    const { employee_id: _, checklist_id: __, items, ...data } = event.data
    return {
      ...state,
      [checklist_id]: {
        ...data,
        cancelled: false,
        items: Object.fromEntries(items.map(({ item_id }) => [item_id, 'open' as const])),
      },
    }
  }

  const before = state[checklist_id]
  if (!before) return state

  const put = (change: Partial<Checklist>) => ({
    ...state,
    [checklist_id]: { ...before, ...change },
  })

  const settled = (item_id: string, status: ItemStatus) =>
    put({ items: { ...before.items, [item_id]: status } })

  switch (event.type) {
    case 'ChecklistMoved':
      return put({ day: event.data.day, because: event.data.because })
    case 'ChecklistCancelled':
      return put({ cancelled: true })
    case 'ChecklistItemDone':
      return settled(event.data.item_id, 'done')
    case 'ChecklistItemNotNeeded':
      return settled(event.data.item_id, 'not_needed')
    case 'ChecklistItemReopened':
      return settled(event.data.item_id, 'open')
    default:
      return event satisfies never
  }
}
