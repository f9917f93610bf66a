import { errorWords } from '../kernel/errors'
import type { billingErrors } from './billing.errors'

export const billingErrorsEs = errorWords<'es', typeof billingErrors>()({
  'billing.subscribed': 'Este espacio de trabajo ya tiene una suscripción.',
  'billing.not_subscribed': 'Este espacio de trabajo no tiene suscripción.',
  'billing.cancelled': 'Esta suscripción ya está cancelada.',
  'billing.busy':
    'Hay otra petición en curso al proveedor de pagos para este espacio de trabajo. Espera a que termine.',
  'billing.no_customer': 'No hay nada que gestionar antes de la primera suscripción.',
  'billing.checkout_unknown': 'Este pago no pertenece a este espacio de trabajo o no se completó.',
  'billing.plan': 'Elige un plan.',
  'billing.payment': 'Envía token y plan_id, o bien product_id y payment_method.',
  'billing.card': 'El proveedor de pagos lo ha rechazado: {reason}',
  'billing.provider_away':
    'El proveedor de pagos no responde en este momento. Aquí no ha cambiado nada; inténtalo de nuevo en unos minutos.',
})
