import type { EventWords } from '../kernel/event-words'
import type { payRunEvents } from './payroll.events'
import type { payrollCategoryEvents } from './payroll-categories.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const payrollEventWords: EventWords<typeof payrollCategoryEvents & typeof payRunEvents> = {
  en,
  ar,
}
