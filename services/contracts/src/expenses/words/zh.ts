import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: '报销单',
    'expense-rules': '报销规则',
  },
  tables: {
    expense_approval_rules: '报销审批规则',
    expenses: '报销单',
  },
  fields: {
    categories: '适用报销类型',
    from_amount: '最低金额',
    other_steps_from: '其他步骤的起始金额',
    base_amount: '金额（公司币种）',
    base_currency: '公司币种',
    created_at: '申请时间',
    has_document: '票据',
    payment: '报销付款',
    receipt: '票据',
    reimbursed_on: '报销付款日期',
    was_paid: '曾付款',
  },
  values: {
    due: '待付款',
    held: '被发薪批次占用',
    meals: '餐饮',
    stuff: '办公用品',
    travelling: '差旅',
  },
} satisfies WordsLike<typeof english>
