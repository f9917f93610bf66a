import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsEs = errorWords<'es', typeof timerErrors>()({
  'timer.description_and_project': 'No puedes iniciar el cronómetro sin descripción ni proyecto',
  'timer.description': 'No puedes iniciar el cronómetro sin descripción',
  'timer.description_blank': 'No puedes dejar vacía la descripción',
  'timer.tag': 'Una etiqueta tiene de 1 a 40 caracteres y ninguna coma.',
  'timer.tags_most': 'Un registro tiene como máximo 10 etiquetas.',
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
  'timer.offline_ahead':
    'El reloj del dispositivo va más de cinco minutos adelantado. Corrige la hora.',
  'timer.offline_too_old':
    'Una acción hecha sin conexión vale {days} días. Añade este tiempo a mano.',
  'timer.offline_many':
    'En un mes llegaron más de {most} acciones hechas sin conexión. Añade este tiempo a mano.',
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
  'timesheet.too_many_entries': 'Esta semana tiene más de 5000 registros. La lista los muestra.',
  'timesheet.longer_than_day': 'El día no tiene sitio para este tiempo.',
  'time_import.file':
    'No es un archivo CSV ni XLSX. Exporta los registros de tiempo como CSV o Excel.',
  'time_import.empty': 'El archivo no tiene filas debajo de los encabezados.',
  'time_import.too_many':
    'El archivo es demasiado grande: como máximo {rows} filas, {columns} columnas y {characters} caracteres por celda.',
  'time_import.no_times':
    'El archivo no tiene columnas con una fecha y una duración o un inicio. Exporta el informe detallado.',
  'time_import.zone': 'Elige la zona horaria de las horas del archivo.',
  'time_import.people': 'Las personas deben ser un objeto que dé un empleado para un nombre.',
  'time_import.date_orders': 'Elige day-first o month-first.',
  'time_import.date_order':
    'La fecha {example} puede leerse de dos maneras. Elige si el día o el mes va primero.',
  'time_import.too_long': 'El texto supera los {most} caracteres.',
  'time_import.task_alone': 'La fila indica una tarea sin proyecto.',
  'time_import.not_yes_or_no': '«{text}» no es ni sí ni no.',
  'time_import.no_duration': 'La fila no tiene ni inicio ni duración.',
  'time_import.running': 'El registro sigue en marcha: no tiene fin ni duración.',
  'time_import.not_a_duration': '«{text}» no es una duración.',
  'time_import.not_a_date': '«{text}» no es una fecha.',
  'time_import.not_a_time': '«{text}» no es una hora.',
  'time_import.no_person': 'No hay ningún empleado elegido para {name}.',
  'time_import.left_out': 'Las filas de {name} se dejan fuera, como elegiste.',
  'time_import.before_joining': 'La persona se incorporó el {day}.',
  'time_import.after_leaving': 'El último día de la persona fue el {day}.',
  'time_import.project_ambiguous': 'Varios proyectos se llaman {name}.',
  'time_import.running_still': 'Esta importación sigue en curso. Deshazla cuando termine.',
  'time_import.kind_too_long': 'Un texto es demasiado largo.',
  'time_import.kind_not_yes_or_no': 'Si es facturable no es ni sí ni no.',
  'time_import.kind_not_a_duration': 'La duración no se puede leer.',
  'time_import.kind_not_a_date': 'La fecha no se puede leer.',
  'time_import.kind_not_a_time': 'La hora no se puede leer.',
  'time_import.kind_no_person': 'No hay ningún empleado elegido para la persona.',
  'time_import.kind_left_out': 'La persona se deja fuera, como elegiste.',
  'time_import.kind_before_joining': 'El día es anterior a la incorporación de la persona.',
  'time_import.kind_after_leaving': 'El día es posterior al último día de la persona.',
  'time_import.kind_project_ambiguous': 'Varios proyectos tienen este nombre.',
  'time_import.kind_before_lock': 'La fecha de bloqueo bloquea el día.',
  'time_import.kind_submitted_week': 'La semana está enviada.',
  'time_import.kind_approved_week': 'La semana está aprobada.',
})
