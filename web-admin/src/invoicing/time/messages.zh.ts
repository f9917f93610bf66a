import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  add: '添加未开票工时',
  title: '{{client}}的未开票工时',
  action: '添加到发票',
  projects: '项目',
  allProjects: '该客户的所有项目',
  from: '从',
  to: '至',
  approvedOnly: '仅已批准的工时',
  group: '合并方式：每行一个',
  groups: {
    project: '项目',
    employee: '人员',
    task: '任务',
    entry: '工时记录',
  },
  rounding: '每条记录向上取整至',
  roundings: {
    '0': '不取整',
    '6': '6分钟',
    '15': '15分钟',
  },
  rate: '小时费率（{{currency}}）',
  rateHint: '用于自身及其客户都没有费率的项目。',
  charges: '明细行的税和折扣',
  description: '说明',
  hours: '小时',
  price: '单价',
  amount: '金额',
  preview: '将添加的明细行',
  total_other: '{{count}}条工时记录，{{hours}}小时',
  none: '没有未开票工时。只计算该客户项目中已结束的可计费记录。',
  added: '工时已添加到发票',
  ofLine_other: '包含{{count}}条工时记录。删除此行后，它们恢复为未开票。',
})
