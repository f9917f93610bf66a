import type { EventWords } from '../kernel/event-words'
import type { checklistEvents, checklistTemplateEvents } from './checklists.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const checklistsEventWords: EventWords<
  typeof checklistTemplateEvents & typeof checklistEvents
> = { en, ar }
