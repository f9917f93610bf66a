import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  billing: 'Abbonamento',
  subscription: 'Abbonamento',
  history: 'Cronologia',
  sandbox:
    'Ambiente di prova: questa installazione non ha un fornitore dei pagamenti. Non si addebita nulla, e nessuna area di lavoro diventa di sola lettura.',
  trial: 'La prova dura fino al {{moment}}, con tutte le funzioni.',
  trialOver:
    'La prova è terminata, quindi quest’area di lavoro è in sola lettura. Tutti possono ancora accedere, leggere ed esportare; non viene eliminato nulla.',
  readOnly:
    'Non c’è un abbonamento attivo, quindi quest’area di lavoro è in sola lettura. Tutti possono ancora accedere, leggere ed esportare; non viene eliminato nulla.',
  pastDue:
    'L’ultimo pagamento non è riuscito. Il fornitore dei pagamenti riproverà; controlla la carta, così l’area di lavoro resta aperta.',
  unpaid:
    'L’ultimo pagamento non è riuscito e non verrà ritentato. Scegli un piano e abbonati di nuovo.',
  incomplete:
    'Il primo pagamento non è stato completato. Abbonati di nuovo per provare con un’altra carta.',
  cancelledUntil: 'L’abbonamento è disdetto e dura fino al {{day}}.',
  plan: 'Piano',
  otherPlan: 'Altro prezzo',
  amount: 'Importo',
  perUser: '{{amount}} per utente al mese',
  users: 'Utenti',
  next: 'Prossimo pagamento',
  endsOn: 'Termina il',
  card: 'Carta',
  noCard: '--',
  cancelledMark: 'Piano disdetto',
  status: 'Stato',
  statuses: {
    trial: 'Prova',
    trial_over: 'Prova terminata',
    incomplete: 'Non completato',
    incomplete_expired: 'Non completato',
    trialing: 'In prova',
    active: 'Attivo',
    past_due: 'Pagamento non riuscito',
    unpaid: 'Non pagato',
    canceled: 'Disdetto',
    paused: 'In pausa',
  },
  cancel: 'Disdici abbonamento',
  cancelled: 'Disdetto',
  viewPlans: 'Vedi piani',
  manage: 'Gestisci carta e fatture',
  byCard: 'Inserisci invece una carta qui',
  hosted: 'Paga invece sulla pagina del fornitore',
  ask: {
    title: 'Disdire l’abbonamento?',
    text: 'Vuoi davvero disdire l’abbonamento al prodotto?',
    ok: 'OK',
  },
  plans: 'Piani',
  choose: 'Scegli un piano',
  plansText:
    'Ogni dipendente in forza è un utente; si fatturano almeno 5 utenti. Ora i dipendenti sono {{employees}}, quindi se ne fatturano {{billed}}, e il numero segue le tue persone.',
  names: { monthly: 'Mensile', yearly: 'Annuale' },
  billedMonthly: 'Fatturato ogni mese: {{total}}',
  billedYearly: 'Fatturato ogni anno: {{total}}',
  noPrice: 'In questo momento non è possibile mostrare il prezzo.',
  subscribe: 'Abbonati',
  renew: 'Rinnova',
  renewText: 'Un abbonamento disdetto e ancora in corso si rinnova sulla pagina del fornitore.',
  toCheckout: 'Continua con il pagamento',
  checkoutText: 'Paghi sulla pagina del fornitore dei pagamenti e poi torni qui.',
  checking: 'Verifica del pagamento presso il fornitore…',
  unconfirmed: 'Il pagamento non è ancora confermato. Questa pagina si aggiorna quando lo sarà.',
  cardTitle: 'Carta',
  cardText:
    'Inserisci la carta nel modulo di Stripe. Il suo numero non arriva mai a questo server.',
  cardLabel: 'Numero della carta, scadenza e codice di sicurezza',
  cardAway:
    'Impossibile caricare il modulo della carta del fornitore dei pagamenti. Controlla la connessione e i blocchi del browser, o paga sulla pagina del fornitore.',
  retry: 'Riprova',
  onlyAdmins: 'Si abbonano e disdicono gli amministratori dell’area di lavoro.',
  toast: {
    subscribed: 'Abbonamento attivato',
    unsubscribed: 'Abbonamento disdetto',
    failed: 'Si è verificato un errore',
  },
  fields: {
    trialEnds: 'Fine della prova',
    days: 'Giorni rimasti',
  },
})
