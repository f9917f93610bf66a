import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  recent: 'Recenti',
  placeholder: 'Cerca pagine, persone, record e azioni',
  pages: 'Pagine',
  people: 'Persone',
  projects: 'Progetti',
  clients: 'Clienti',
  invoices: 'Fatture',
  draft: 'Bozza per {{name}}',
  actions: 'Azioni',
  empty: 'Nessun risultato per «{{q}}».',
  back: 'Tutti i risultati',
})
