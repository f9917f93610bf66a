import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsIt = errorWords<'it', typeof paymentErrors>()({
  'payment.holder': 'Inserisci il nome dell’intestatario del conto.',
  'payment.iban': 'Questo IBAN non è valido: controlla ogni carattere.',
  'payment.bic': 'Questo BIC non è valido: 8 o 11 lettere e cifre.',
  'payment.number': 'Inserisci un IBAN, o un numero di conto dove l’IBAN non esiste.',
  'payment.both': 'Inserisci un IBAN oppure un numero di conto.',
  'payment.sort_code': 'Un sort code ha sei cifre.',
  'payment.uk_number': 'Un numero di conto del Regno Unito ha otto cifre.',
  'payment.modulus':
    'Questo numero di conto non corrisponde al sort code: controlla le cifre di entrambi.',
  'payment.aba': 'Questo routing number non è valido: controlla ognuna delle nove cifre.',
  'payment.us_number': 'Un numero di conto statunitense ha da 4 a 17 cifre.',
  'payment.account_type': 'Scegli conto corrente o di risparmio.',
  'payment.service_user': 'Un numero utente Bacs ha sei cifre.',
  'payment.company_id': 'Un’identificazione aziendale ACH ha dieci cifre o lettere maiuscole.',
  'payment.number_form': 'Solo lettere, cifre, spazi, trattini e barre.',
  'payment.no_account': 'Non c’è un conto bancario.',
  'payment.outside_sepa': 'Un bonifico SEPA richiede un conto di un Paese SEPA.',
  'payment.not_approved': 'Si paga solo un’elaborazione approvata.',
  'payment.not_eur': 'Un bonifico SEPA paga in euro; per un’altra valuta usa il CSV.',
  'payment.not_gbp': 'Un file Bacs paga in sterline; usa il CSV per un’altra valuta.',
  'payment.not_usd': 'Un file ACH paga in dollari statunitensi; usa il CSV per un’altra valuta.',
  'payment.total_most':
    'Questo file contiene al massimo {most} in totale; usa il CSV per un’elaborazione più grande.',
  'payment.no_company_account':
    'Prima inserisci il conto dell’azienda nelle impostazioni delle paghe.',
  'payment.nothing': 'In questo file non resta nessuno da pagare.',
  'payment.all_paid': 'Tutte le posizioni sono segnate come pagate.',
  'payment.paid': 'Una posizione è già segnata come pagata.',
  'payment.not_paid': 'Una posizione non è segnata come pagata.',
  'payment.not_entry': 'Questa elaborazione non paga questa posizione.',
  'payment.returns_form':
    'Questo non è un messaggio di una banca su pagamenti restituiti: pain.002 o camt.054.',
  'payment.returns_size': 'Questo messaggio ha troppe parti per essere letto.',
  'payment.returns_none': 'Questo messaggio non nomina pagamenti rifiutati o restituiti.',
  'payment.returns_foreign': 'Questo messaggio non nomina pagamenti di questa elaborazione.',
  'payment.returns_known': 'Tutte le restituzioni di questo messaggio sono già registrate.',
  'payment.returns_whole':
    'La banca ha rifiutato l’intero file ({code}): non è stato pagato nulla. Correggi la causa e crea un nuovo file.',
  'payment.returns_amount':
    'Questo messaggio restituisce {amount}, ma sono stati pagati {paid}: nulla viene registrato. Regola la differenza a mano.',
  'payment.returns_no_amount':
    'Questo messaggio non indica l’importo restituito: nulla viene registrato. Controlla il conto.',
  'payment.future': 'Il giorno del pagamento non può essere futuro.',
})
