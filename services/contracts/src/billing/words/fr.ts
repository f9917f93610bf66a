import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subscription: 'Abonnement',
  },
  fields: {
    as_of: 'Situation au',
    card_last_four: 'Quatre derniers chiffres de la carte',
    ends_at: 'Se termine le',
    next_billing_at: 'Prochaine facture le',
    plan: 'Formule',
    provider: 'Prestataire',
    seats: 'Licences',
    started_at: 'Commencé le',
    trial: 'Essai',
  },
  values: {
    canceled: 'Résilié',
    incomplete: 'Incomplet',
    incomplete_expired: 'Non finalisé à temps',
    past_due: 'Paiement en retard',
    stripe: 'Stripe',
    trialing: 'Essai',
  },
} satisfies WordsLike<typeof english>
