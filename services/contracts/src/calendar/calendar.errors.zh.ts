import { errorWords } from '../kernel/errors'
import type { calendarErrors } from './calendar.errors'

export const calendarErrorsZh = errorWords<'zh', typeof calendarErrors>()({
  'event.title': '请输入活动名称！',
  'event.duration': '请选择时长！',
  'event.date': '请选择活动日期！',
  'event.time': '请选择活动时间！',
  'event.range': '请选择日期范围！',
  'event.location': '请输入地点！',
  'event.no_such_time': '{zone}的时钟在当天拨快：不存在{time}。',
  'calendar.feeds_most': '你已有{most}个日历地址。请先撤销一个。',
  'calendar.feed_key': '此日历地址无效。',
})
