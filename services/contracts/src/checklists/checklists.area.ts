import type { AreaContracts } from '../kernel/area'
import { checklistsApi } from './checklists.api'
import { checklistErrors } from './checklists.errors'
import { checklistEvents, checklistTemplateEvents } from './checklists.events'
import { checklistItemsList, checklistsList, checklistTemplatesList } from './checklists.lists'

export const checklistsContracts = {
  name: 'checklists',
  endpoints: [checklistsApi],
  lists: [checklistTemplatesList, checklistsList, checklistItemsList],
  events: [checklistTemplateEvents, checklistEvents],
  errors: checklistErrors,
} satisfies AreaContracts
