import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Ruoli',
  name: 'Nome',
  roleName: 'Nome del ruolo',
  add: 'Aggiungi ruolo',
  edit: 'Modifica ruolo',
  permissions: 'Autorizzazioni',
  people: 'Persone',
  show: 'Persone con il ruolo {{name}}: {{people}}',
  change: {
    title_one: 'Modificare le autorizzazioni di {{count}} persona?',
    title_many: 'Modificare le autorizzazioni di {{count}} di persone?',
    title_other: 'Modificare le autorizzazioni di {{count}} persone?',
    more: 'Aggiunte: {{list}}.',
    less: 'Tolte: {{list}}.',
    own: 'Questo è il tuo ruolo.',
    action: 'Modifica ruolo',
  },
  deleteTitle: 'Eliminare il ruolo {{name}}?',
  deleteText: 'Puoi eliminare un ruolo solo se nessuno lo ha.',
  delete: 'Elimina',
  empty: {
    title: 'Nessun ruolo trovato',
    text: 'Un ruolo è un insieme di autorizzazioni con un nome.',
  },
  added: 'Ruolo aggiunto',
  edited: 'Ruolo modificato',
  deleted: 'Ruolo eliminato',
  factor: {
    column: 'Secondo fattore',
    required: 'Obbligatorio',
    notRequired: 'Facoltativo',
    require: 'Richiedi secondo fattore',
    free: 'Non richiedere più secondo fattore',
    requireTitle: 'Richiedere un secondo fattore per {{name}}?',
    requireText_one:
      '{{count}} persona ha questo ruolo. Senza secondo fattore qui non apre nulla finché non lo configura, e i suoi token API smettono di funzionare.',
    requireText_many:
      '{{count}} di persone hanno questo ruolo. Senza secondo fattore qui non aprono nulla finché non lo configurano. I token API di chi non lo ha smettono di funzionare.',
    requireText_other:
      '{{count}} persone hanno questo ruolo. Senza secondo fattore qui non aprono nulla finché non lo configurano. I token API di chi non lo ha smettono di funzionare.',
    freeTitle: 'Non richiedere più un secondo fattore per {{name}}?',
    freeText: 'La sola password aprirà di nuovo questa azienda.',
    requireDone: 'Secondo fattore richiesto',
    freeDone: 'Il secondo fattore non è più richiesto',
  },
})
