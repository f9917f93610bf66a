import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Preferiti',
  edit: 'Modifica preferiti',
  add: 'Aggiungi ai preferiti',
  added: 'Aggiunto ai preferiti',
  start: 'Avvia {{name}}',
  stop: 'Ferma {{name}}',
  up: 'Sposta su {{name}}',
  down: 'Sposta giù {{name}}',
  remove: 'Togli {{name}} dai preferiti',
  ask: 'Togliere «{{name}}» dai tuoi preferiti?',
  askText: 'Il tempo registrato resta.',
  askAction: 'Togli',
  none: 'Ancora nessun preferito',
  noneText: 'Scegli «Aggiungi ai preferiti» nel menu di una registrazione.',
  find: 'Trova un preferito',
  unfound: 'Nessun preferito trovato.',
})
