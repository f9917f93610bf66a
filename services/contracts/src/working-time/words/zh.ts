import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'working-time': '工时账户',
    'working-time-rules': '工时账户规则',
  },
  tables: {
    working_time_accounts: '工时账户',
    working_time_lines: '工时账户明细',
    working_time_months: '已关闭的工时月份',
    working_time_rules: '工时账户规则',
  },
  fields: {
    agreed: '合同工时',
    balance_seconds: '余额',
    booked_at: '入账时间',
    booked_by: '入账人',
    booking_id: '入账',
    causes: '原因',
    closed_at: '关闭时间',
    closed_month: '已关闭至',
    closes_on: '自动关闭日',
    expired_seconds: '已失效',
    expires_months: '失效月数',
    from_month: '起始月份',
    holiday: '节假日',
    leave: '请假',
    least_minutes: '最低余额（分钟）',
    month: '月份',
    most_minutes: '最高余额（分钟）',
    on: '已启用',
    rules_id: '规则',
    seconds: '秒',
    source: '计时依据',
    target_seconds: '应工作时间',
    worked: '已工作',
    worked_seconds: '已工作',
  },
  columns: {
    'working-time-accounts': {
      balance_seconds: '余额（秒）',
      closed_at: '关闭时间（UTC）',
    },
    'working-time-lines': {
      booked_at: '入账时间（UTC）',
    },
  },
  values: {
    above: '超出上限',
    agreed: '合同',
    attendance: '考勤',
    below: '低于下限',
    closing: '月份关闭',
    correction: '更正',
    expired: '已失效',
    opening: '期初余额',
    timer: '计时器',
    within: '在限额内',
    worked: '工作时间',
  },
} satisfies WordsLike<typeof english>
