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
    id: column.uuid(),
    name: column.text({ searchable: true }),
    kind: column.of('text', z.enum(checklistKinds)),
    automatic: column.bool(),
    items_count: column.number(),
    items: column.json(z.array(templateItem)),
    stream: column.stream(),
    revision: column.revision(),
  },
  sort: 'name',
})

/** One for each time that an employee joins or leaves, with its progress. */
export const checklistsList = defineList({
  name: 'checklists',
  label: 'Checklists',
  who: 'admin',
  columns: {
    id: column.uuid(),
    ...column.employee,
    checklist: column.text({ searchable: true }),
    kind: column.of('text', z.enum(checklistKinds)),
    because: column.of('text', z.enum(checklistCauses)),
    day: column.day(),
    status: column.of('text', z.enum(checklistStatuses)),
    items_count: column.number(),
    settled_count: column.number(),
    next_due_on: column.day({ nullable: true }),
    begun_at: column.instant(),
    reason: column.text({ nullable: true }),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-begun_at',
})

/** Items of checklists: admins see all, others their open ones and those that they settled. */
export const checklistItemsList = defineList({
  name: 'checklist-items',
  label: 'Checklist items',
  who: 'member',
  ownExport: true,
  columns: {
    id: column.uuid(),
    checklist_id: column.uuid(),
    ...column.employee,
    checklist: column.text({ searchable: true }),
    kind: column.of('text', z.enum(checklistKinds)),
    text: column.text({ searchable: true }),
    owner: column.of('text', z.enum(itemOwners)),
    /** The current owner; empty, for any admin, if the owner has left. */
    owner_id: column.uuid({ nullable: true }),
    owner_name: column.text({ nullable: true, searchable: true }),
    due_on: column.day(),
    status: column.of('text', z.enum(itemStatuses)),
    reason: column.text({ nullable: true }),
    settled_name: column.text({ nullable: true }),
    settled_at: column.instant({ nullable: true }),
    place: column.number({ exported: false }),
    revision: column.revision(),
  },
  filters: {
    /** Items that this employee does, and those of any admin. */
    waits_for: id(),
  },
  perPage: 15,
  sort: 'due_on',
})
