import { errorWords } from '../kernel/errors'
import type { relativeErrors } from './relatives.errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrorsEs = errorWords<'es', typeof relativeErrors>()({
  'relatives.most': `Ya hay ${MOST_RELATIVES}, el máximo posible.`,
  'relatives.name': '¡Introduce el nombre!',
  'relatives.relation': '¡Indica la relación!',
  'relatives.phone': '¡Introduce el número de teléfono!',
  'relatives.chosen': 'Elige la relación.',
})
