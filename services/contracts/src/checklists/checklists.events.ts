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

const checklistItem = {
  item_id: id(),
  text: plain(200),
  owner: z.enum(itemOwners),
  /** The named person; null for the other owners. */
  owner_id: id().nullable(),
  /** Due in days after the first or last day; below zero: before it. */
  days: count(),
}

const checklistTemplate = {
  name: plain(120),
  kind: z.enum(checklistKinds),
  /** Starts automatically when an employee joins or leaves. */
  automatic: z.boolean(),
  items: z.array(z.object(checklistItem)),
}

const of = { template_id: id() }

/** All checklist templates of a workspace: stream `checklist-templates-{workspace}`. */
export const checklistTemplateEvents = {
  ChecklistTemplateAdded: event('ChecklistTemplateAdded', {
    v: 1,
    data: z.object({ ...of, ...checklistTemplate }),
  }),
  ChecklistTemplateChanged: event('ChecklistTemplateChanged', {
    v: 1,
    data: z.object({ ...of, ...z.object(checklistTemplate).partial().shape }),
  }),
  ChecklistTemplateRemoved: event('ChecklistTemplateRemoved', { v: 1, data: z.object(of) }),
}

const checklistsSubject = 'employee_id'
const checklistRef = { employee_id: id(), checklist_id: id() }
const onItem = { ...checklistRef, item_id: id() }

/** The checklists of one employee: stream `checklists-{employee}`. */
export const checklistEvents = {
  ChecklistBegun: event('ChecklistBegun', {
    v: 1,
    subject: checklistsSubject,
    data: z.object({
      ...checklistRef,
      template_id: id(),
      name: plain(120),
      kind: z.enum(checklistKinds),
      because: z.enum(checklistCauses),
      /** Index of the person's employment: 0 for the first. */
      employment: count(),
      /** The first or last day, from which items are due. */
      day: day(),
      items: z.array(z.object(checklistItem)),
    }),
  }),
  /** The first or last day changed; open items move with it. */
  ChecklistMoved: event('ChecklistMoved', {
    v: 1,
    subject: checklistsSubject,
    data: z.object({ ...checklistRef, day: day(), because: z.enum(checklistCauses) }),
  }),
  ChecklistCancelled: event('ChecklistCancelled', {
    v: 1,
    subject: checklistsSubject,
    data: z.object({ ...checklistRef, reason: personal(plain(500).nullable()) }),
  }),
  ChecklistItemDone: event('ChecklistItemDone', {
    v: 1,
    subject: checklistsSubject,
    data: z.object(onItem),
  }),
  ChecklistItemNotNeeded: event('ChecklistItemNotNeeded', {
    v: 1,
    subject: checklistsSubject,
    data: z.object({ ...onItem, reason: personal.text(500) }),
  }),
  ChecklistItemReopened: event('ChecklistItemReopened', {
    v: 1,
    subject: checklistsSubject,
    data: z.object(onItem),
  }),
}
