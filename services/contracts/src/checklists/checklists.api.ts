import * as z from 'zod'
import { MOST_CHECKLIST_DAYS, MOST_CHECKLIST_ITEMS } from '../kernel/bounds'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  fieldIssue,
  id,
  one,
  optionalText,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { checklistKinds, itemOwners } from './checklists.events'
import {
  checklistItemsList,
  checklistsList,
  checklistTemplatesList,
  itemStatuses,
} from './checklists.lists'

const checklistTemplateParams = z.object({
  ws: idOf('workspaces'),
  id: idOf('checklist_templates'),
})
const checklist = z.object({ ws: idOf('workspaces'), id: idOf('checklists') })

/** The employee who settles it, and the item. */
const checklistItemParams = z.object({ id: idOf('employees'), itemId: idOf('checklist_items') })

const days = { error: 'checklist.days', params: { most: MOST_CHECKLIST_DAYS } }

export const templateItemBody = z
  .object({
    text: text('checklist.item_text', 200),
    owner: z.enum(itemOwners, { error: 'checklist.owner' }),
    owner_id: clearable(id()),
    days: wholeNumber().refine((count) => Math.abs(count) <= MOST_CHECKLIST_DAYS, days),
  })
  .refine(({ owner, owner_id }) => owner !== 'person' || owner_id, {
    path: ['owner_id'],
    error: 'checklist.owner',
  })

export const checklistTemplateBody = z.object({
  name: text('checklist.name', 120),
  kind: z.enum(checklistKinds, { error: 'checklist.kind' }),
  automatic: bool(),
  items: z
    .array(templateItemBody)
    .min(1, { error: 'checklist.no_items' })
    .refine((items) => items.length <= MOST_CHECKLIST_ITEMS, {
      error: 'checklist.most_items',
      params: { most: MOST_CHECKLIST_ITEMS },
    }),
})

export const beginChecklistBody = z.object({
  employee_id: z.uuid({ error: 'checklist.employee' }),
  template_id: z.uuid({ error: 'checklist.template' }),
  day: day('checklist.day'),
})

export const moveChecklistBody = z.object({ day: day('checklist.day') })
export const cancelChecklistBody = z.object({ reason: text('checklist.reason', 500) })

export const settleItemBody = z
  .object({
    status: z.enum(['done', 'not_needed', 'open'], { error: 'checklist.status' }),
    reason: optionalText(500),
  })
  .refine(
    ({ status, reason }) => status !== 'not_needed' || reason,
    fieldIssue('reason', 'checklist.reason'),
  )

export const checklistsApi = area('checklists', {
  checklistTemplates: listCall(checklistTemplatesList, {
    path: '/workspaces/{ws}/checklist-templates',
    summary: 'Templates of checklists for joining and leaving',
    params: workspaceParams,
  }),
  addChecklistTemplate: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/checklist-templates',
    who: 'edit_company',
    summary: 'Add a template',
    status: 201,
    params: workspaceParams,
    body: checklistTemplateBody,
    response: created(),
    errors: ['checklist.name_taken', 'checklist.most_templates'],
  }),
  changeChecklistTemplate: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/checklist-templates/{id}',
    who: 'edit_company',
    summary: 'Change a template; checklists under way stay unchanged',
    params: checklistTemplateParams,
    body: checklistTemplateBody.partial(),
    response: one(checklistTemplatesList.row),
    errors: ['checklist.name_taken'],
  }),
  removeChecklistTemplate: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/checklist-templates/{id}',
    who: 'edit_company',
    summary: 'Remove a template; checklists under way stay',
    params: checklistTemplateParams,
  }),
  checklists: listCall(checklistsList, {
    path: '/workspaces/{ws}/checklists',
    summary: 'Checklists of joining and leaving employees, with their progress',
    params: workspaceParams,
    filters: {
      employee_id: id().optional(),
      status: z.enum(['open', 'done', 'cancelled']).optional(),
    },
  }),
  beginChecklist: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/checklists',
    who: 'admin',
    summary: 'Start a checklist of an employee by hand',
    status: 201,
    params: workspaceParams,
    body: beginChecklistBody,
    response: created(),
    errors: ['checklist.open', 'checklist.most_open'],
  }),
  moveChecklist: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/checklists/{id}',
    who: 'admin',
    summary: 'Change the first or last day, from which items are due',
    params: checklist,
    body: moveChecklistBody,
    response: one(checklistsList.row),
    errors: ['checklist.cancelled'],
  }),
  cancelChecklist: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/checklists/{id}/cancel',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Cancel a checklist, which ends its reminders',
    status: 200,
    params: checklist,
    body: cancelChecklistBody,
    response: one(checklistsList.row),
    errors: ['checklist.cancelled'],
  }),
  checklistItems: listCall(checklistItemsList, {
    path: '/workspaces/{ws}/checklist-items',
    summary: 'Items of checklists: all for admins, their own for others',
    params: workspaceParams,
    filters: {
      checklist_id: id().optional(),
      waits_for: id().optional(),
      status: z.enum(itemStatuses).optional(),
    },
  }),
  settleChecklistItem: endpoint({
    method: 'PUT',
    path: '/employees/{id}/checklist-items/{itemId}',
    who: 'self',
    summary:
      'Mark an item as done, as not needed for a reason, or as open again; admins any, others their own',
    params: checklistItemParams,
    body: settleItemBody,
    response: one(checklistItemsList.row),
    errors: ['checklist.cancelled'],
  }),
})
