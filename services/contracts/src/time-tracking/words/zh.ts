import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: '计时工时',
  },
  tables: {
    time_entries: '计时工时',
    time_entry_days: '每日计时工时',
    time_entry_months: '每月计时工时',
  },
  fields: {
    billed: '已开票',
    end_at: '结束',
    month: '月份',
    parts: '记录',
    seconds: '秒',
    start_at: '开始',
  },
  columns: {
    'time-entries': {
      start: '开始（UTC）',
      end: '结束（UTC）',
      duration: '时长（秒）',
    },
  },
  values: {
    next: '下一条记录已开始',
  },
} satisfies WordsLike<typeof english>
