import type { EventWords } from '../kernel/event-words'
import type { expenseEvents } from './expenses.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const expensesEventWords: EventWords<typeof expenseEvents> = { en, ar }
