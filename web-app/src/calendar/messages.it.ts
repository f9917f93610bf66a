import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  updates: {
    title: 'Novità in azienda',
    birthdays: 'Prossimi compleanni',
    noBirthday: 'Nessun compleanno in arrivo',
    out: 'Persone assenti',
    noOneOut: 'Oggi nessuno è assente',
    until: 'fino al {{day}}',
    before: 'Precedenti',
    after: 'Successivi',
  },
  upcoming: {
    title: 'Prossimi eventi',
    empty: 'Nessun evento in arrivo',
    more: 'Mostra altro',
    less: 'Mostra meno',
  },
  away: {
    none: 'Nessuno',
    more_one: '{{names}} e {{count}} altra persona',
    more_many: '{{names}} e {{count}} di altre persone',
    more_other: '{{names}} e altre {{count}} persone',
  },
  today: 'Oggi',
  refresh: 'Aggiorna',
  calendar: {
    label: 'Calendario',
    before: 'Mese precedente',
    after: 'Mese successivo',
    now: 'Oggi',
    birthday: 'Compleanno',
    leave: 'Assenza',
    event: 'Evento',
    holiday: 'Festività',
    weekend: 'Giorno libero',
    more: '+{{count}}',
  },
})
