import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeliveryIntended: 'À envoyer',
  DeliveryAttempted: 'Serveur de messagerie sollicité',
  DeliverySucceeded: 'Message accepté',
  DeliveryDeferred: 'Différé',
  DeliveryFailed: 'Échec de l’envoi',
  DeliveryLost: 'Résultat inconnu',
  DeliveryWithheld: 'Non envoyé, au choix du destinataire',
  DeliveryResent: 'Renvoyé à la main',
  ProjectionEventSkipped: 'Événement ignoré par une table de lecture',
  AnnouncementSet: 'Annoncé',
  AnnouncementChanged: 'Annonce modifiée',
  AnnouncementWithdrawn: 'Annonce retirée',
  AnnouncementDismissed: 'Annonce masquée',
  FailedJobRetried: 'Tâche en échec relancée',
  FailedJobDiscarded: 'Tâche en échec abandonnée',
  SigningKeyIntroduced: 'Clé de signature introduite',
  ProcessKeyCertified: 'Clé d’un processus certifiée',
  ParkedEventRetried: 'Événement en attente relancé',
} satisfies NamesLike<typeof english>
