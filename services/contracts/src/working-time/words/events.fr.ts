import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'Mois clôturé',
  WorkingTimeBooked: 'Heures saisies',
  WorkingTimeRulesSet: 'Règles des compteurs de temps définies',
} satisfies NamesLike<typeof english>
