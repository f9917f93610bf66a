import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mes cerrado',
  WorkingTimeBooked: 'Horas anotadas',
  WorkingTimeRulesSet: 'Reglas de la bolsa de horas definidas',
} satisfies NamesLike<typeof english>
