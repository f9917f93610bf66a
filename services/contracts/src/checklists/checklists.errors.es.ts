import { errorWords } from '../kernel/errors'
import type { checklistErrors } from './checklists.errors'

export const checklistsErrorsEs = errorWords<'es', typeof checklistErrors>()({
  'checklist.name': '¡Introduce el nombre de la lista de tareas!',
  'checklist.item_text': '¡Indica qué hay que hacer!',
  'checklist.no_items': 'Una lista tiene al menos una tarea.',
  'checklist.most_items': 'Una lista tiene como máximo {most} tareas.',
  'checklist.days': 'Elige un número de días entre -{most} y {most}.',
  'checklist.owner': '¡Elige quién lo hace!',
  'checklist.name_taken': 'Ya hay una lista de tareas con este nombre.',
  'checklist.most_templates': 'Una empresa tiene como máximo {most} listas de tareas.',
  'checklist.kind': '¡Elige si es para una incorporación o para una salida!',
  'checklist.template': '¡Elige la lista de tareas!',
  'checklist.employee': '¡Elige el empleado!',
  'checklist.day': '¡Elige el día!',
  'checklist.open': 'Esta lista ya ha empezado y está abierta.',
  'checklist.most_open': 'Un empleado tiene como máximo {most} listas abiertas.',
  'checklist.cancelled': 'Esta lista se ha cancelado.',
  'checklist.reason': '¡Indica el motivo!',
  'checklist.status': 'Elige done, not_needed u open.',
})
