import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: '月份已关闭',
  WorkingTimeBooked: '工时已入账',
  WorkingTimeRulesSet: '已设置工时账户规则',
} satisfies NamesLike<typeof english>
