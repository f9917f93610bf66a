import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'
import { checklistCauses, checklistKinds, itemOwners } from './checklists.events'

export const checklistStatuses = ['open', 'done', 'cancelled'] as const
export const itemStatuses = ['open', 'done', 'not_needed', 'cancelled'] as const

export const templateItem = z.object({
  item_id: id(),
  text: z.string(),
  owner: z.enum(itemOwners),
  owner_id: id().nullable(),
  days: z.number(),
})
export const checklistTemplatesList = defineList({
  name: 'checklist-templates',
  label: 'Checklist templates',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    kind: column.of('text', 'For', z.enum(checklistKinds)),
    automatic: column.bool('Begins by itself'),
    items_count: column.number('Items'),
    items: column.json('Items', z.array(templateItem)),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
})

/** One for each time that somebody joins or leaves, with its progress. */
export const checklistsList = defineList({
  name: 'checklists',
  label: 'Checklists',
  who: 'admin',
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    checklist: column.text('Checklist', { searchable: true }),
    kind: column.of('text', 'For', z.enum(checklistKinds)),
    because: column.of('text', 'Because of', z.enum(checklistCauses)),
    day: column.day('First or last day'),
    status: column.of('text', 'Status', z.enum(checklistStatuses)),
    items_count: column.number('Items'),
    settled_count: column.number('Done or not needed'),
    next_due_on: column.day('Next due', { nullable: true }),
    begun_at: column.instant('Began'),
    reason: column.text('Reason', { nullable: true }),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-begun_at',
})

/** Items of checklists: admins see all, others those that wait for them or that they have settled. */
export const checklistItemsList = defineList({
  name: 'checklist-items',
  label: 'Checklist items',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    checklist_id: column.uuid('Checklist id'),
    ...column.employee,
    checklist: column.text('Checklist', { searchable: true }),
    kind: column.of('text', 'For', z.enum(checklistKinds)),
    text: column.text('Item', { searchable: true }),
    owner: column.of('text', 'Owner', z.enum(itemOwners)),
    /** Who does it now: nobody in particular, so any admin, where the owner is not there any more. */
    owner_id: column.uuid('Owner id', { nullable: true }),
    owner_name: column.text('Owner’s name', { nullable: true, searchable: true }),
    due_on: column.day('Due'),
    status: column.of('text', 'Status', z.enum(itemStatuses)),
    reason: column.text('Reason', { nullable: true }),
    settled_name: column.text('Done by', { nullable: true }),
    settled_at: column.instant('Done', { nullable: true }),
    place: column.number('Place', { exported: false }),
    revision: column.revision(),
  },
  filters: {
    /** Items that this employee does, and those that any admin does. */
    waits_for: id(),
  },
  perPage: 15,
  sort: 'due_on',
})
