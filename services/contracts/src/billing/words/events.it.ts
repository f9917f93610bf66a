import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TrialStarted: 'Prova iniziata',
  TrialEndNear: 'Avviso di fine prova inviato',
  BillingCustomerNamed: 'Noto al fornitore dei pagamenti',
  SubscriptionReported: 'Abbonamento secondo il fornitore dei pagamenti',
  SubscriptionPaymentFailed: 'Pagamento non riuscito',
  SubscriptionCancelled: 'Abbonamento disdetto',
} satisfies NamesLike<typeof english>
