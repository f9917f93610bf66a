import shared from '@workledger/kit/areas/leave/messages.zh'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  ...shared,
  page: '申请',
  tab: '休假',
  approvals: '审批',
  requested: '申请日期',
  more: '更多',
  empty: {
    title: '还没有休假申请',
    text: '你的余额显示在上方。需要休假时可在此申请。',
  },
  ring: {
    left: '剩余{{days}}',
    unlimited: '已休{{days}}',
    none: '{{year}}年还没有休假',
  },
  card: {
    title: '休假申请',
    empty: '没有待审批的休假申请',
    inbox: '打开待办',
    refresh: '刷新',
    more: '另有{{count}}个',
  },
  inbox: {
    ...shared.inbox,
    emptyText: '你所管理人员的申请会显示在这里。',
    open: '申请的历史记录',
  },
  ownPending_other: '你有{{count}}个待审批',
  pendingCount_other: '{{count}}个待审批申请',
})
