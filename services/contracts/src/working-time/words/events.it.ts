import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mese chiuso',
  WorkingTimeBooked: 'Ore registrate',
  WorkingTimeRulesSet: 'Regole della banca ore impostate',
} satisfies NamesLike<typeof english>
