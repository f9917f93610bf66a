import { errorWords } from '../kernel/errors'
import type { relativeErrors } from './relatives.errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrorsIt = errorWords<'it', typeof relativeErrors>()({
  'relatives.most': `Ce ne sono già ${MOST_RELATIVES}, il massimo possibile.`,
  'relatives.name': 'Inserisci il nome.',
  'relatives.relation': 'Indica la relazione.',
  'relatives.phone': 'Inserisci il numero di telefono.',
  'relatives.chosen': 'Scegli la relazione.',
})
