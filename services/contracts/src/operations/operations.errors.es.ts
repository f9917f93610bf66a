import { errorWords } from '../kernel/errors'
import type { operationsErrors } from './operations.errors'

export const operationsErrorsEs = errorWords<'es', typeof operationsErrors>()({
  'operations.delivered': 'Este mensaje ya se ha enviado.',
  'operations.job_settled': 'Esta tarea ya se ha reintentado o descartado.',
  'operations.not_blocked': 'Ese evento ya no bloquea este flujo.',
  'operations.not_parked': 'Este evento ya no está detenido.',
  'operations.rebuild_required':
    'Esta reconstrucción no se puede cancelar: no se está reconstruyendo nada o esta versión necesita las tablas nuevas.',
  'operations.under_way': 'Este mensaje se está enviando.',
  'operations.withdrawn': 'Este anuncio se ha retirado. Añade uno nuevo.',
  'operations.after_start': 'El fin debe ser posterior al inicio.',
  'operations.no_projection': 'No existe esa proyección.',
  'operations.most_days': 'Un anuncio dura como máximo {days} días.',
  'operations.withheld': 'Su destinatario no quiere este mensaje por correo.',
})
