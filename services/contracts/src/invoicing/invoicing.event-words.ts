import type { EventWords } from '../kernel/event-words'
import type { billedTimeEvents } from './billed-time.events'
import type { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'
import type { ledgerEvents } from './ledger.events'
import type { paypalAccountEvents, paypalPaymentEvents } from './paypal.events'
import type { recurringInvoiceEvents } from './recurring.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const invoicingEventWords: EventWords<
  typeof invoiceEvents &
    typeof invoiceSeriesEvents &
    typeof invoiceSettingEvents &
    typeof recurringInvoiceEvents &
    typeof paypalAccountEvents &
    typeof paypalPaymentEvents &
    typeof billedTimeEvents &
    typeof ledgerEvents
> = { en, zh, es, fr, it, ar }
