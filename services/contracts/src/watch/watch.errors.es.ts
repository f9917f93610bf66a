import { errorWords } from '../kernel/errors'
import type { watchErrors } from './watch.errors'

export const watchErrorsEs = errorWords<'es', typeof watchErrors>()({
  'watch.involved':
    'Esta alerta te nombra o has actuado en el registro al que se refiere. La resuelve otro auditor.',
  'watch.no_proposal':
    'Esta propuesta ya no está abierta. Vuelve a cargar la página para ver la regla tal como está ahora.',
  'watch.own_proposal': 'Esto lo has propuesto tú. Lo confirma otro auditor.',
  'watch.least': 'Elige un número de 2 a 1000.',
  'watch.weekday': 'Nombra días de la semana, de 1 (lunes) a 7 (domingo).',
  'watch.band_order': 'Una banda termina antes de empezar.',
  'watch.band_twice': 'Cada clase de salario de una moneda tiene una sola banda.',
})
