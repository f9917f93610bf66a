import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Directory (SCIM)',
  tabs: {
    settings: 'Connessione',
    groups: 'Gruppi',
  },
  connect: 'Collega la tua directory',
  baseUrl: 'Indirizzo per la directory',
  copy: 'Copia',
  tokenHint:
    'La directory accede con un token di un account di servizio con l’ambito Directory (SCIM).',
  makeToken: 'Account di servizio',
  people: 'Arrivi e partenze',
  leavers: 'Quando la directory disattiva una persona',
  leaversHint:
    'L’accesso termina sempre con la richiesta successiva. L’ultimo amministratore lo mantiene.',
  invite: 'Invita i nuovi assunti via email',
  addDepartments: 'Aggiungi i reparti indicati dalla directory',
  addDepartmentsHint:
    'Altrimenti la persona mantiene il proprio reparto se non ne esiste uno con quel nome.',
  saved: 'Impostazioni salvate',
  requests: 'Ultime richieste',
  noRequests: 'Ancora nessuna richiesta. Qui non si conservano nomi.',
  time: 'Ora',
  request: 'Richiesta',
  answer: 'Risposta',
  failed: 'Impossibile caricare la pagina.',
  group: {
    name: 'Gruppo',
    map: 'Associa',
    mapTitle: 'Associa {{name}}',
    mapHint:
      'Un ruolo con autorizzazioni vale quando un altro amministratore lo conferma. Non puoi dare autorizzazioni che non hai.',
    mapped: 'Gruppo associato',
    waits: 'Associato. Un altro amministratore deve confermarlo.',
    confirm: 'Conferma',
    confirmTitle: 'Dare questo ruolo ai membri di {{name}}?',
    confirmText:
      'Ottengono subito il ruolo {{role}}, come chiunque la directory aggiunga al gruppo.',
    confirmed: 'Associazione confermata',
    unmap: 'Rimuovi associazione',
    unmapTitle: 'Rimuovere l’associazione di {{name}}?',
    unmapText: 'I membri mantengono ciò che hanno. I nuovi non ottengono nulla.',
    unmapped: 'Associazione rimossa',
    history: 'Cronologia',
    actions: 'Azioni per {{name}}',
    emptyTitle: 'Nessun gruppo',
    emptyText:
      'Invia gruppi dalla tua directory o lascia che li indichi il provider di accesso. Poi scegli qui cosa ottengono i membri.',
  },
  known_one: 'Nella directory c’è {{count}} persona.',
  known_many: 'Nella directory ci sono {{count}} di persone.',
  known_other: 'Nella directory ci sono {{count}} persone.',
})
