import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  checkIn: 'Registra entrata',
  checkOut: 'Registra uscita',
  forgotten:
    'La tua entrata risale a più tempo di quanto dura un turno. Se hai dimenticato l’uscita, dal tuo profilo proponi l’ora in cui hai finito.',
  breaks: 'Pause',
  onBreak: 'Pause: in pausa dalle {{time}}',
  group: 'Presenze',
  planned: {
    title: 'Attività pianificate',
    field: 'Che cosa pensi di fare oggi',
    saved: 'Attività pianificate aggiornate',
  },
  plans: { title: 'Programma', open: 'Programma' },
  out: {
    title: 'Registra uscita',
    planned: 'Pianificato: {{plan}}',
    saved: 'Dati aggiornati',
  },
  failed: 'Modifica non riuscita',
  today: {
    out: 'Entrata non registrata',
    since: 'dalle {{time}}',
    onBreak: 'in pausa dalle {{time}}',
  },
  ring: {
    title_one: '{{present}} di {{count}} giorno',
    title_many: '{{present}} di {{count}} di giorni',
    title_other: '{{present}} di {{count}} giorni',
    text: 'Presenze, {{month}} finora',
  },
})
