import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, personal, plain } from '../kernel/event-fields'

export const checklistKinds = ['joining', 'leaving'] as const

/**
 * The owner of an item: the checklist's employee, their manager, any admin, or one named person.
 */
export const itemOwners = ['employee', 'manager', 'admin', 'person'] as const

/** The start of a checklist. */
export const checklistCauses = ['hire', 'termination', 'contract_end', 'hand'] as const

const item = {
  item_id: id(),
  text: plain(200),
  owner: z.enum(itemOwners),
  /** The named person; null for the other owners. */
  owner_id: id().nullable(),
  /** Due in days after the first or last day; below zero: before it. */
  days: count(),
}

const template = {
  name: plain(120),
  kind: z.enum(checklistKinds),
  /** Starts automatically when an employee joins or leaves. */
  automatic: z.boolean(),
  items: z.array(z.object(item)),
}

const of = { template_id: id() }

/** All checklist templates of a workspace: stream `checklist-templates-{workspace}`. */
export const checklistTemplateEvents = {
  ChecklistTemplateAdded: event('ChecklistTemplateAdded', {
    v: 1,
    data: z.object({ ...of, ...template }),
  }),
  ChecklistTemplateChanged: event('ChecklistTemplateChanged', {
    v: 1,
    data: z.object({ ...of, ...z.object(template).partial().shape }),
  }),
  ChecklistTemplateRemoved: event('ChecklistTemplateRemoved', { v: 1, data: z.object(of) }),
}

const subject = 'employee_id'
const on = { employee_id: id(), checklist_id: id() }
const onItem = { ...on, item_id: id() }

/** The checklists of one employee: stream `checklists-{employee}`. */
export const checklistEvents = {
  ChecklistBegun: event('ChecklistBegun', {
    v: 1,
    subject,
    data: z.object({
      ...on,
      template_id: id(),
      name: plain(120),
      kind: z.enum(checklistKinds),
      because: z.enum(checklistCauses),
      /** Index of the person's employment: 0 for the first. */
      employment: count(),
      /** The first or last day, from which items are due. */
      day: day(),
      items: z.array(z.object(item)),
    }),
  }),
  /** The first or last day changed; open items move with it. */
  ChecklistMoved: event('ChecklistMoved', {
    v: 1,
    subject,
    data: z.object({ ...on, day: day(), because: z.enum(checklistCauses) }),
  }),
  ChecklistCancelled: event('ChecklistCancelled', {
    v: 1,
    subject,
    data: z.object({ ...on, reason: personal(plain(500).nullable()) }),
  }),
  ChecklistItemDone: event('ChecklistItemDone', { v: 1, subject, data: z.object(onItem) }),
  ChecklistItemNotNeeded: event('ChecklistItemNotNeeded', {
    v: 1,
    subject,
    data: z.object({ ...onItem, reason: personal.text(500) }),
  }),
  ChecklistItemReopened: event('ChecklistItemReopened', { v: 1, subject, data: z.object(onItem) }),
}
