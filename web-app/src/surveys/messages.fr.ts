import shared from '@workledger/kit/areas/surveys/messages.fr'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  ...shared,
  page: 'Enquête',
  at: '{{number}} sur {{count}}',
  answer: 'Votre réponse',
  left_one: '{{count}} caractère restant',
  left_many: '{{count}} de caractères restants',
  left_other: '{{count}} caractères restants',
  anonymous:
    'Personne, pas même un administrateur, ne peut voir qui a répondu. Les résultats apparaissent à partir de cinq réponses ; une vague qui en compte moins n’en conserve aucune.',
  confidential:
    'Cette enquête est confidentielle : les administrateurs voient vos réponses avec votre nom.',
  draft: 'Vos réponses restent sur cet appareil jusqu’à ce que vous les envoyiez.',
  back: 'Précédent',
  next: 'Suivant',
  send: 'Envoyer les réponses',
  invalid: {
    title: 'Clé non valide',
    text: 'Le lien a déjà servi, ou l’enquête est close. Adressez-vous à l’expéditeur.',
  },
  failed: 'Une erreur s’est produite',
  loadFailed: 'Une erreur s’est produite. Veuillez réessayer.',
  thanks: {
    title: 'Merci pour vos réponses précieuses',
    text: 'Vos réponses ont été envoyées. Vous pouvez fermer cette page.',
    home: 'Aller à l’accueil',
  },
})
