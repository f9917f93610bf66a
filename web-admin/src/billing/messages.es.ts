import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  billing: 'Suscripción',
  subscription: 'Suscripción',
  history: 'Historial',
  sandbox:
    'Modo de pruebas: esta instalación no tiene proveedor de pagos. No se cobra nada y ningún espacio de trabajo pasa a ser de solo lectura.',
  trial: 'La prueba dura hasta el {{moment}}, con todas las funciones.',
  trialOver:
    'La prueba ha terminado, así que este espacio de trabajo es de solo lectura. Todos pueden seguir iniciando sesión, leyendo y exportando; no se elimina nada.',
  readOnly:
    'No hay una suscripción activa, así que este espacio de trabajo es de solo lectura. Todos pueden seguir iniciando sesión, leyendo y exportando; no se elimina nada.',
  pastDue:
    'El último pago ha fallado. El proveedor de pagos lo intentará de nuevo; revisa la tarjeta para que el espacio de trabajo siga abierto.',
  unpaid:
    'El último pago ha fallado y no se intentará de nuevo. Elige un plan y suscríbete otra vez.',
  incomplete: 'El primer pago no se completó. Suscríbete de nuevo para probar con otra tarjeta.',
  cancelledUntil: 'La suscripción está cancelada y dura hasta el {{day}}.',
  plan: 'Plan',
  otherPlan: 'Otro precio',
  amount: 'Importe',
  perUser: '{{amount}} por usuario y mes',
  users: 'Usuarios',
  next: 'Próximo pago',
  endsOn: 'Termina el',
  card: 'Tarjeta',
  noCard: '--',
  cancelledMark: 'Plan cancelado',
  status: 'Estado',
  statuses: {
    trial: 'Prueba',
    trial_over: 'Prueba terminada',
    incomplete: 'No completada',
    incomplete_expired: 'No completada',
    trialing: 'Prueba',
    active: 'Activa',
    past_due: 'Pago fallido',
    unpaid: 'No pagada',
    canceled: 'Cancelada',
    paused: 'En pausa',
  },
  cancel: 'Cancelar suscripción',
  cancelled: 'Cancelada',
  viewPlans: 'Ver planes',
  manage: 'Gestionar tarjeta y facturas',
  byCard: 'Introducir una tarjeta aquí',
  hosted: 'Pagar en la página del proveedor',
  ask: {
    title: '¿Cancelar la suscripción?',
    text: '¿Seguro que quieres cancelar la suscripción al producto?',
    ok: 'Aceptar',
  },
  plans: 'Planes',
  choose: 'Elegir un plan',
  plansText:
    'Cada empleado en activo es un usuario; se cobran al menos 5. Ahora hay {{employees}}, así que se cobran {{billed}}, y el número sigue a tu plantilla.',
  names: { monthly: 'Mensual', yearly: 'Anual' },
  billedMonthly: 'Se cobra cada mes: {{total}}',
  billedYearly: 'Se cobra cada año: {{total}}',
  noPrice: 'El precio no se puede mostrar en este momento.',
  subscribe: 'Suscribirse',
  renew: 'Renovar',
  renewText:
    'Una suscripción cancelada que aún no ha terminado se renueva en la página del proveedor.',
  toCheckout: 'Continuar al pago',
  checkoutText: 'Pagas en la página del proveedor de pagos y vuelves aquí.',
  checking: 'Consultando tu pago al proveedor de pagos…',
  unconfirmed: 'El pago aún no está confirmado. Esta página se actualiza cuando lo esté.',
  cardTitle: 'Tarjeta',
  cardText:
    'Escribes la tarjeta en el formulario de Stripe. Su número no llega nunca a este servidor.',
  cardLabel: 'Número de tarjeta, fecha de caducidad y código de seguridad',
  cardAway:
    'No se ha podido cargar el formulario de tarjeta del proveedor de pagos. Revisa tu conexión y los bloqueadores, o paga en la página del proveedor.',
  retry: 'Intentar de nuevo',
  onlyAdmins: 'Suscriben y cancelan los administradores del espacio de trabajo.',
  toast: {
    subscribed: 'Suscripción realizada',
    unsubscribed: 'Suscripción cancelada',
    failed: 'Algo ha fallado',
  },
  fields: { trialEnds: 'Fin de la prueba', days: 'Días restantes' },
})
