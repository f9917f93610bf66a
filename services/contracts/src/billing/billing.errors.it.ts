import { errorWords } from '../kernel/errors'
import type { billingErrors } from './billing.errors'

export const billingErrorsIt = errorWords<'it', typeof billingErrors>()({
  'billing.subscribed': 'Quest’area di lavoro ha già un abbonamento.',
  'billing.not_subscribed': 'Quest’area di lavoro non ha un abbonamento.',
  'billing.cancelled': 'Questo abbonamento è già stato disdetto.',
  'billing.busy':
    'Per quest’area di lavoro è in corso un’altra richiesta al fornitore dei pagamenti. Attendi che finisca.',
  'billing.no_customer': 'Prima del primo abbonamento non c’è nulla da gestire.',
  'billing.checkout_unknown':
    'Questo pagamento non appartiene a quest’area di lavoro, o non è stato completato.',
  'billing.plan': 'Scegli un piano.',
  'billing.payment': 'Invia token e plan_id, oppure product_id e payment_method.',
  'billing.card': 'Il fornitore dei pagamenti ha rifiutato: {reason}',
  'billing.provider_away':
    'Il fornitore dei pagamenti non risponde in questo momento. Qui non è cambiato nulla; riprova tra qualche minuto.',
})
