import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  payslip: '{{period}}工资条',
  reversal: '冲销',
  reversed: '已冲销',
  returned: '银行退回',
  line: '工资项',
  thisPayslip: '本工资条',
  yearToDate: '{{year}}年累计',
  basic: '基本工资',
  gross: '应发工资',
  deductions: '扣款',
  expenses: '报销款',
  net: '实发工资',
  about: '工资条按发薪日所属年度累计，包括冲销和更正。税款包含在扣款中。',
  download: '下载',
  close: '关闭',
  statements: '年度工资单',
  year: '年度',
  payslips: '工资条',
  count_other: '{{count}}份工资条',
  get: '下载',
  // With a space, so that a label check finds the button's own word.
  pdfOf: '{{year}}年度工资单 PDF',
  csvOf: '{{year}}年度工资单 CSV',
})
