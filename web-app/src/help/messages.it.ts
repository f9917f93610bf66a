import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  help: 'Aiuto',
  tours: 'Mostrami come si fa',
  topics: {
    employee: 'Aggiungere un dipendente',
    project: 'Aggiungere un progetto',
    client: 'Aggiungere un cliente',
    event: 'Aggiungere un evento',
    office: 'Aggiungere una sede',
  },
  walked: '{{topic}} (fatto)',
  offer: 'È la prima volta? Brevi tour ti guidano ad aggiungere i primi record.',
  notNow: 'Non ora',
  steps: {
    add: 'Inizia da questo pulsante. Avanti apre il modulo.',
    dialog: 'Inserisci qui il nuovo record. Esc chiude senza salvare.',
    submit: 'Questo salva. Se un valore è sbagliato, lo indica il suo campo.',
  },
  form: {
    employee:
      'Servono nome ed email. Lascia attivo l’invito: il dipendente riceve un link per accedere.',
    project:
      'Un progetto ha un nome e un cliente. Se non hai ancora clienti, esci da questo tour e prima aggiungine uno.',
    client:
      'Un cliente ha un nome e un contatto. Tariffa e indirizzo possono aspettare; per le fatture serve l’indirizzo.',
    event:
      'Un evento ha un titolo, un giorno, un’ora e un luogo. I dipendenti lo trovano nel calendario.',
    office:
      'Una sede ha un nome, un indirizzo e un fuso orario. I suoi giorni lavorativi seguono il fuso orario.',
  },
  saved: {
    employee: 'Questo è il tuo dipendente. Ora aggiungi un contratto e un responsabile.',
    project: 'Questo è il tuo progetto. Ora aggiungi persone e attività.',
    client: 'Il cliente è nell’elenco. Ora puoi sceglierlo in progetti e fatture.',
    event: 'L’evento è nell’elenco e in tutti i calendari.',
    office: 'La sede è nell’elenco. Ora importa le sue festività.',
  },
  step: '{{at}} di {{all}}',
  next: 'Avanti',
  back: 'Torna alla pagina',
  done: 'Fatto',
  skip: 'Salta il tour',
})
