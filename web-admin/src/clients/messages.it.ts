import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Clienti',
  add: 'Aggiungi cliente',
  edit: 'Modifica cliente',
  name: 'Nome',
  clientName: 'Nome del cliente',
  contact: 'Persona di contatto',
  email: 'Email del contatto',
  phone: 'Telefono del contatto',
  address: 'Indirizzo',
  postcode: 'CAP',
  city: 'Città',
  country: 'Paese',
  none: 'Nessuno',
  choose: 'Scegli',
  languageHint:
    'Le nuove fatture, i solleciti e le e-mail sono in questa lingua. Le fatture emesse mantengono la loro.',
  companysLanguage: 'La lingua dell’azienda',
  referenceHint: 'Stampato su ogni nuova fattura di questo cliente.',
  rate: 'Tariffa oraria',
  rateHint: 'In {{currency}}, la valuta dell’area di lavoro.',
  added: 'Aggiunto il',
  invoices: 'Fatture',
  delete: 'Elimina',
  deleteTitle: 'Eliminare {{name}}?',
  deleteText:
    'Un cliente con progetti o fatture non si può eliminare. La cronologia resta nel registro degli eventi.',
  empty: {
    title: 'Ancora nessun cliente',
    text: 'Progetti e fatture appartengono a clienti. Aggiungi il primo.',
    reader: 'I clienti li aggiunge un amministratore.',
  },
  toast: {
    added: 'Cliente aggiunto',
    edited: 'Cliente modificato',
    deleted: 'Cliente eliminato',
    addFailed: 'Aggiunta del cliente non riuscita',
    editFailed: 'Modifica non riuscita',
    deleteFailed: 'Eliminazione non riuscita',
  },
})
