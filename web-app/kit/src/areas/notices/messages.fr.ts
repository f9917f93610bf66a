import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Notifications',
  all: 'Toutes les notifications',
  settingsPage: 'Réglages des notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, certaines non lues',
  unreadCount_one: '{{count}} non lue',
  unreadCount_many: '{{count}} non lues',
  unreadCount_other: '{{count}} non lues',
  readAll: 'Tout marquer comme lu',
  readOne: 'Marquer comme lu',
  allRead: 'Toutes les notifications sont lues.',
  columns: {
    notice: 'Notification',
    detail: 'À propos',
    kind: 'Type',
    at: 'Heure',
  },
  state: {
    label: 'Lecture',
    all: 'Toutes',
    unread: 'Non lues',
  },
  anyKind: 'Tous',
  unread: 'Non lue',
  none: {
    title: 'Pas encore de notifications',
    text: 'Les décisions sur vos demandes, les tâches, les événements et les documents apparaissent ici pendant 90 jours.',
  },
  push: {
    title: 'Notifications push dans vos navigateurs',
    hint: 'Les notifications apparaissent aussi quand Workledger est fermé. Elles nomment l’entreprise et le type, sans personnes ni montants.',
    install:
      'Sur un iPhone ou un iPad, ajoutez d’abord Workledger à l’écran d’accueil. Ouvrez-le de là, puis activez les notifications push.',
    denied:
      'Ce navigateur bloque les notifications de Workledger. Autorisez-les dans ses réglages pour ce site, puis revenez.',
    unsupported: 'Ce navigateur ne peut pas recevoir de notifications push.',
    turnOn: 'Activer dans ce navigateur',
    turnOff: 'Désactiver',
    done: 'Les notifications push sont activées dans ce navigateur.',
    failed: 'Le service push de ce navigateur est injoignable. Réessayez plus tard.',
    tried: 'Une notification push est en route.',
    removed: 'Les notifications push sont désactivées dans ce navigateur-là.',
    device: '{{browser}} sous {{system}}',
    unknown: 'Navigateur inconnu',
    current: 'Ce navigateur',
    signedOut: 'Déconnecté',
    since: 'Depuis le {{moment}}. Envoyez un essai pour voir s’il arrive.',
    try: 'Essayer',
  },
  settings: {
    channels: 'Comment vous êtes informé de chaque type',
    channelsHint:
      'Un choix s’applique aussitôt. Les notifications restent dans la liste quand vous désactivez les e-mails.',
    fixed: 'Ces e-mails ne peuvent pas être désactivés.',
    prompt: 'N’attend jamais l’e-mail quotidien.',
    times: 'Quand arrivent e-mails et notifications push',
    quietHint:
      'Les e-mails et les notifications push attendent pendant ces heures, à l’heure de {{zone}}.',
    quietFrom: 'Heures calmes de',
    quietTo: 'Heures calmes à',
    digest: 'E-mails',
    digestHint: 'Avec un e-mail par jour, ceux qui peuvent attendre y sont regroupés.',
    single: 'Un par un',
    daily: 'Une fois par jour à {{time}}',
    saved: 'Réglages des notifications enregistrés.',
  },
})
