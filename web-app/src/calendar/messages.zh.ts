import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  updates: {
    title: '公司动态',
    birthdays: '近期生日',
    noBirthday: '近期没有生日',
    out: '休假人员',
    noOneOut: '今天没有人休假',
    until: '至{{day}}',
    before: '更早',
    after: '更晚',
  },
  upcoming: {
    title: '近期活动',
    empty: '近期没有活动',
    more: '加载更多',
    less: '收起',
  },
  away: {
    none: '没有人',
    more_other: '{{names}}等，另有{{count}}人',
  },
  today: '今天',
  refresh: '刷新',
  calendar: {
    label: '日历',
    before: '上个月',
    after: '下个月',
    now: '今天',
    birthday: '生日',
    leave: '休假',
    event: '活动',
    holiday: '节假日',
    weekend: '休息日',
    more: '另有{{count}}项',
  },
})
