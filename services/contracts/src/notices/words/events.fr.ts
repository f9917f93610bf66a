import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  NoticeChannelSet: 'Canal d’un type de notification défini',
  QuietHoursSet: 'Heures calmes définies',
  DigestHourSet: 'Heure de l’e-mail quotidien définie',
  NoticesRead: 'Notifications lues',
  NoticeRead: 'Notification lue',
  PushDeviceAdded: 'Notifications push activées dans un navigateur',
  PushDeviceRemoved: 'Notifications push désactivées dans un navigateur',
  NoticesExpired: 'Anciennes notifications retirées',
} satisfies NamesLike<typeof english>
