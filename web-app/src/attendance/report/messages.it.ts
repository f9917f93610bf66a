import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Report presenze',
  previous: 'Mese precedente',
  next: 'Mese successivo',
  now: 'Questo mese',
  employee: 'Dipendente',
  everybody: 'Tutti',
  export: 'Esporta',
  print: 'Stampa',
  marks: {
    present: 'Presente',
    undertime: 'Orario incompleto',
    holiday: 'Giorno libero o festività',
    leave: 'Assenza approvata',
    absent: 'Assente',
  },
  none: 'Ancora nessuna presenza',
  presence: 'Ore di presenza',
  legend:
    'Presente è una giornata di almeno 8 ore dall’entrata all’uscita, orario incompleto una più breve.',
  empty: 'Nessuna persona da mostrare',
  emptyText: 'In questo mese non ha lavorato nessuna delle persone che vedi.',
  pages: 'Pagine',
  earlier: 'Persone precedenti',
  later: 'Persone successive',
  range: '{{from}}–{{to}} di {{total}}',
})
