import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  times: 'Modifier les heures',
  day: 'Jour',
  send: 'Renvoyer',
  anyway: 'Modifier quand même',
  yours: 'La vôtre',
  there: 'Maintenant',
  lost: 'La saisie reste comme elle est sur le serveur.',
  none: 'Aucun',
  idle: 'Temps d’absence gardé :',
})
