import { errorWords } from '../kernel/errors'
import type { projectErrors } from './projects.errors'

export const projectsErrorsEs = errorWords<'es', typeof projectErrors>()({
  'project.not_member': 'El empleado no está en el proyecto. Añádelo antes',
  'project.employee_unknown': '¡Elige el empleado!',
  'project.archived': 'Este proyecto está archivado; restáuralo antes.',
  'project.status_unknown': 'Este estado no pertenece al proyecto.',
  'project.status_taken': 'Este nombre ya está en uso.',
  'project.status_one_of_each':
    'Un proyecto tiene un estado predeterminado y uno final; elige antes otro para ello.',
  'project.status_both': 'El estado predeterminado no puede ser el final.',
  'project.status_in_use': 'Hay tareas con este estado; asígnales antes otro.',
  'project.task_stale':
    'Otra persona ha cambiado esta tarea entretanto. La ves tal como está ahora.',
  'project.too_many_tasks': 'Un proyecto tiene 10.000 tareas como máximo.',
  'project.too_many_statuses': 'Un proyecto tiene 50 estados como máximo.',
  'project.too_many_members': 'Un proyecto tiene 5000 miembros como máximo.',
  'project.list_unknown': 'Esta lista de tareas no pertenece al proyecto.',
  'project.task_dates': 'La fecha de vencimiento no puede ser anterior a la fecha de inicio.',
  'project.name': '¡Introduce el nombre del proyecto!',
  'project.status_name': '¡Introduce el nombre del estado!',
  'project.colour': 'Elige un color.',
  'project.title': '¡Introduce el título!',
})
