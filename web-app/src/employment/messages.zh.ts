import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  current: '生效中',
  version: '自{{day}}起',
  designation: '职务',
  pay: '基本工资',
  per: {
    hourly: '每小时{{amount}}',
    weekly: '每周{{amount}}',
    monthly: '每月{{amount}}',
    yearly: '每年{{amount}}',
  },
  days: '工作日',
  hours: '工作时间',
  units: {
    day: '每天{{hours}}',
    week: '每周{{hours}}',
    month: '每月{{hours}}',
  },
  shift: '上班时间',
  start: '开始日期',
  end: '结束日期',
  noEnd: '无结束日期',
  role: '岗位描述',
  copy: '下载已签署的副本',
  adjustments: '津贴和扣款',
  percent: '基本工资的{{amount}}',
  allowance: '津贴',
  deduction: '扣款',
  empty: {
    title: '还没有合同',
    text: '公司添加你的合同后，条款会显示在这里。',
  },
})
