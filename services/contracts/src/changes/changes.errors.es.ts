import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsEs = errorWords<'es', typeof changesErrors>()({
  'changes.position':
    'Esto no es una posición del flujo de cambios. Envíe el `next` de una respuesta.',
  'changes.type': 'No hay ningún evento público {name}.',
  'changes.rights_changed':
    'Lo que usted puede leer ha cambiado desde esta posición. Continúe desde {position}, o empiece de nuevo sin posición para leer todo lo que puede leer ahora.',
  'changes.log_restored':
    'El registro ya no tiene esta posición, por ejemplo tras restaurar una copia de seguridad. Compare sus datos y empiece de nuevo sin posición, o con `now` para recibir solo eventos nuevos.',
})
