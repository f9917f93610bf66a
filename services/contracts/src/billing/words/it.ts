import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    subscription: 'Abbonamento',
  },
  fields: {
    as_of: 'Situazione al',
    card_last_four: 'Ultime quattro cifre della carta',
    ends_at: 'Termina il',
    next_billing_at: 'Prossimo addebito il',
    plan: 'Piano',
    provider: 'Fornitore',
    seats: 'Postazioni',
    started_at: 'Inizio',
    trial: 'Prova',
  },
  values: {
    canceled: 'Disdetto',
    incomplete: 'Incompleto',
    incomplete_expired: 'Non completato in tempo',
    past_due: 'Pagamento scaduto',
    stripe: 'Stripe',
    trialing: 'In prova',
  },
} satisfies WordsLike<typeof english>
