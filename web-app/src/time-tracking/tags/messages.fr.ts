import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tags: 'Étiquettes',
  named: 'Étiquettes : {{tags}}',
  find: 'Chercher ou saisir une étiquette',
  add: 'Ajouter « {{tag}} »',
  all: 'Toutes les étiquettes',
  none: 'Saisissez une étiquette. Elle sera proposée la prochaine fois.',
  unfound: 'Aucune étiquette de ce nom.',
  most: 'Une saisie a au plus {{most}} étiquettes.',
  wrong: 'Une étiquette compte de 1 à 40 caractères, sans virgule.',
})
