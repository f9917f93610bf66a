import shared from '@workledger/kit/areas/expenses/messages.zh'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  ...shared,
  page: '报销',
  requested: '申请日期',
  decided: '审批日期',
  open: '{{name}}的报销单：操作',
  hintReading: '按J、K移动，O打开详情。',
  empty: {
    title: '没有报销单',
    text: '员工提交报销单后会显示在这里。',
  },
  emptyPendingText: '员工提交的新报销单会显示在这里。选择其他状态可查看已审批的报销单。',
  reimburse: {
    action: '标记为已报销',
    title: '标记为已报销',
    text: '在工资之外向{{name}}支付{{amount}}。',
    date: '付款日期',
    note: '备注',
    done: '已标记为已报销',
  },
  reverse: {
    action: '反向分录',
    title: '冲销报销付款',
    text: '{{name}}的{{amount}}重新变为待付款。该付款保留在历史记录中。',
    date: '日期',
    note: '原因',
    done: '报销付款已冲销',
  },
  approval: {
    noType: '没有该类型',
    text: '没有规则时，由一人审批。针对特定类型的规则优先于针对所有类型的规则；其次金额最大的规则优先。其他币种的金额按报销单的汇率比较；没有汇率时，按最大金额的步骤审批。申请人从不审批自己的申请。',
    types: '报销类型',
    allTypes: '所有类型',
    fromAmount: '最低金额（{{currency}}）',
    fromColumn: '最低金额',
    fromAmountHint: '0 表示适用于所有报销单。',
    previewText: '选择人员、类型和金额，查看该报销单将提交给谁。',
    oneStep: '由一人审批：经理或管理员。',
    amount: '金额',
    type: '类型',
    requests: '申请',
    empty: { title: '尚无规则', text: '每张报销单由一人审批：经理或管理员。' },
  },
})
