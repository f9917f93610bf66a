import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'أُغلق الشهر',
  WorkingTimeBooked: 'قُيّدت ساعات',
  WorkingTimeRulesSet: 'ضُبطت قواعد حسابات ساعات العمل',
} satisfies NamesLike<typeof english>
