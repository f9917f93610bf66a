import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  since: 'Hors connexion — données jusqu’à : {{time}}.',
  slow: 'Le serveur met plus de temps que d’habitude. Ce qui manque apparaît dès qu’il répond.',
  notHere: 'Cette page n’est pas encore sur votre appareil',
  notHereText:
    'Elle n’a pas encore été ouverte ici et a besoin d’une connexion. Elle s’ouvre dès qu’il y en a une.',
  crashed: {
    title: 'Une erreur s’est produite sur cette page.',
    text: 'Vos données enregistrées sont en sécurité. Rechargez la page. Si cela se reproduit, prévenez votre administrateur.',
    reload: 'Recharger',
  },
  signedOut: {
    title: 'Vous êtes déconnecté',
    text: 'Votre session est terminée. Connectez-vous dans un autre onglet pour garder ce que vous avez saisi : cette page continue ensuite.',
    signIn: 'Se connecter',
    leave: 'Quitter cette page',
  },
})
