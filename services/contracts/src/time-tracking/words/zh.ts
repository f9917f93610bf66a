import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: '计时工时',
    'timesheet-rules': '工时表规则',
  },
  tables: {
    time_entries: '计时工时',
    time_entry_days: '每日计时工时',
    time_entry_months: '每月计时工时',
    timesheets: '工时表',
    timesheet_rules: '工时表规则',
  },
  fields: {
    billed: '已开票',
    end_at: '结束',
    month: '月份',
    parts: '记录',
    seconds: '秒',
    start_at: '开始',
    added_seconds: '补充的秒数',
    approved_seconds: '批准的秒数',
    from_on: '第一天',
    to_on: '最后一天',
    locked_until: '锁定至',
    on: '已启用',
    submitted_at: '提交时间',
    timesheet_id: '工时表',
    undecided: '待审批',
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
    submitted: '已提交',
    open: '未提交',
  },
} satisfies WordsLike<typeof english>
