import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsZh = errorWords<'zh', typeof paymentErrors>()({
  'payment.holder': '请输入户名！',
  'payment.iban': 'IBAN无效：请逐个核对字符。',
  'payment.bic': 'BIC无效：应为8或11个字母和数字。',
  'payment.number': '请输入IBAN；没有IBAN时请输入账号。',
  'payment.both': 'IBAN和账号只能输入其一。',
  'payment.number_form': '只能包含字母、数字、空格、连字符和斜杠。',
  'payment.no_account': '没有银行账户。',
  'payment.outside_sepa': 'SEPA转账需要SEPA国家的账户。',
  'payment.not_approved': '只有已批准的发薪批次才能付款。',
  'payment.not_eur': 'SEPA转账支付欧元；其他币种请使用CSV。',
  'payment.no_company_account': '请先在薪资设置中填写公司账户。',
  'payment.nothing': '此文件中没有待付款的人员。',
  'payment.all_paid': '所有人均已标记为已付款。',
  'payment.paid': '有一条明细已标记为已付款。',
  'payment.not_paid': '有一条明细未标记为已付款。',
  'payment.not_entry': '此批次不支付该明细。',
  'payment.future': '付款日期不能是将来的日期。',
})
