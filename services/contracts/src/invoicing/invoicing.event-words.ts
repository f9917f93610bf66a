import type { EventWords } from '../kernel/event-words'
import type { billedTimeEvents } from './billed-time.events'
import type { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'
import type { paypalAccountEvents, paypalPaymentEvents } from './paypal.events'
import type { recurringInvoiceEvents } from './recurring.events'

export const invoicingEventWords: EventWords<
  typeof invoiceEvents &
    typeof invoiceSeriesEvents &
    typeof invoiceSettingEvents &
    typeof recurringInvoiceEvents &
    typeof paypalAccountEvents &
    typeof paypalPaymentEvents &
    typeof billedTimeEvents
> = {
  InvoiceDrafted: ['Drafted', 'أُعدّت المسودة'],
  InvoiceRecurred: ['Made by a recurring invoice', 'أنشأتها فاتورة متكررة'],
  InvoiceChanged: ['Changed', 'عُدّلت'],
  InvoiceItemAdded: ['Item added', 'أُضيف بند'],
  InvoiceItemChanged: ['Item changed', 'عُدّل بند'],
  InvoiceItemDeleted: ['Item deleted', 'حُذف بند'],
  InvoiceDeleted: ['Deleted', 'حُذفت'],
  InvoiceTimeAdded: ['Tracked time added', 'أُضيف وقت متتبَّع'],
  InvoiceClosed: ['Content made final', 'صار المحتوى نهائيًا'],
  InvoiceIssued: ['Issued', 'أُصدرت'],
  InvoiceEmailRequested: ['E-mail requested', 'طُلب إرسالها'],
  InvoiceReminderRequested: ['Client reminded', 'ذُكّر العميل'],
  InvoiceRemindersSwitched: ['Reminders switched', 'بُدّلت التذكيرات'],
  InvoiceViewed: ['Viewed by the client', 'شاهدها العميل'],
  InvoiceApproved: ['Approved by the client', 'وافق عليها العميل'],
  InvoicePaymentRecorded: ['Payment recorded', 'سُجّلت دفعة'],
  InvoicePaymentReversed: ['Payment reversed', 'عُكست دفعة'],
  InvoiceCredited: ['Credited', 'صدر إشعار دائن'],
  CreditNoteIssued: ['Credit note issued', 'رُقّم الإشعار الدائن'],
  CreditNoteEmailRequested: ['E-mail of a credit note requested', 'طُلب إرسال إشعار دائن'],
  InvoiceNumberGiven: ['Invoice number given', 'أُعطي رقم فاتورة'],
  InvoiceSettingChanged: ['Settings changed', 'عُدّلت الإعدادات'],
  InvoiceRemindersSet: ['Reminders changed', 'عُدّلت التذكيرات'],
  RecurringInvoiceStarted: ['Started', 'بدأت'],
  RecurringInvoiceChanged: ['Changed', 'تغيّرت'],
  RecurringInvoicePaused: ['Paused', 'أُوقفت مؤقتًا'],
  RecurringInvoiceResumed: ['Resumed', 'استُؤنفت'],
  RecurringInvoiceEnded: ['Ended', 'أُنهيت'],
  RecurringInvoiceDue: ['Invoice made', 'أُنشئت فاتورة'],
  RecurringInvoiceDaysSkipped: ['Days left out', 'تُركت أيام'],
  RecurringInvoiceHeld: ['Invoice not issued', 'لم تصدر فاتورة'],
  PaypalConnected: ['PayPal account connected', 'رُبط حساب PayPal'],
  PaypalDisconnected: ['PayPal account disconnected', 'فُصل حساب PayPal'],
  PaypalPaymentReceived: ['Received from PayPal', 'استُلمت من PayPal'],
  PaypalPaymentEntered: ['Entered on the invoice', 'سُجّلت على الفاتورة'],
  PaypalPaymentHeld: ['Not entered', 'لم تُسجَّل'],
  PaypalPaymentRetried: ['Entering asked for again', 'طُلب التسجيل من جديد'],
  PaypalPaymentSettled: ['Marked as settled', 'عُلّمت كمُسوّاة'],
  PaypalPaymentRefunded: ['Refunded by PayPal', 'أعادها PayPal'],
  TimeBilled: ['Time billed', 'فُوتر الوقت'],
  BilledTimeReleased: ['Time unbilled again', 'أُلغيت فوترة الوقت'],
}
