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
  'timesheet.off': 'Las hojas de horas están desactivadas.',
  'timesheet.future': 'Esta semana aún no ha empezado.',
  'timesheet.submitted_already': 'Esta semana ya está enviada.',
  'timesheet.overlaps': 'Hay días de esta semana que pertenecen a la semana enviada del {day}.',
  'timesheet.decided': 'Esta semana ya no espera una decisión.',
  'timesheet.not_approved': 'Esta semana no está aprobada.',
  'timesheet.own': 'No puedes decidir tu propia semana.',
  'timesheet.decision': 'Aprueba o devuelve, una de las dos cosas.',
  'timesheet.submitted_week': 'La semana del {day} está enviada. Retírala para cambiar su tiempo.',
  'timesheet.submitted_week_by':
    'La semana del {day} está enviada. Retírala o pide a {name} que la devuelva.',
  'timesheet.approved_week': 'La semana del {day} está aprobada. Un administrador puede reabrirla.',
  'timesheet.approved_week_by': 'La semana del {day} está aprobada. {name} puede reabrirla.',
  'timesheet.before_lock':
    'El tiempo hasta el {day} está bloqueado. Un administrador puede cambiar la fecha de bloqueo.',
  'timesheet.lock_future': 'La fecha de bloqueo es anterior a hoy.',
  'timesheet.cell_in_list':
    'Este tiempo lo forman varios registros, uno en curso o uno que pasa de medianoche. Cámbialos en la lista.',
  'timesheet.longer_than_day': 'El día no tiene sitio para este tiempo.',
})
