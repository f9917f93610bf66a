import type { EventWords } from '../kernel/event-words'
import type { expenseEvents, expenseRuleEvents } from './expenses.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const expensesEventWords: EventWords<typeof expenseEvents & typeof expenseRuleEvents> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
