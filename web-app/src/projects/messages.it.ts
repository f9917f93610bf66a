import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  card: {
    title: 'Attività',
    all: 'Vedi tutte le attività',
    empty: 'Nessuna attività in attesa',
    refresh: 'Aggiorna',
    overdue: 'In ritardo',
    today: 'Oggi',
    later: 'Più tardi',
    late_one: '{{count}} giorno di ritardo',
    late_many: '{{count}} di giorni di ritardo',
    late_other: '{{count}} giorni di ritardo',
    dueOn: 'Scadenza {{day}}',
  },
  dueCount_one: '{{count}} attività in scadenza',
  dueCount_many: '{{count}} di attività in scadenza',
  dueCount_other: '{{count}} attività in scadenza',
})
