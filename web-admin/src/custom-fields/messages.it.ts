import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Campi personalizzati',
  company: 'Azienda',
  employee: 'Dipendente',
  add: 'Aggiungi campo personalizzato',
  edit: 'Modifica campo personalizzato',
  moveUp: 'Sposta su {{name}}',
  moveDown: 'Sposta giù {{name}}',
  name: 'Nome del campo',
  key: 'Chiave nel modulo',
  type: 'Tipo',
  chooseType: 'Scegli un tipo',
  typeHint: 'Un campo con dei valori mantiene il suo tipo.',
  description: 'Descrizione',
  descriptionHint: 'Mostrata sotto il campo.',
  mandatory: 'Obbligatorio',
  visibleTo: 'Visibile a',
  editable: 'Modificabile',
  editableHint: 'I dipendenti possono modificare solo i campi che vedono.',
  added: 'Aggiunto il',
  yes: 'Sì',
  no: 'No',
  everyone: 'Tutti',
  admin: 'Amministratori',
  kinds: {
    text: 'Testo',
    string: 'Stringa',
    paragraph: 'Paragrafo',
    date: 'Data',
    number: 'Numero',
    numeric: 'Numerico',
    file: 'File',
  },
  delete: 'Elimina',
  deleteTitle: 'Eliminare {{name}}?',
  deleteText:
    'Il campo e i suoi valori spariscono da moduli, elenchi ed esportazioni. La cronologia resta nel registro degli eventi.',
  empty: {
    title: 'Ancora nessun campo personalizzato',
    company: 'Aggiungi campi per i tuoi dati, come un numero di registrazione.',
    employee:
      'Aggiungi campi per i tuoi dati, come la taglia della maglia. Fanno parte del profilo di ogni dipendente, delle esportazioni e delle importazioni.',
  },
  toast: {
    added: 'Nuovo campo personalizzato aggiunto',
    edited: 'Campo personalizzato modificato',
    deleted: 'Campo personalizzato eliminato',
    addFailed: 'Aggiunta del campo personalizzato non riuscita',
    deleteFailed: 'Eliminazione non riuscita',
  },
})
