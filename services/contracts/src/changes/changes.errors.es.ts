import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsEs = errorWords<'es', typeof changesErrors>()({
  'changes.position':
    'Esto no es una posición del flujo de cambios. Envía el `next` de una respuesta.',
  'changes.type': 'No hay ningún evento público {name}.',
  'changes.rights_changed':
    'Lo que puedes leer ha cambiado desde esta posición. Continúa desde {position}, o empieza de nuevo sin posición para leer todo lo que puedes leer ahora.',
  'changes.log_restored':
    'El registro ya no tiene esta posición, por ejemplo tras restaurar una copia de seguridad. Compara tus datos y empieza de nuevo sin posición, o con `now` para recibir solo eventos nuevos.',
})
