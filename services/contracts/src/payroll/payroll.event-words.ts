import type { EventWords } from '../kernel/event-words'
import type { payBooksEvents } from './pay-books.events'
import type { payRunEvents } from './payroll.events'
import type { payrollCategoryEvents } from './payroll-categories.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const payrollEventWords: EventWords<
  typeof payrollCategoryEvents & typeof payRunEvents & typeof payBooksEvents
> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
