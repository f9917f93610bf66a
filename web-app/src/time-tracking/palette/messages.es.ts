import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  findTask: 'Buscar una tarea',
  otherProjects: 'Otros proyectos',
  noTasks: 'No tienes tareas abiertas.',
  noSuchTask: 'Ninguna tarea encontrada.',
  take: 'Poner {{tags}}',
  clear: 'Quitar todas las etiquetas',
  stopped: 'El cronómetro se ha parado mientras tanto.',
})
