import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subdomain: '子域名',
    workspace: '工作区',
  },
  fields: {
    admin: '管理员',
    closes_at: '关闭时间',
    closing: '关闭',
    created_by: '创建人',
    daily_work_report_at: '每日工时报告时间',
    employee_visibility_level: '员工可见范围',
    enable_attendance_task: '打卡时填写任务',
    erases_at: '擦除时间',
    links: '链接',
    locale: '语言',
    logo: '公司标志',
    not_tracking_notify_after: '多久后提醒',
    not_tracking_notify_every: '提醒间隔',
    oid_pattern: '员工编号格式',
    send_daily_work_report: '每日工时报告',
    settings: '设置',
    subdomain: '子域名',
    timer_desc_required: '计时器需要说明',
  },
  values: {
    ar: '阿拉伯语',
    es: '西班牙语',
    fr: '法语',
    it: '意大利语',
    zh: '中文',
    en: '英语',
  },
} satisfies WordsLike<typeof english>
