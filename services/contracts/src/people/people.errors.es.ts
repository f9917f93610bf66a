import { errorWords } from '../kernel/errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsEs = errorWords<'es', typeof peopleErrors>()({
  'people.oid_taken': 'Este ID de empleado ya está en uso.',
  'people.email_taken': 'Ya existe un empleado con este correo electrónico.',
  'people.terminated': 'El empleo de esta persona ha terminado.',
  'people.access_stopped': 'El acceso de esta persona está suspendido.',
  'people.not_terminated': 'El empleo de esta persona no ha terminado.',
  'people.joined': 'Este empleado ya se ha incorporado.',
  'people.no_email': 'Este empleado no tiene correo electrónico.',
  'people.manager_circle':
    'Un empleado no puede ser su propio responsable, ni directamente ni a través de otros.',
  'people.has_records':
    'Esta persona tiene asistencia, ausencias, gastos o nóminas que deben conservarse. Termina antes su empleo; entonces se podrá eliminar el registro.',
  'people.last_admin': 'Al menos una persona debe conservar el rol Administrador.',
  'people.self': 'No puedes hacerte esto a ti.',
  'people.first_name': '¡Falta el nombre!',
  'people.last_name': '¡Faltan los apellidos!',
  'people.effective_on': 'Elige un día de este año, como muy tarde hoy.',
  'people.rehire_date': '¡Elige el nuevo primer día!',
  'people.rehired_too_early':
    'El nuevo primer día debe ser posterior al último día del empleo anterior, {day}.',
  'people.rehired_too_late': 'El nuevo primer día puede ser, como muy tarde, dentro de un año.',
  'people.ended_before': 'El último día no puede ser anterior al fin del empleo anterior, {day}.',
  'people.ended_before_hire':
    'El último día no puede ser anterior al primero, {day}. Corrige la fecha de alta o elimina al empleado si nunca empezó.',
  'people.ended_before_work':
    'El último día no puede ser anterior al {day}, cuando este empleado trabajó por última vez. Elige ese día o uno posterior.',
  'people.hired_after_end': 'El primer día no puede ser posterior al último, {day}.',
  'people.termination_date': '¡Elige la fecha del fin del empleo!',
})
