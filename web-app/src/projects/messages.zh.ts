import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  card: {
    title: '任务列表',
    all: '查看所有任务',
    empty: '没有待处理任务',
    refresh: '刷新',
    overdue: '已逾期',
    today: '今天',
    later: '以后',
    late_other: '逾期{{count}}天',
    dueOn: '{{day}}截止',
  },
  dueCount_other: '{{count}}个到期任务',
})
