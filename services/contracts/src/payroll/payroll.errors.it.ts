import { errorWords } from '../kernel/errors'
import type { payrollErrors } from './payroll.errors'

export const payrollErrorsIt = errorWords<'it', typeof payrollErrors>()({
  'payroll.category_in_use':
    'Un contratto usa questa categoria, oppure la categoria paga gli straordinari.',
  'payroll.insufficient': 'Dati insufficienti',
  'payroll.complete': 'Questa elaborazione è già approvata e non cambia più.',
  'payroll.drafting': 'Il calcolo di questa elaborazione è ancora in corso.',
  'payroll.nobody_paid': 'Questa elaborazione non pagherebbe nessuno.',
  'payroll.stale':
    '{count, plural, one {# dato è cambiato} other {# dati sono cambiati}} dal calcolo di questa elaborazione. Prima ricalcolala.',
  'payroll.already_paid':
    'Un’altra elaborazione ha già pagato {count, plural, one {# persona} other {# persone}} per alcuni di questi giorni.',
  'payroll.expenses_gone':
    '{count, plural, one {# spesa di questa elaborazione non è più da pagare} other {# spese di questa elaborazione non sono più da pagare}}. Prima ricalcolala.',
  'payroll.payouts_gone':
    '{count, plural, one {# pagamento di ore di questa elaborazione non è} other {# pagamenti di ore di questa elaborazione non sono}} più in attesa. Prima ricalcolala.',
  'payroll.payout_fixed': 'Le ore pagate si modificano solo nella banca ore.',
  'payroll.approving':
    'È in corso l’approvazione di un’altra elaborazione. Riprova tra qualche secondo.',
  'payroll.most_changes':
    '{count, plural, one {# modifica è troppo} other {# modifiche sono troppe}} per una sola approvazione. Prima salvale posizione per posizione.',
  'payroll.not_complete': 'Si può stornare solo un’elaborazione approvata; una bozza si elimina.',
  'payroll.reversed': 'È già stornata.',
  'payroll.is_reversal':
    'Questa elaborazione ne storna un’altra; non si può modificare né stornare.',
  'payroll.four_eyes':
    'Hai creato la bozza di questa elaborazione, o l’hai ricalcolata o modificata. Deve approvarla un’altra persona.',
  'payroll.four_eyes_own':
    'Dall’ultima elaborazione hai modificato dati da cui dipende la tua retribuzione. Quindi conti tra chi l’ha preparata: deve approvarla un’altra persona.',
  'payroll.nobody': 'In questo periodo nessuno ha un contratto con retribuzione in {currency}.',
  'payroll.allowance': 'Inserisci il nome dell’indennità.',
  'payroll.deduction': 'Inserisci il nome della trattenuta.',
  'payroll.adjustment': 'Inserisci il nome della rettifica o elimina questo campo.',
  'payroll.overtime_hours': 'Al massimo 168 ore a settimana, o 24 al giorno.',
  'payroll.overtime_weekday': 'Scegli un giorno della settimana, da 1 per lunedì a 7 per domenica.',
  'payroll.overtime_week_day': 'La nuova settimana non inizia il {from}. Scegli {next}.',
  'payroll.overtime_week_closed':
    'Le elaborazioni approvate mantengono le loro settimane: scegli un giorno dopo il {paid}.',
  'payroll.overtime_factor': 'Inserisci un fattore da 1 a 10.',
  'payroll.hours_of_period': 'I giorni di questa elaborazione hanno solo {hours} ore.',
  'payroll.negative_net': 'Il netto è negativo: {net}.',
  'payroll.check.already_paid':
    'Un’altra elaborazione ha già pagato {count, plural, one {# persona} other {# persone}} per alcuni di questi giorni.',
  'payroll.check.expenses_gone':
    '{count, plural, one {# spesa di questa elaborazione non è più da pagare} other {# spese di questa elaborazione non sono più da pagare}}. Ricalcola l’elaborazione.',
  'payroll.check.payouts_gone':
    '{count, plural, one {# pagamento di ore di questa elaborazione non è} other {# pagamenti di ore di questa elaborazione non sono}} più in attesa. Ricalcola l’elaborazione.',
  'payroll.check.zero_net':
    '{count, plural, one {# posizione è sospesa} other {# posizioni sono sospese}} perché il netto è pari a zero.',
  'payroll.check.negative_net':
    '{count, plural, one {# posizione è sospesa} other {# posizioni sono sospese}} perché il netto è negativo.',
  'payroll.check.open_shift':
    '{count, plural, one {# turno di un dipendente a ore è ancora aperto} other {# turni di dipendenti a ore sono ancora aperti}}.',
  'payroll.check.unpaired_punch':
    '{count, plural, one {# timbratura di un dipendente a ore non appartiene} other {# timbrature di dipendenti a ore non appartengono}} ad alcun turno.',
  'payroll.check.leave_pending':
    '{count, plural, one {# richiesta di assenza di questo periodo è} other {# richieste di assenza di questo periodo sono}} da decidere.',
  'payroll.check.carried':
    '{count, plural, one {# persona ha} other {# persone hanno}} trattenute riportate alla prossima elaborazione.',
  'payroll.check.owed_before':
    'Questa elaborazione paga {count, plural, one {# persona} other {# persone}} per un’elaborazione precedente in cui mancava la posizione.',
  'payroll.check.taken_back':
    'Nessuna elaborazione ha pagato di nuovo {count, plural, one {# persona} other {# persone}} dopo lo storno della retribuzione.',
  'payroll.check.leaver_owes':
    '{count, plural, one {# persona in uscita deve} other {# persone in uscita devono}} più di quanto copre l’ultima retribuzione.',
  'payroll.check.payout_unpriced':
    'Nessuna elaborazione paga {count, plural, one {# pagamento di ore} other {# pagamenti di ore}}: il contratto paga a ore o non ha retribuzione.',
  'payroll.check.no_settlement':
    'Nessuna elaborazione paga l’ultimo giorno di {count, plural, one {# persona uscita} other {# persone uscite}}.',
  'payroll.check.correction_pending':
    '{count, plural, one {# correzione delle presenze di questo periodo è} other {# correzioni delle presenze di questo periodo sono}} da decidere.',
  'payroll.check.account_changed':
    '{count, plural, one {# persona ha} other {# persone hanno}} un nuovo conto bancario dall’ultima elaborazione.',
  'payroll.check.earlier_draft':
    'L’elaborazione {start} – {end} è ancora in bozza. Prima approvala, o eliminala.',
  'payroll.check.not_ended': 'Il periodo finisce il {end}; ore e assenze possono ancora cambiare.',
  'payroll.zero_net': 'Il netto è pari a zero.',
  'payroll.no_contract': 'Non c’è un contratto.',
  'payroll.no_salary': 'Il contratto non ha una retribuzione.',
  'payroll.other_currency':
    'Il contratto è in un’altra valuta e richiede un’elaborazione separata.',
  'payroll.other_frequency': 'Il contratto ha una frequenza di paga diversa da questo periodo.',
  'payroll.contract_ended': 'In forza, ma il contratto è finito prima di questo periodo.',
  'payroll.part_in_other_currency':
    'Una parte del periodo è in un’altra valuta e richiede un’elaborazione separata.',
  'payroll.no_hours':
    'Il contratto non ha ore di lavoro, quindi assenze retribuite e festività contano zero.',
  'payroll.no_attendance': 'Retribuzione a ore, ma non ci sono ore registrate.',
  'payroll.books_account': 'Inserisci un conto di al massimo 100 caratteri.',
  'payroll.books_cost_centre': 'Inserisci un centro di costo di al massimo 36 caratteri.',
  'payroll.books_consultant': 'Un numero di consulente DATEV ha da 4 a 7 cifre.',
  'payroll.books_client': 'Un numero di cliente DATEV ha da 1 a 5 cifre.',
  'payroll.books_digits': 'I conti DATEV hanno da 4 a 8 cifre.',
  'payroll.books_month': 'Scegli un mese da 1 a 12.',
  'payroll.books_tax_rate': 'Inserisci il nome dell’aliquota in Xero.',
  'payroll.books_not_approved': 'Si contabilizza solo un’elaborazione approvata.',
  'payroll.books_missing':
    'Mancano dei conti: {count}. Inseriscili prima nelle impostazioni delle paghe.',
})
