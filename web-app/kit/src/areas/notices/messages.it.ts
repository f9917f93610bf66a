import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Notifiche',
  all: 'Tutte le notifiche',
  settingsPage: 'Impostazioni delle notifiche',
  bell: 'Notifiche',
  bellUnread: 'Notifiche, alcune da leggere',
  unreadCount_one: '{{count}} da leggere',
  unreadCount_many: '{{count}} da leggere',
  unreadCount_other: '{{count}} da leggere',
  readAll: 'Segna tutto come letto',
  readOne: 'Segna come letta',
  allRead: 'Tutte le notifiche sono lette.',
  columns: {
    notice: 'Notifica',
    detail: 'Riguarda',
    kind: 'Tipo',
    at: 'Ora',
  },
  state: {
    label: 'Lettura',
    all: 'Tutte',
    unread: 'Da leggere',
  },
  anyKind: 'Tutti',
  unread: 'Da leggere',
  none: {
    title: 'Ancora nessuna notifica',
    text: 'Qui compaiono per 90 giorni le decisioni sulle tue richieste, le attività, gli eventi e i documenti.',
  },
  settings: {
    channels: 'Come ricevi ogni tipo',
    channelsHint: 'Una scelta vale subito. Le notifiche restano nell’elenco anche senza email.',
    fixed: 'Queste email non si possono disattivare.',
    prompt: 'Non aspetta mai l’email giornaliera.',
    times: 'Quando arrivano le email',
    quietHint: 'In queste ore le email aspettano. Vale l’ora di {{zone}}.',
    quietFrom: 'Ore di silenzio dalle',
    quietTo: 'Ore di silenzio alle',
    digest: 'Email',
    digestHint: 'Con un’email al giorno, quelle che possono aspettare ne fanno parte.',
    single: 'Una per una',
    daily: 'Una volta al giorno alle {{time}}',
    saved: 'Impostazioni delle notifiche salvate.',
  },
})
