import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'I miei colloqui',
  search: 'Cerca colloqui',
  show: 'Mostra',
  upcoming: 'Futuri',
  past: 'Passati',
  all: 'Tutti',
  candidate: 'Candidato',
  opening: 'Annuncio',
  when: 'Quando',
  minutes: '{{minutes}} min',
  place: 'Luogo',
  people: 'Chi lo conduce',
  status: 'Stato',
  states: {
    cancelled: 'Annullato',
    given: 'Valutazione inserita',
    awaited: 'Attende la tua valutazione',
    scheduled: 'Fissato',
  },
  give: 'Inserisci valutazione',
  giveOn: 'Inserisci la valutazione di {{name}}',
  change: 'Modifica valutazione',
  changeOn: 'Modifica la valutazione di {{name}}',
  rating: 'Voto',
  ratingHint: 'Da 1, non adatto, a 5, eccellente. Vale anche come tuo voto al candidato.',
  text: 'Valutazione',
  textHint:
    'Il candidato non la vede. Chi conduce il colloquio con te la vede dopo aver inserito la propria.',
  others: 'Altre valutazioni',
  saved: 'Valutazione salvata',
  empty: { title: 'Nessun colloquio', text: 'Qui appaiono i tuoi colloqui.' },
  showPast: 'Mostra i colloqui passati',
})
