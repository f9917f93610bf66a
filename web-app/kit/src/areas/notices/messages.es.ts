import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Avisos',
  all: 'Todos los avisos',
  settingsPage: 'Ajustes de avisos',
  bell: 'Avisos',
  bellUnread: 'Avisos, hay sin leer',
  unreadCount_one: '{{count}} sin leer',
  unreadCount_many: '{{count}} sin leer',
  unreadCount_other: '{{count}} sin leer',
  readAll: 'Marcar todo como leído',
  readOne: 'Marcar como leído',
  allRead: 'Todos los avisos están leídos.',
  columns: {
    notice: 'Aviso',
    detail: 'Sobre',
    kind: 'Tipo',
    at: 'Hora',
  },
  state: {
    label: 'Lectura',
    all: 'Todos',
    unread: 'Sin leer',
  },
  anyKind: 'Todos',
  unread: 'Sin leer',
  none: {
    title: 'Todavía no hay avisos',
    text: 'Aquí aparecen, durante 90 días, las decisiones sobre tus solicitudes, las tareas, los eventos y los documentos.',
  },
  settings: {
    channels: 'Cómo te enteras de cada tipo',
    channelsHint:
      'Cada elección se aplica al momento. Los avisos siguen en la lista aunque desactives los correos.',
    fixed: 'Estos correos no se pueden desactivar.',
    prompt: 'Nunca espera al correo diario.',
    times: 'Cuándo llegan los correos',
    quietHint: 'Los correos esperan durante estas horas. Son las de {{zone}}.',
    quietFrom: 'Horas de silencio desde',
    quietTo: 'Horas de silencio hasta',
    digest: 'Correos',
    digestHint: 'Con un correo al día, los que pueden esperar van dentro de él.',
    single: 'De uno en uno',
    daily: 'Una vez al día a las {{time}}',
    saved: 'Ajustes de avisos guardados.',
  },
})
