import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  billing: {
    readOnly:
      'Cet espace de travail est en lecture seule : la période d’essai est terminée et il n’y a pas d’abonnement.',
    pastDue:
      'Le dernier paiement de cet espace de travail a échoué. Sans paiement, l’espace passera en lecture seule.',
    trialEnds:
      'La période d’essai se termine le {{moment}}. Ensuite, cet espace de travail sera en lecture seule.',
    plans: 'Choisir une formule',
    card: 'Vérifier la carte',
    later: 'Masquer jusqu’à demain',
  },
  closing: {
    announced:
      'Cette entreprise ferme. Elle sera en lecture seule à partir du {{closes}} et effacée le {{erases}}.',
    closed:
      'Cette entreprise a fermé le {{closes}}. Elle est en lecture seule et sera effacée le {{erases}}.',
    take: 'Exporter vos données',
  },
  verify: {
    text: 'Avant de continuer, ouvrez le lien de vérification reçu par e-mail. Si vous n’avez rien reçu,',
    link: 'cliquez ici pour en demander un autre.',
    sent: 'Un nouveau lien de vérification a été envoyé à {{email}}.',
    failed: 'Le renvoi a échoué. Réessayez plus tard.',
  },
})
