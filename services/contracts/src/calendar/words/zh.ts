import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'calendar-feeds': '日历订阅',
    'company-event': '公司活动',
  },
  tables: {
    calendar_feeds: '日历订阅',
  },
  fields: {
    end_time: '结束时间',
    event_on: '活动日期',
    event_time: '活动时间',
    feed_id: '日历订阅',
    feeds: '日历订阅',
    location: '地点',
    notify: '通知',
    start_time: '活动时间',
    tells: '通知为',
    title: '活动名称',
    told_before: '此前已通知',
  },
  columns: {
    events: {
      start_at: '开始（UTC）',
      end_at: '结束（UTC）',
    },
  },
  values: {
    cancelled: '已取消',
    new: '新建',
    nobody: '无人',
    own: '个人',
    team: '团队',
  },
} satisfies WordsLike<typeof english>
