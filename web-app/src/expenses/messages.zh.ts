import shared from '@workledger/kit/areas/expenses/messages.zh'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  ...shared,
  add: '添加报销单',
  edit: '编辑报销单',
  namePlaceholder: '前往杭州的高铁票',
  categoryPlaceholder: '选择类型',
  rateHint: '如果不清楚请留空，由审批人填写。',
  more: '更多',
  requested: '申请日期',
  added: '报销单已添加',
  addFailed: '添加报销单失败',
  changed: '报销单已修改',
  keepReceipt: '新文件将替换当前文件。',
  empty: {
    title: '还没有报销单',
    text: '添加你为公司垫付的费用，并附上票据。',
  },
  approvals: '报销',
  loadFailed: '获取报销详情失败',
  inbox: {
    ...shared.inbox,
    emptyText: '你所管理人员的报销单会显示在这里。',
  },
  pendingCount_other: '{{count}}个待审批申请',
})
