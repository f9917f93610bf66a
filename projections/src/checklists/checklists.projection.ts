import {
  checklistEvents as e,
  checklistTemplateEvents as t,
} from '@workledger/contracts/checklists/checklists.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { checklistsDecider } from '@workledger/domain/checklists/checklists'
import { at, change, derive, on, projection, removeWhere, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

interface TemplateItem {
  item_id: string
  text: string
  owner: string
  owner_id: string | null
  days: number
}

export interface ItemOfChecklist extends TemplateItem {
  status: 'open' | 'done' | 'not_needed'
  reason: string | null
  /** A user id. */
  settled_by: string | null
  settled_at: string | null
  /** Revision of the last event that settled it or undid that. */
  revision: number
}

export const checklistTemplates = table(
  'checklist_templates',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    kind: col.text,
    automatic: col.bool,
    items: col.json<TemplateItem[]>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'] },
)

export const checklists = table(
  'checklists',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.text,
    kind: col.text,
    because: col.text,
    day: col.day,
    status: col.text,
    reason: col.maybe.text,
    items: col.json<ItemOfChecklist[]>(),
    items_count: col.int,
    settled_count: col.int,
    next_due_on: col.maybe.day,
    begun_at: col.instant,
    revision: col.revision,
  },
  { counted: true, indexes: ['workspace_id, begun_at', 'employee_id'] },
)

/** An item of a checklist, written together with it. */
export const checklistItems = table(
  'checklist_items',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    checklist_id: col.uuid,
    employee_id: col.uuid,
    checklist: col.text,
    kind: col.text,
    text: col.text,
    owner: col.text,
    owner_id: col.maybe.uuid,
    due_on: col.day,
    status: col.text,
    reason: col.maybe.text,
    settled_by: col.maybe.uuid,
    settled_at: col.maybe.instant,
    place: col.int,
    revision: col.int,
  },
  {
    counted: true,
    indexes: [
      'checklist_id',
      'workspace_id, status, due_on',
      'employee_id',
      'workspace_id, due_on',
    ],
  },
)

const templateIdOf = (event: { data: { template_id: string } }) => event.data.template_id
const checklist = (event: { data: { checklist_id: string } }) => event.data.checklist_id

const due = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Computes the columns that follow from the items: their number, the next due item, and whether all
 * are settled.
 */
function countItems(day: string, items: ItemOfChecklist[]) {
  const open = items.filter(({ status }) => status === 'open')
  return {
    day,
    items,
    items_count: items.length,
    settled_count: items.length - open.length,
    next_due_on: open.map(({ days }) => due(day, days)).sort()[0] ?? null,
    status: open.length === 0 ? 'done' : 'open',
  }
}

type ChecklistDayRow = { day: string; items: ItemOfChecklist[] }

const settled = (
  { day, items }: ChecklistDayRow,
  item_id: string,
  change: Partial<ItemOfChecklist>,
) =>
  countItems(
    day,
    items.map((item) => (item.item_id === item_id ? { ...item, ...change } : item)),
  )

const unsettled = { settled_by: null, settled_at: null }

type Settling = {
  data: { item_id: string }
  revision: number
  meta: { actor: string; occurred_at: string }
}

const by = (event: Settling) => ({
  settled_by: event.meta.actor,
  settled_at: at(event),
  revision: event.revision,
})

export const checklistsProjection = projection('checklists', {
  version: 2,
  tables: [checklistTemplates, checklists, checklistItems],
  contents: [[checklists, checklistsDecider]],
  steps: [
    on(
      t.ChecklistTemplateAdded,
      checklistTemplates,
      templateIdOf,
      (_, { workspace, data: { template_id, ...data } }) => ({
        id: template_id,
        workspace_id: workspace,
        ...data,
      }),
    ),
    change(
      t.ChecklistTemplateChanged,
      checklistTemplates,
      templateIdOf,
      ({ data: { template_id: _, ...data } }) => said(data),
    ),
    on(t.ChecklistTemplateRemoved, checklistTemplates, templateIdOf, () => null),
    on(e.ChecklistBegun, checklists, checklist, (_, event) => {
      const { checklist_id, employee_id, name, kind, because, day, items } = event.data

      const open = items.map((item) => ({
        ...item,
        status: 'open' as const,
        reason: null,
        ...unsettled,
        revision: event.revision,
      }))

      return {
        id: checklist_id,
        workspace_id: event.workspace,
        employee_id,
        name,
        kind,
        because,
        reason: null,
        begun_at: at(event),
        ...countItems(day, open),
      }
    }),
    change(e.ChecklistMoved, checklists, checklist, ({ data: { day, because } }, row) => ({
      because,
      ...countItems(day, row.items),
    })),
    change(e.ChecklistCancelled, checklists, checklist, ({ data }) => ({
      status: 'cancelled',
      reason: data.reason,
      next_due_on: null,
    })),
    change(e.ChecklistItemDone, checklists, checklist, (event, row) =>
      settled(row, event.data.item_id, { status: 'done', reason: null, ...by(event) }),
    ),
    change(e.ChecklistItemNotNeeded, checklists, checklist, (event, row) =>
      settled(row, event.data.item_id, {
        status: 'not_needed',
        reason: event.data.reason,
        ...by(event),
      }),
    ),
    change(e.ChecklistItemReopened, checklists, checklist, ({ data: { item_id }, revision }, row) =>
      settled(row, item_id, { status: 'open', reason: null, ...unsettled, revision }),
    ),
    removeWhere(
      employeeEvents.EmployeeDeleted,
      checklists,
      'employee_id',
      ({ data }) => data.employee_id,
    ),
  ],
  derived: [
    derive(
      checklists,
      checklistItems,
      'checklist_id',
      ({ id, workspace_id, employee_id, name, kind, day, status: of, items }) =>
        items.map(({ item_id, days, status, ...item }, place) => ({
          ...item,
          id: item_id,
          workspace_id,
          checklist_id: id,
          employee_id,
          checklist: name,
          kind,
          due_on: due(day, days),
          status: of === 'cancelled' && status === 'open' ? 'cancelled' : status,
          place,
        })),
    ),
  ],
})
