import type { AreaContracts } from '../kernel/area'
import { checklistsApi } from './checklists.api'
import { checklistErrors } from './checklists.errors'
import { checklistsEventWords } from './checklists.event-words'
import { checklistEvents, checklistTemplateEvents } from './checklists.events'
import { checklistsGains } from './checklists.gains'
import {
  checklistItemsList,
  checklistsList,
  checklistTemplatesList,
  templateItem,
} from './checklists.lists'
import { checklistsPublicEvents } from './checklists.public-events'

export const checklistsContracts = {
  name: 'checklists',
  endpoints: [checklistsApi],
  gains: checklistsGains,
  lists: [checklistTemplatesList, checklistsList, checklistItemsList],
  events: [checklistTemplateEvents, checklistEvents],
  publicEvents: checklistsPublicEvents,
  eventWords: checklistsEventWords,
  errors: checklistErrors,
  records: { TemplateItem: templateItem },
} satisfies AreaContracts
