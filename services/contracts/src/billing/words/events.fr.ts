import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TrialStarted: 'Début de la période d’essai',
  TrialEndNear: 'Fin prochaine de l’essai annoncée',
  BillingCustomerNamed: 'Connu du prestataire de paiement',
  SubscriptionReported: 'Abonnement selon le prestataire de paiement',
  SubscriptionPaymentFailed: 'Échec du paiement',
  SubscriptionCancelled: 'Abonnement résilié',
} satisfies NamesLike<typeof english>
