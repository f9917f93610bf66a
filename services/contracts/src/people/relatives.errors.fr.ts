import { errorWords } from '../kernel/errors'
import type { relativeErrors } from './relatives.errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrorsFr = errorWords<'fr', typeof relativeErrors>()({
  'relatives.most': `Il y en a déjà ${MOST_RELATIVES}, le maximum possible.`,
  'relatives.name': 'Saisissez le nom.',
  'relatives.relation': 'Indiquez votre lien avec cette personne.',
  'relatives.phone': 'Saisissez le numéro de téléphone.',
  'relatives.chosen': 'Choisissez votre lien avec cette personne.',
})
