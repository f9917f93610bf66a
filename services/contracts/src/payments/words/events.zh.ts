import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  BankAccountChanged: '录入或更改账户',
  BankAccountRemoved: '移除账户',
  CompanyAccountChanged: '录入或更改账户',
  CompanyAccountRemoved: '移除账户',
  CompanyLocalAccountChanged: '录入或更改账户',
  CompanyLocalAccountRemoved: '移除账户',
  PaymentFileMade: '生成文件',
  PayRunEntriesPaid: '标记为已付款',
  PayRunEntriesUnpaid: '取消付款标记',
  PayRunPaymentsReturned: '银行退回的付款',
} satisfies NamesLike<typeof english>
