import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsEs = errorWords<'es', typeof timerErrors>()({
  'timer.description_and_project': 'No puedes iniciar el cronómetro sin descripción ni proyecto',
  'timer.description': 'No puedes iniciar el cronómetro sin descripción',
  'timer.description_blank': 'No puedes dejar vacía la descripción',
  'timer.future': 'No puedes elegir una hora futura',
  'timer.too_short': 'Un registro dura al menos un segundo.',
  'timer.too_long': 'Un registro dura como máximo 24 horas.',
  'timer.too_old': 'No puedes elegir una hora de hace más de 10 años.',
  'timer.end_before_start': 'El fin es anterior al inicio.',
  'timer.ended': 'Este registro ya ha terminado.',
  'timer.project_unknown': 'Este proyecto es desconocido.',
  'timer.task_unknown': 'Esta tarea no pertenece al proyecto.',
  'timer.task_not_yours': 'Esta tarea no está asignada a ti. Asígnatela antes',
  'timer.billed':
    'Este tiempo está facturado en la factura {number} y ya no se puede cambiar ni eliminar.',
  'timer.billed_draft':
    'Este tiempo está en un borrador de factura. Quítalo de la factura antes de cambiarlo o eliminarlo.',
})
