import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TrialStarted: 'Prueba iniciada',
  TrialEndNear: 'Aviso del fin próximo de la prueba',
  BillingCustomerNamed: 'Dado de alta en el proveedor de pagos',
  SubscriptionReported: 'Suscripción según el proveedor de pagos',
  SubscriptionPaymentFailed: 'Pago fallido',
  SubscriptionCancelled: 'Suscripción cancelada',
} satisfies NamesLike<typeof english>
