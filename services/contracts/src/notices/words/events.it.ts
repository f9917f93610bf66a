import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  NoticeChannelSet: 'Canale di un tipo di notifica impostato',
  QuietHoursSet: 'Ore di silenzio impostate',
  DigestHourSet: 'Ora dell’email giornaliera impostata',
  NoticesRead: 'Notifiche lette',
  NoticeRead: 'Notifica letta',
  PushDeviceAdded: 'Notifiche push attivate in un browser',
  PushDeviceRemoved: 'Notifiche push disattivate in un browser',
  NoticesExpired: 'Vecchie notifiche rimosse',
} satisfies NamesLike<typeof english>
