import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { subscription: 'Suscripción' },
  fields: {
    as_of: 'A fecha de',
    card_last_four: 'Últimas cuatro cifras de la tarjeta',
    ends_at: 'Termina',
    next_billing_at: 'Próximo cobro el',
    plan: 'Plan',
    provider: 'Proveedor',
    seats: 'Usuarios contratados',
    started_at: 'Inicio',
    trial: 'Prueba',
  },
  values: {
    canceled: 'Cancelada',
    incomplete: 'Incompleta',
    incomplete_expired: 'No completada a tiempo',
    past_due: 'Pago vencido',
    stripe: 'Stripe',
    trialing: 'Prueba',
  },
} satisfies WordsLike<typeof english>
