import { NOTICE_DAYS } from '../kernel/closing'
import { errorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsEs = errorWords<'es', typeof privacyErrors>()({
  'privacy.years': `Elige entre ${LEAST_RETENTION_YEARS} y ${MOST_RETENTION_YEARS} años.`,
  'privacy.retention':
    'El plazo de conservación (años: {years}) corre desde el último día de trabajo o de pago, o desde el día en que se registró la salida. Los datos personales se pueden suprimir a partir del {day}.',
  'privacy.second_person':
    'Has solicitado esta supresión. Debe confirmarla otra persona que pueda suprimir datos personales.',
  'privacy.waits':
    'Ninguna otra persona puede confirmar esta supresión. Puedes llevarla a cabo a partir del {until}.',
  'privacy.not_proposed': 'No hay ninguna solicitud de suprimir los datos de esta persona.',
  'privacy.own': 'No puedes suprimir tus propios datos personales. Debe hacerlo otra persona.',
  'privacy.held': 'Esta persona tiene un bloqueo legal. Levanta antes el bloqueo.',
  'privacy.not_held': 'Esta persona no tiene ningún bloqueo legal.',
  'privacy.erased': 'Los datos personales de esta persona ya están suprimidos.',
  'privacy.in_draft':
    'Esta persona está en un ciclo de nómina sin aprobar. Apruébalo o elimínalo antes.',
  'privacy.name': 'Escribe el nombre de la persona exactamente como se muestra.',
  'privacy.export_making': 'Se está creando una exportación. Estará lista dentro de un rato.',
  'privacy.export_ready':
    'Hay una exportación lista para descargar. Podrás preparar otra cuando caduque.',
  'privacy.no_export': 'No hay ninguna exportación que descargar. Prepara antes una.',
  'privacy.notice': `Elige entre ${NOTICE_DAYS.least} y ${NOTICE_DAYS.most} días.`,
  'privacy.company_name': 'Escribe el nombre de la empresa exactamente como se muestra.',
  'privacy.closing': 'El cierre de esta empresa ya está anunciado.',
  'privacy.not_closing': 'Esta empresa no se está cerrando.',
  'privacy.closed':
    'Esta empresa está cerrada: ya no se puede cambiar nada. Un administrador puede retirar el cierre hasta que la empresa se suprima.',
  'privacy.reason': 'Indica por qué deben conservarse los datos.',
})
