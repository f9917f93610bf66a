import { errorWords } from '../kernel/errors'
import type { invoicingErrors } from './invoicing.errors'

export const invoicingErrorsIt = errorWords<'it', typeof invoicingErrors>()({
  'invoice.issued': 'Una fattura emessa non si può più modificare né eliminare.',
  'invoice.already_issued': 'Questa fattura è già emessa.',
  'invoice.issuing': 'L’emissione di questa fattura è in corso; emettila di nuovo per completarla.',
  'invoice.empty': 'Una fattura ha bisogno di almeno una voce.',
  'invoice.client_unknown': 'Seleziona il nome del cliente.',
  'invoice.client_email': 'Manca l’email del cliente. Inseriscila in Clienti.',
  'invoice.not_approvable': 'Solo una fattura emessa si può segnare come approvata.',
  'invoice.not_issued': 'Una bozza non accetta pagamenti; prima emettila.',
  'invoice.overpaid': 'Il pagamento supera il saldo di {balance}.',
  'invoice.key': 'Chiave non valida',
  'invoice.paypal': 'Inserisci l’email PayPal.',
  'invoice.paypal_client_id': 'Inserisci il client ID che PayPal mostra per la tua app.',
  'invoice.paypal_secret': 'Inserisci il secret che PayPal mostra per la tua app.',
  'invoice.paypal_webhook_id': 'Inserisci l’ID che PayPal mostra per il webhook.',
  'invoice.paypal_refused': 'PayPal non accetta questo client ID con questo secret.',
  'invoice.paypal_no_webhook': 'PayPal non conosce alcun webhook con questo ID per questa app.',
  'invoice.paypal_webhook_url': 'L’indirizzo di questo webhook deve essere {url}.',
  'invoice.paypal_webhook_event': 'Questo webhook non segnala {event}. Aggiungilo in PayPal.',
  'invoice.paypal_unreachable':
    'PayPal non risponde in questo momento. Riprova tra qualche minuto.',
  'invoice.paypal_none': 'Nessun conto PayPal è collegato.',
  'invoice.paid_on':
    'Un pagamento si registra dopo che è stato fatto: scegli oggi o un giorno precedente.',
  'invoice.paid_before':
    'Il pagamento è precedente alla fattura del {date}. Indica che è stato un anticipo, o scegli un altro giorno.',
  'invoice.reversed_on': 'Scegli un giorno da quello del pagamento fino a oggi.',
  'invoice.paypal_not_held': 'Questo pagamento non è in attesa di una decisione.',
  'invoice.paypal_currency': 'Il pagamento è in {currency}, la fattura no.',
  'einvoice.draft': 'Una bozza non ha una fattura elettronica; prima emettila.',
  'einvoice.incomplete': 'A questa fattura mancano dati necessari per una fattura elettronica.',
  'einvoice.vat': 'La voce «{item}» non ha una categoria IVA.',
  'einvoice.other_tax':
    'L’imposta «{name}» non è IVA, quindi una fattura elettronica non può contenerla.',
  'einvoice.currency':
    'Una fattura elettronica ammette al massimo due decimali; {currency} ne ha di più.',
  'einvoice.seller_country':
    'Manca il Paese della tua azienda. Inseriscilo nelle impostazioni delle fatture.',
  'einvoice.buyer_country': 'Manca il Paese del cliente. Inseriscilo in Clienti.',
  'einvoice.seller_id':
    'Manca la partita IVA o il numero di registrazione della tua azienda. Inseriscine uno nelle impostazioni delle fatture.',
  'einvoice.seller_registration':
    'Manca il numero di registrazione della tua azienda. Inseriscilo nelle impostazioni delle fatture.',
  'einvoice.seller_vat':
    'Manca la partita IVA o il codice fiscale della tua azienda. Inseriscine uno nelle impostazioni delle fatture.',
  'einvoice.seller_vat_id':
    'Manca la partita IVA della tua azienda. Inseriscila nelle impostazioni delle fatture.',
  'einvoice.buyer_vat_id': 'Manca la partita IVA del cliente. Inseriscila in Clienti.',
  'einvoice.buyer_id':
    'Manca la partita IVA o il numero di registrazione del cliente. Inseriscine uno in Clienti.',
  'einvoice.tax_rounding':
    'L’IVA al {rate} % è stata arrotondata su ogni voce e differisce troppo dall’IVA sulla loro somma.',
  'invoice.due_days': 'Inserisci il termine di pagamento.',
  'invoice.rate': 'Una percentuale è compresa tra 0 e 100.',
  'invoice.number': 'Inserisci il numero della fattura.',
  'invoice.issue_date': 'Seleziona la data di emissione.',
  'invoice.due_date': 'Seleziona la scadenza.',
  'invoice.item': 'Inserisci i dati o elimina questo campo.',
  'invoice.data': 'Inserisci dati validi.',
  'invoice.tax_name': 'Inserisci il nome dell’imposta.',
  'invoice.tax_value': 'Inserisci l’aliquota dell’imposta.',
  'invoice.discount_name': 'Inserisci il nome dello sconto.',
  'invoice.discount_value': 'Inserisci la percentuale dello sconto.',
  'invoice.legal': 'Inserisci la ragione sociale dell’azienda.',
  'invoice.address': 'Inserisci l’indirizzo dell’azienda.',
  'invoice.issue_future': 'La data di emissione {date} è futura. Scegli oggi, {today}.',
  'invoice.issue_early':
    '{number} ha la data {latest}; il documento successivo della serie non può essere precedente. Scegli oggi, {today}.',
  'invoice.below_zero':
    'Il totale di una fattura non può essere negativo. Per restituire denaro, emetti una nota di credito per la fattura precedente.',
  'invoice.credit_below_zero':
    'Una nota di credito restituisce denaro: scegli voci con un totale superiore a zero.',
  'invoice.exchange_rate': 'Inserisci il tasso di cambio.',
  'invoice.exchange_missing':
    'L’IVA va indicata anche in {currency}: inserisci il tasso di cambio di {from}, la sua fonte e il suo giorno.',
  'invoice.exchange_future': 'Il giorno del tasso di cambio è futuro.',
  'invoice.exchange_old': 'Il giorno del tasso di cambio precede di oltre un anno la prestazione.',
  'invoice.due_before_issue': 'La scadenza precede la data di emissione.',
  'invoice.unit': '{currency} non ha un’unità più piccola di {unit}.',
  'invoice.vat_category': 'Scegli una categoria IVA.',
  'invoice.vat_rate': 'La categoria ordinaria richiede un’aliquota superiore a 0.',
  'invoice.vat_zero': 'Solo la categoria ordinaria ha un’aliquota; questa è 0.',
  'invoice.vat_reason': 'Indica perché non si applica l’IVA.',
  'invoice.vat_name':
    'Imposte con la stessa categoria IVA e la stessa aliquota sono una sola imposta: usala una volta.',
  'invoice.vat_once': '«{item}» ha più di un’IVA.',
  'invoice.vat_missing':
    '«{item}» non ha l’IVA, ma altre voci sì: assegna una categoria, come aliquota zero o esente.',
  'invoice.vat_outside': 'Le voci fuori campo IVA richiedono una fattura separata.',
  'invoice.vat_id':
    'Questa non è una partita IVA: inserisci le due lettere del Paese, poi il numero.',
  'invoice.seller_address':
    'Una fattura con IVA richiede l’indirizzo e il Paese della tua azienda: inseriscili nelle impostazioni delle fatture.',
  'invoice.seller_vat':
    'Una fattura con IVA richiede la partita IVA o il codice fiscale della tua azienda: inserisci il dato nelle impostazioni delle fatture.',
  'invoice.buyer_address':
    'Una fattura con IVA richiede l’indirizzo e il Paese del cliente: inseriscili in Clienti.',
  'invoice.buyer_vat':
    'L’inversione contabile e le cessioni intracomunitarie richiedono la partita IVA del cliente: inseriscila in Clienti.',
  'invoice.supply': 'L’ultimo giorno della prestazione precede il primo.',
  'invoice.supply_needed':
    'Una cessione intracomunitaria indica quando è avvenuta: inserisci il primo giorno della prestazione.',
  'invoice.unit_code': 'Un’unità è un codice di al massimo tre lettere e cifre, come HUR.',
  'invoice.number_prefix':
    'Al massimo 20 lettere, cifre e - / _ . che non terminano con una cifra.',
  'invoice.number_start': 'Il primo numero è compreso tra 1 e 99999999.',
  'invoice.credit_most': 'Di «{item}» puoi stornare al massimo {left}.',
  'invoice.credited': 'Questa fattura è già stornata per intero.',
  'invoice.credit_nothing': 'Scegli che cosa stornare.',
  'invoice.credit_early': 'Una nota di credito non può essere precedente alla sua fattura.',
  'invoice.credit_draft': 'Per una bozza non si emette una nota di credito; eliminala.',
  'invoice.reversed': 'Questo pagamento è già stornato.',
  'invoice.reason': 'Indica il motivo.',
  'recurring.every': 'Scegli un intervallo da 1 a 12 settimane, mesi o anni.',
  'recurring.first_on': 'Seleziona il primo giorno.',
  'recurring.first_past': 'Il primo giorno è oggi o un giorno successivo.',
  'recurring.until': 'L’ultimo giorno precede il primo.',
  'recurring.times': 'Scegli da 1 a 999 volte.',
  'recurring.lines': 'Una fattura ricorrente ha bisogno di almeno una voce.',
  'recurring.most_lines': 'Una fattura ricorrente ha al massimo 200 voci.',
  'recurring.ended': 'Questa fattura ricorrente è terminata.',
  'invoice.remind_draft': 'Una bozza non ha promemoria; prima emettila.',
  'invoice.settled': 'Su questa fattura non resta nulla da pagare.',
  'invoice.reminder_days': 'Un promemoria parte tra 30 giorni prima e 365 giorni dopo la scadenza.',
  'invoice.reminder_subject': 'Inserisci l’oggetto.',
  'invoice.reminder_line': 'L’oggetto è di una sola riga.',
  'invoice.reminder_text': 'Inserisci il testo.',
  'invoice.reminder_most': 'Ci sono al massimo quattro promemoria.',
  'invoice.reminder_none': 'Aggiungi un promemoria prima di attivarli.',
  'invoice.reminder_twice': 'Due promemoria partono lo stesso giorno ({days}).',
  'invoice.time_billed':
    'Una parte di questo tempo è appena stata fatturata con un’altra fattura. Controlla il tempo rimasto.',
  'invoice.time_changed':
    'Il tempo non fatturato è cambiato da quando lo hai visto. Controllalo di nuovo.',
  'invoice.time_stale':
    'Il tempo di questa fattura è stato modificato dopo l’aggiunta. Elimina le sue voci e aggiungi di nuovo il tempo.',
  'invoice.time_client':
    'Questa fattura comprende tempo del suo cliente. Elimina quelle voci prima di scegliere un altro cliente.',
  'invoice.time_most':
    'Una fattura comprende al massimo {most} registrazioni di tempo. Scegli meno giorni o progetti.',
  'invoice.time_lines':
    'In questo modo si superano {most} voci. Scegli meno giorni, o raggruppa il tempo.',
  'invoice.time_rate':
    'Né «{project}» né il suo cliente hanno una tariffa oraria in {currency}: inseriscine una.',
  'invoice.party_changed': 'Questo è cambiato da quando la fattura è stata mostrata.',
  'invoice.email_changed': 'L’indirizzo del cliente ora è {email}. Controllalo prima di inviare.',
  'invoice.books_account': 'Inserisci un conto di al massimo 100 caratteri.',
  'invoice.books_consultant': 'Un numero di consulente DATEV ha da 4 a 7 cifre.',
  'invoice.books_client': 'Un numero di cliente DATEV ha da 1 a 5 cifre.',
  'invoice.books_digits': 'I conti DATEV hanno da 4 a 8 cifre.',
  'invoice.books_month': 'Scegli un mese da 1 a 12.',
  'invoice.books_tax_rate': 'Inserisci il nome dell’aliquota in Xero.',
  'invoice.books_missing': 'Conti mancanti: {count}. Inseriscili prima.',
  'invoice.books_rate': 'Un’aliquota è una percentuale, come 19 o 5.5.',
  'invoice.books_key': 'Una chiave IVA di DATEV ha da 1 a 4 cifre.',
  'invoice.books_period': 'Scegli un mese, nel formato AAAA-MM.',
  'invoice.books_nothing':
    'Questo mese non ha registrazioni che non siano già in un file di questo formato.',
  'invoice.books_changed':
    'Questo file non può più essere creato com’era: un elemento che contiene è stato cancellato o modificato.',
  'invoice.books_moved':
    'Intanto un altro file ha preso queste registrazioni. Guarda i file di questo mese.',
})
