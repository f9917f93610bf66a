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
  settings: {
    channels: 'Comment vous êtes informé de chaque type',
    channelsHint:
      'Un choix s’applique aussitôt. Les notifications restent dans la liste quand vous désactivez les e-mails.',
    fixed: 'Ces e-mails ne peuvent pas être désactivés.',
    prompt: 'N’attend jamais l’e-mail quotidien.',
    times: 'Quand les e-mails arrivent',
    quietHint: 'Les e-mails attendent pendant ces heures, à l’heure de {{zone}}.',
    quietFrom: 'Heures calmes de',
    quietTo: 'Heures calmes à',
    digest: 'E-mails',
    digestHint: 'Avec un e-mail par jour, ceux qui peuvent attendre y sont regroupés.',
    single: 'Un par un',
    daily: 'Une fois par jour à {{time}}',
    saved: 'Réglages des notifications enregistrés.',
  },
})
