import { errorWords } from '../kernel/errors'
import type { employmentErrors } from './employment.errors'

export const employmentErrorsZh = errorWords<'zh', typeof employmentErrors>()({
  'contract.effective_taken': '此生效日期已有合同。',
  'contract.end_before_start': '结束日期早于开始日期。',
  'contract.used_in_payroll': '已批准的发薪批次使用了此合同。',
  'contract.probation_before_start': '试用期结束日早于入职首日{day}。',
  'contract.probation_too_far': '试用期须在三年之内结束。',
  'contract.effective': '请输入生效日期！',
  'contract.adjustment': '请填写薪资调整名称或删除此字段。',
  'contract.percent': '最多可扣基本工资的100%。',
  'contract.working_days': '请填写周一至周日，时段为1到5。',
})
