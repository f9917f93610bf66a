import { errorWords } from '../kernel/errors'
import type { clientErrors } from './clients.errors'

export const clientsErrorsEs = errorWords<'es', typeof clientErrors>()({
  'client.in_use': 'Este cliente tiene proyectos o facturas y no se puede eliminar.',
  'client.unknown': '¡Elige el cliente!',
  'client.name': '¡Introduce el nombre del cliente!',
  'client.contact': '¡Introduce el nombre de la persona de contacto!',
})
