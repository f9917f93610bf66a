import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tab: '工资条',
  period: '期间',
  payDate: '发薪日',
  paidOn: '付款日期',
  mark: '类别',
  gross: '应发工资',
  net: '实发工资',
  download: '下载',
  downloadOf: '下载{{period}}工资条',
  why: '计算依据',
  whyOf: '计算依据：{{period}}工资条',
  failed: '出错了',
  empty: {
    title: '还没有工资条',
    text: '每个向你发放工资的发薪批次获批后，工资条会显示在这里。',
  },
})
