import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  begin: 'Seleziona registrazioni',
  end: 'Termina la selezione',
  bar: 'Registrazioni selezionate',
  row: 'Seleziona: {{name}}',
  key: 'Seleziona o deseleziona la registrazione',
  untitled: 'Senza descrizione',
  all: 'Seleziona tutto',
  delete: 'Elimina',
  selected_one: '{{count}} selezionata',
  selected_many: '{{count}} selezionate',
  selected_other: '{{count}} selezionate',
  ask_one: 'Eliminare {{count}} registrazione?',
  ask_many: 'Eliminare {{count}} di registrazioni?',
  ask_other: 'Eliminare {{count}} registrazioni?',
  changed_one: '{{count}} registrazione modificata',
  changed_many: '{{count}} di registrazioni modificate',
  changed_other: '{{count}} registrazioni modificate',
  deleted_one: '{{count}} registrazione eliminata',
  deleted_many: '{{count}} di registrazioni eliminate',
  deleted_other: '{{count}} registrazioni eliminate',
})
