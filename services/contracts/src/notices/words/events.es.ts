import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  NoticeChannelSet: 'Canal de un tipo de aviso establecido',
  QuietHoursSet: 'Horas de silencio establecidas',
  DigestHourSet: 'Hora del correo diario establecida',
  NoticesRead: 'Avisos leídos',
  NoticeRead: 'Aviso leído',
  PushDeviceAdded: 'Avisos push activados en un navegador',
  PushDeviceRemoved: 'Avisos push desactivados en un navegador',
  NoticesExpired: 'Avisos antiguos retirados',
} satisfies NamesLike<typeof english>
