import { errorWords } from '../kernel/errors'
import type { attendanceErrors } from './attendance.errors'

export const attendanceErrorsIt = errorWords<'it', typeof attendanceErrors>()({
  'attendance.already_in': 'Hai già registrato l’entrata.',
  'attendance.not_in': 'Non hai registrato l’entrata.',
  'attendance.forgotten':
    'Hai registrato l’entrata più di {hours} ore fa. Proponi l’ora in cui hai finito.',
  'attendance.on_break': 'Sei già in pausa.',
  'attendance.not_on_break': 'Non sei in pausa.',
  'attendance.most_breaks': 'Un turno ha al massimo {most} pause.',
  'attendance.ended': 'Questo turno è terminato. Proponi una correzione.',
  'attendance.running': 'Questo turno è ancora in corso. Prima registra l’uscita.',
  'attendance.deleted': 'Questo turno è stato eliminato.',
  'attendance.too_short': 'Un turno dura almeno un secondo.',
  'attendance.too_long': 'Un turno dura al massimo 24 ore.',
  'attendance.longer_than_rule': 'La tua azienda ammette turni di al massimo {hours} ore.',
  'attendance.too_old': 'Non puoi selezionare un momento di più di 10 anni fa.',
  'attendance.end_before_start': 'La fine precede l’inizio.',
  'attendance.overlaps': 'In questo periodo c’è già una presenza.',
  'attendance.future': 'Non puoi selezionare un momento futuro.',
  'attendance.date': 'La data è obbligatoria.',
  'attendance.time': 'L’ora è obbligatoria.',
  'attendance.entry': 'Seleziona la registrazione.',
  'attendance.decision': 'Approva o rifiuta: una delle due.',
  'attendance.hours_limit': 'Tra 1 e 24 ore.',
  'attendance.rules_rising':
    'Ogni scaglione richiede più ore di lavoro e una pausa più lunga del precedente.',
  'attendance.break_order': 'Una pausa finisce dopo l’inizio e le pause non si sovrappongono.',
  'attendance.break_outside': 'Una pausa deve essere compresa nel suo turno.',
  'attendance.nothing_changed': 'Il turno ha già questi orari.',
  'attendance.correction_pending': 'Una correzione di questo turno è in attesa di decisione.',
  'attendance.correction_decided': 'Questa correzione è già stata decisa.',
  'attendance.changed_since':
    'Il turno è cambiato dopo questa proposta. Rifiutala e chiedine una nuova.',
  'attendance.own_typed':
    'La tua retribuzione o le tue ferie dipendono da questo orario. Proponi una correzione; può deciderla {name}.',
  'attendance.own': 'Non puoi decidere una tua correzione.',
  'attendance.rules_too_far': 'Non puoi selezionare un giorno distante più di 10 anni.',
  'attendance.rules_too_many': 'Ci sono già 100 versioni delle regole.',
  'attendance.elsewhere':
    'La tua azienda permette di registrare entrata e uscita solo dalle sue reti. Collegati a una di esse o proponi una correzione.',
  'attendance.position_needed':
    'La tua azienda permette di registrare entrata e uscita solo nei suoi luoghi. Condividi la tua posizione, arrotondata a circa 100 m ed eliminata dopo {days, plural, one {# giorno} other {# giorni}}.',
  'attendance.outside':
    'Non sei in un luogo dal quale la tua azienda permette di registrare entrata e uscita. Vai in uno di essi o proponi una correzione.',
  'attendance.inaccurate':
    'Il tuo dispositivo conosce la sua posizione solo con una precisione di {metres} m. Attiva il Wi-Fi e i servizi di localizzazione e riprova, o proponi una correzione.',
  'attendance.place_twice': 'Ogni luogo ha bisogno di un nome proprio.',
  'attendance.network_form':
    'Inserisci un indirizzo o una rete in notazione CIDR, per esempio 203.0.113.0/24.',
  'kiosk.name': 'Inserisci un nome per il terminale.',
  'kiosk.most': 'Un’azienda ha al massimo {most} terminali presenze.',
  'kiosk.pin': 'Un PIN ha da 4 a 8 cifre.',
  'kiosk.weak_pin':
    'Questo PIN è facile da indovinare. Scegli cifre che non si ripetano e non siano in sequenza.',
  'kiosk.own_number': 'Scegli un PIN diverso dalla tua matricola.',
  'kiosk.no_number': 'Non hai ancora una matricola. Chiedila a un amministratore.',
  'kiosk.no_pin': 'Questa persona non ha un PIN per i terminali.',
  'kiosk.code': 'Questo link è già stato usato o è scaduto. Creane uno nuovo nella console.',
  'kiosk.token': 'Questo tablet non è associato. Chiedi un nuovo link a un amministratore.',
  'kiosk.paused':
    'Su questo terminale sono stati inseriti troppi PIN errati. Funzionerà di nuovo più tardi.',
  'kiosk.wrong':
    'La matricola e il PIN non corrispondono, oppure il PIN è bloccato. Dopo cinque tentativi errati si blocca per 15 minuti, poi più a lungo.',
})
