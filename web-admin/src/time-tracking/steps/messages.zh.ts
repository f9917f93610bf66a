import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '周工时审批',
  text: '没有规则时，由一人审批。针对特定部门的规则优先于针对所有人的规则；其次小时数最多的规则优先。已提交的周保留其步骤。提交人从不审批自己的工时。',
  departments: '部门',
  everyone: '所有人',
  noDepartment: '没有该部门',
  fromHours: '最少小时数',
  fromHoursHint: '0 表示适用于每一周。',
  previewText: '请选择人员和小时数，查看该周将由谁审批。',
  oneStep: '由一人审批，即经理或管理员。',
  hours: '小时',
  empty: {
    title: '还没有规则',
    text: '每周由一人审批，即经理或管理员。',
  },
})
