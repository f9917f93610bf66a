import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  BankAccountChanged: 'أُدخل الحساب أو غُيِّر',
  BankAccountRemoved: 'أُزيل الحساب',
  CompanyAccountChanged: 'أُدخل الحساب أو غُيِّر',
  CompanyAccountRemoved: 'أُزيل الحساب',
  CompanyLocalAccountChanged: 'أُدخل الحساب أو غُيِّر',
  CompanyLocalAccountRemoved: 'أُزيل الحساب',
  PaymentFileMade: 'أُنشئ ملف',
  PayRunEntriesPaid: 'عُلّمت كمدفوعة',
  PayRunEntriesUnpaid: 'أُلغيت العلامة',
  PayRunPaymentsReturned: 'مدفوعات أرجعها البنك',
} satisfies NamesLike<typeof english>
