import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    employment: '合同',
  },
  tables: {
    contract_adjustments: '津贴和扣款',
    contracts: '合同',
    employments: '雇佣',
  },
  fields: {
    adjustment_type: '调整种类',
    amount: '数值',
    contracts: '合同',
    history: '以往',
    pay_frequency: '发薪周期',
    probation_end: '试用期最后一天',
    proration: '不足期间的折算',
    role_description: '岗位描述',
    shift_start_at: '上班时间',
    timing: '计入频率',
    working_days: '工作日',
  },
  values: {
    bi_weekly: '每两周',
    days: '按在职天数',
    each_run: '每个批次',
    full: '全额',
    once_a_month: '每月一次',
    probation: '试用期',
    semi_monthly: '每月两次',
  },
} satisfies WordsLike<typeof english>
