import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    references: '引用',
  },
  fields: {
    claims: '引用方',
    source: '来源',
    source_id: '来源',
    source_ids: '来源',
    sources: '来源',
    target_id: '目标',
  },
  values: {
    'company-event': '公司活动',
    designation: '职务',
    device: '考勤机',
    employment: '合同',
    invoice: '发票',
    'payroll-category': '薪资类别',
    'recurring-invoice': '定期发票',
    role: '角色',
    structure: '公司架构',
  },
} satisfies WordsLike<typeof english>
