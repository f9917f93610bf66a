import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Promemoria',
  enabled: 'Ricorda ai clienti per email le fatture non pagate',
  about:
    'Ogni promemoria parte una volta, la mattina del suo giorno. Riguarda le fatture emesse e non pagate il cui cliente ha un indirizzo email. Le fatture per cui quel giorno è già passato vengono saltate.',
  locked: 'Solo chi ha l’autorizzazione Fatture può modificare questo.',
  step: 'Promemoria {{number}}',
  when: 'Quando',
  before: 'prima della scadenza',
  after: 'dopo la scadenza',
  days: 'Giorni',
  subject: 'Oggetto',
  text: 'Testo',
  placeholders: 'Campi disponibili: {{names}}.',
  add: 'Aggiungi promemoria',
  remove: 'Rimuovi promemoria {{number}}',
  none: 'Ancora nessun promemoria.',
  usualSubject: 'Promemoria: fattura {invoice_number} di {company}',
  usualText:
    'Gentile {contact_name},\n\nil {due_date} è scaduto il termine per pagare {outstanding} della fattura {invoice_number}. La preghiamo di provvedere al pagamento nei prossimi giorni.',
  toast: { saved: 'Promemoria salvati', sent: 'Promemoria inviato' },
  card: {
    title: 'Promemoria',
    next: 'Prossimo promemoria il {{day}}',
    off: 'Per questa fattura i promemoria sono disattivati.',
    nothing: 'Nessun promemoria previsto.',
    mute: 'Ferma promemoria',
    now: 'Invia promemoria ora',
    nowTitle: 'Ricordare questa fattura a {{client}}?',
    nowText: 'Il promemoria va a {{email}}, con {{amount}} da pagare.',
    before_one: '{{count}} giorno prima della scadenza',
    before_many: '{{count}} di giorni prima della scadenza',
    before_other: '{{count}} giorni prima della scadenza',
    after_one: '{{count}} giorno dopo la scadenza',
    after_many: '{{count}} di giorni dopo la scadenza',
    after_other: '{{count}} giorni dopo la scadenza',
    onDue: 'Alla scadenza',
    byHand: 'Inviato a mano',
  },
})
