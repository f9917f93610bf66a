import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  use: 'Utiliser une clé d’accès',
  usePassword: 'Utiliser le mot de passe',
  done: 'Confirmé avec votre clé d’accès',
  useProvider: 'Confirmer par l’authentification unique',
  doneProvider: 'Confirmé par l’authentification unique',
  orCode: 'Ou un code de votre application d’authentification.',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Veuillez réessayer.',
  elsewhere:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez Workledger à son adresse principale.',
  here: 'Cet appareil a déjà une clé d’accès de votre compte.',
})
