import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'bank-account': '银行账户',
    'company-account': '公司银行账户',
    payment: '发薪批次的付款',
  },
  tables: {
    bank_accounts: '银行账户',
  },
  fields: {
    account: '账户',
    account_number: '账号',
    account_type: '账户类型',
    changed_at: '变更时间',
    changed_by: '变更人',
    execution_date: '执行日期',
    file_id: '文件',
    format: '格式',
    holder: '户名',
    message: '消息',
    message_id: '消息编号',
    originator: '发起方编号',
    return_code: '原因',
    returned_on: '退回日期',
    returns: '退回的付款',
    times: '次数',
    routing: '银行代码或路由代码',
    transactions: '交易',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'SEPA贷记转账（pain.001）',
    bacs18: 'Bacs（Standard 18）',
    nacha: 'ACH（NACHA）',
    'pain.002': 'pain.002',
    'camt.054': 'camt.054',
    iban: 'IBAN',
    uk: '英国',
    us: '美国',
    other: '其他国家或地区',
    checking: '支票账户',
    savings: '储蓄账户',
  },
} satisfies WordsLike<typeof english>
