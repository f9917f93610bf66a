import { errorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsEs = errorWords<'es', typeof auditErrors>()({
  'audit.filter_name': 'Pon un nombre al filtro.',
  'audit.filter_taken': 'Ya tienes un filtro guardado con este nombre.',
  'audit.filter_most': 'Ya tienes {most} filtros guardados. Elimina antes uno.',
  'evidence.busy':
    'Dos paquetes de evidencias de esta empresa ya se están creando o están en espera. Inténtalo de nuevo en medio minuto.',
  'evidence.too_many':
    'Esto abarca más de {most} eventos, el máximo que contiene un paquete de evidencias. Elige un periodo más corto.',
})
