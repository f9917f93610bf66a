import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Recordatorios',
  enabled: 'Recordar por correo a los clientes las facturas no pagadas',
  about:
    'Cada recordatorio se envía una vez, por la mañana de su día. Abarca las facturas emitidas y no pagadas cuyo cliente tiene correo electrónico. Se omiten las facturas que ya han pasado ese día.',
  locked: 'Solo las personas con el permiso Facturas pueden cambiar esto.',
  step: 'Recordatorio {{number}}',
  when: 'Cuándo',
  before: 'antes del vencimiento',
  after: 'después del vencimiento',
  days: 'Días',
  subject: 'Asunto',
  text: 'Texto',
  placeholders: 'Campos disponibles: {{names}}.',
  add: 'Añadir recordatorio',
  remove: 'Quitar el recordatorio {{number}}',
  none: 'Aún no hay recordatorios.',
  usualSubject: 'Recordatorio: factura {invoice_number} de {company}',
  usualText:
    'Buenos días, {contact_name}:\n\nEl {due_date} venció el pago de {outstanding} de la factura {invoice_number}. Le rogamos que lo abone en los próximos días.',
  toast: { saved: 'Recordatorios guardados', sent: 'El recordatorio se ha enviado' },
  card: {
    title: 'Recordatorios',
    next: 'Próximo recordatorio el {{day}}',
    off: 'Los recordatorios de esta factura están desactivados.',
    nothing: 'No hay ningún recordatorio previsto.',
    mute: 'Detener recordatorios',
    now: 'Enviar recordatorio ahora',
    nowTitle: '¿Recordar esta factura a {{client}}?',
    nowText: 'El recordatorio se envía a {{email}} con {{amount}} pendientes.',
    before_one: '{{count}} día antes del vencimiento',
    before_many: '{{count}} de días antes del vencimiento',
    before_other: '{{count}} días antes del vencimiento',
    after_one: '{{count}} día después del vencimiento',
    after_many: '{{count}} de días después del vencimiento',
    after_other: '{{count}} días después del vencimiento',
    onDue: 'El día del vencimiento',
    byHand: 'Enviado a mano',
  },
})
