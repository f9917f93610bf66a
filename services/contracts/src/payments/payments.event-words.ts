import type { EventWords } from '../kernel/event-words'
import type { bankAccountEvents, companyAccountEvents, paymentEvents } from './payments.events'

export const paymentsEventWords: EventWords<typeof bankAccountEvents & typeof companyAccountEvents & typeof paymentEvents> = {
  BankAccountChanged: ['Account entered or changed', 'أُدخل الحساب أو غُيِّر'],
  BankAccountRemoved: ['Account removed', 'أُزيل الحساب'],
  CompanyAccountChanged: ['Account entered or changed', 'أُدخل الحساب أو غُيِّر'],
  CompanyAccountRemoved: ['Account removed', 'أُزيل الحساب'],
  PaymentFileMade: ['File made', 'أُنشئ ملف'],
  PayRunEntriesPaid: ['Marked as paid', 'عُلّمت كمدفوعة'],
  PayRunEntriesUnpaid: ['Mark taken back', 'أُلغيت العلامة'],
}
