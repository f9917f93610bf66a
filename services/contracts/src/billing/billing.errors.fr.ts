import { errorWords } from '../kernel/errors'
import type { billingErrors } from './billing.errors'

export const billingErrorsFr = errorWords<'fr', typeof billingErrors>()({
  'billing.subscribed': 'Cet espace de travail a déjà un abonnement.',
  'billing.not_subscribed': 'Cet espace de travail n’a pas d’abonnement.',
  'billing.cancelled': 'Cet abonnement est déjà résilié.',
  'billing.busy':
    'Une autre demande auprès du prestataire de paiement est en cours pour cet espace de travail. Attendez qu’elle se termine.',
  'billing.no_customer': 'Il n’y a rien à gérer avant le premier abonnement.',
  'billing.checkout_unknown':
    'Ce paiement n’appartient pas à cet espace de travail ou n’a pas été finalisé.',
  'billing.plan': 'Choisissez une formule.',
  'billing.payment': 'Envoyez soit token et plan_id, soit product_id et payment_method.',
  'billing.card': 'Le prestataire de paiement a refusé : {reason}',
  'billing.provider_away':
    'Le prestataire de paiement ne répond pas pour le moment. Rien n’a été modifié ici ; réessayez dans quelques minutes.',
})
