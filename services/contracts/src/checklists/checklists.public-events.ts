import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { checklistEvents, checklistTemplateEvents } from './checklists.events'

const area = { area: 'checklists' } as const

const checklistTemplateFields = ['name', 'kind', 'automatic', 'items'] as const

/** What other programs learn of the events of this area. */
export const checklistsPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, checklistTemplateEvents, {
    ChecklistTemplateAdded: {
      name: 'checklist_template.added',
      v: 1,
      of: 'checklist_template',
      id: 'template_id',
      readers: 'admins',
      data: checklistTemplateFields,
      says: 'A template of a checklist was added.',
    },
    ChecklistTemplateChanged: {
      name: 'checklist_template.changed',
      v: 1,
      of: 'checklist_template',
      id: 'template_id',
      readers: 'admins',
      data: checklistTemplateFields,
      says: 'A template of a checklist changed.',
    },
    ChecklistTemplateRemoved: {
      name: 'checklist_template.removed',
      v: 1,
      of: 'checklist_template',
      id: 'template_id',
      readers: 'admins',
      data: [],
      says: 'A template of a checklist was removed.',
    },
  }),
  publicEvents(area, checklistEvents, {
    ChecklistBegun: {
      name: 'checklist.begun',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['template_id', 'name', 'kind', 'because', 'day', 'items'],
      says: 'A checklist began for a person.',
    },
    ChecklistMoved: {
      name: 'checklist.moved',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['day', 'because'],
      says: 'The day of a checklist moved.',
    },
    ChecklistCancelled: {
      name: 'checklist.cancelled',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['reason'],
      says: 'A checklist was cancelled.',
    },
    ChecklistItemDone: {
      name: 'checklist.item_done',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['item_id'],
      says: 'An item of a checklist is done.',
    },
    ChecklistItemNotNeeded: {
      name: 'checklist.item_not_needed',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['item_id', 'reason'],
      says: 'An item of a checklist is not needed.',
    },
    ChecklistItemReopened: {
      name: 'checklist.item_reopened',
      v: 1,
      of: 'checklist',
      id: 'checklist_id',
      person: 'employee_id',
      readers: 'admins',
      data: ['item_id'],
      says: 'An item of a checklist is open again.',
    },
  }),
]
