import shared from '@workledger/kit/areas/watch/messages.it'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Regole di monitoraggio',
  audit: 'Revisione',
  tabs: { hits: 'Segnalazioni', rules: 'Regole' },
  ...shared,
  about: {
    own_decision:
      'Un dipendente ha approvato proprie assenze, spese o ore, o ha modificato la propria retribuzione o spettanza ferie. Sono compresi i casi in cui nessun altro poteva farlo.',
    same_preparer:
      'Un dipendente ha approvato un’elaborazione paghe che aveva creato in bozza, calcolato o modificato. Conta anche un accesso per conto di un’altra persona.',
    after_approval:
      'Un’assenza o una spesa è cambiata dopo l’approvazione, un’elaborazione paghe è stata stornata, o per una fattura è stata emessa una nota di credito. Inoltre: un contratto, un turno o una fine del rapporto ha cambiato giorni già pagati.',
    outside_band:
      'Un contratto prevede una retribuzione fuori dalla fascia della sua valuta e del suo tipo.',
    weekend_changes:
      'Una persona ha modificato molte volte retribuzioni o conti bancari in un giorno libero o in una festività aziendale.',
    signed_in_as:
      'Un amministratore con accesso per conto di un’altra persona ha creato, modificato, approvato o pagato retribuzioni.',
    put_back:
      'Una regola che è stata diversa per al massimo 14 giorni e che quasi sempre è stata usata nel frattempo: passaggi di approvazione, tipi e policy di assenza, straordinari, presenze, quattro occhi, diritti, ruoli, responsabili, accesso, reti o luoghi per la timbratura.',
    split_request:
      'Spese approvate di una persona e di una categoria entro 3 giorni, o assenze consecutive, che da sole restano sotto il limite di una regola a passaggi e insieme lo raggiungono.',
    sign_in_exception:
      'Una persona è entrata con l’accesso di emergenza, o un amministratore ha reimpostato i secondi fattori di una persona.',
  },
  column: {
    rule: 'Regola',
    at: 'Quando',
    by: 'Chi',
    name: 'Interessato',
    what: 'Che cosa',
    amount: 'Importo',
    looked: 'Esaminata',
    note: 'Nota',
    position: 'Posizione',
  },
  all: 'Tutte',
  open: 'Aperta',
  looked: 'Esaminata',
  lookedBy: 'Esaminata da {{name}}',
  empty: {
    title: 'Nessuna segnalazione',
    text: 'Le regole attive elencano qui ciò che trovano nella cronologia.',
  },
  actions: 'Azioni per {{rule}}',
  record: 'Apri il record',
  look: {
    title: 'Esaminata',
    action: 'Segna come esaminata',
    hint: 'Che cosa hai rilevato, fino a 2000 caratteri.',
    done: 'Segnalazione esaminata',
    leave: 'Lascia aperta',
    left: 'Segnalazione riaperta',
    edit: 'Modifica la nota',
  },
  on: 'Attiva',
  off: 'Disattivata',
  hits_one: '{{count}} segnalazione, aperte: {{open}}',
  hits_many: '{{count}} di segnalazioni, aperte: {{open}}',
  hits_other: '{{count}} segnalazioni, aperte: {{open}}',
  proposal: {
    hint: 'Per disattivare o restringere una regola serve un secondo revisore. Se manca, la modifica ha effetto dopo sette giorni.',
    saved: 'La modifica è proposta. La regola resta com’è finché non viene confermata.',
    off: 'Il {{time}} {{name}} ha proposto di disattivare questa regola.',
    weaker: 'Il {{time}} {{name}} ha proposto di restringere questa regola.',
    needs: 'La conferma un altro revisore.',
    waits: 'Nessun altro può confermarla: ha effetto dal {{time}}.',
    confirm: 'Conferma',
    confirmOf: 'Conferma la proposta per «{{rule}}»',
    confirmed: 'La regola è modificata.',
    withdraw: 'Ritira',
    refuse: 'Rifiuta',
    withdrawOf: 'Ritira la proposta per «{{rule}}»',
    withdrawn: 'La regola resta com’è.',
    notice:
      'Una proposta restringerebbe la regola di monitoraggio «{{rule}}». Deve confermarla un altro revisore.',
    noticeWaits:
      'La regola di monitoraggio «{{rule}}» si restringe il {{time}}, perché nessun altro può confermare la proposta.',
    open: 'Apri le regole',
  },
  set: 'Modifica',
  setOf: 'Modifica «{{rule}}»',
  setTitle: 'Modifica «{{rule}}»',
  saved: 'La regola è modificata.',
  switch: 'Controlla questo',
  least: 'Modifiche in un giorno, a partire da',
  daysOff: 'Giorni liberi',
  daysOffHint: 'Anche le festività di tutta l’azienda sono giorni liberi.',
  bands: 'Fasce',
  band: 'Fascia {{number}}',
  currency: 'Valuta',
  type: 'Pagata per',
  types: { hourly: 'Ora', weekly: 'Settimana', monthly: 'Mese', yearly: 'Anno' },
  from: 'Da',
  to: 'A',
  addBand: 'Aggiungi fascia',
  removeBand: 'Rimuovi fascia {{number}}',
  noBands: 'Ancora nessuna fascia, quindi questa regola non trova nulla.',
  bandIs: 'da {{from}} a {{to}} {{currency}} {{per}}',
  per: {
    hourly: 'all’ora',
    weekly: 'alla settimana',
    monthly: 'al mese',
    yearly: 'all’anno',
  },
  fromChanges: 'Da {{n}} modifiche di una persona',
})
