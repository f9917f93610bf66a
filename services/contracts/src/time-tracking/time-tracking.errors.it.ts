import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsIt = errorWords<'it', typeof timerErrors>()({
  'timer.description_and_project': 'Non puoi avviare il timer senza descrizione e progetto.',
  'timer.description': 'Non puoi avviare il timer senza descrizione.',
  'timer.description_blank': 'Non puoi lasciare vuota la descrizione.',
  'timer.tag': 'Un’etichetta ha da 1 a 40 caratteri e nessuna virgola.',
  'timer.tags_most': 'Una registrazione ha al massimo 10 etichette.',
  'timer.future': 'Non puoi selezionare un momento futuro.',
  'timer.too_short': 'Una registrazione dura almeno un secondo.',
  'timer.too_long': 'Una registrazione dura al massimo 24 ore.',
  'timer.too_old': 'Non puoi selezionare un momento di più di 10 anni fa.',
  'timer.end_before_start': 'La fine precede l’inizio.',
  'timer.ended': 'Questa registrazione è già terminata.',
  'timer.project_unknown': 'Questo progetto non esiste.',
  'timer.task_unknown': 'Questa attività non appartiene al progetto.',
  'timer.task_not_yours': 'Questa attività non è assegnata a te. Prima assegnala a te.',
  'timer.billed':
    'Questo tempo è fatturato con la fattura {number} e non si può più modificare né eliminare.',
  'timer.billed_draft':
    'Questo tempo è in una fattura in bozza. Toglilo dalla fattura prima di modificarlo o eliminarlo.',
  'timer.offline_ahead':
    'L’orologio del dispositivo è avanti di più di cinque minuti. Correggi l’ora.',
  'timer.offline_too_old':
    'Un’azione fatta senza connessione vale {days} giorni. Aggiungi questo tempo a mano.',
  'timer.offline_many':
    'In un mese sono arrivate più di {most} azioni fatte senza connessione. Aggiungi questo tempo a mano.',
  'timer.offline_changed':
    'Questa registrazione è cambiata altrove dopo che l’hai vista. Confronta le due, poi modificala comunque o scarta.',
  'timer.favourite_blank': 'Un preferito ha una descrizione o un progetto.',
  'timer.favourite_known': 'Questo lavoro è già tra i tuoi preferiti.',
  'timer.favourites_most': 'Hai {most} preferiti. Prima togline uno.',
  'timer.favourite_project_gone': 'Il suo progetto è stato eliminato.',
  'timer.favourite_project_archived': 'Il suo progetto è archiviato.',
  'timer.favourite_task_gone': 'La sua attività è stata eliminata.',
  'timer.favourite_task_done': 'La sua attività è completata.',
  'timer.favourite_task_others': 'La sua attività non è assegnata a te.',
  'timesheet.off': 'I fogli ore sono disattivati.',
  'timesheet.future': 'Questa settimana non è ancora iniziata.',
  'timesheet.submitted_already': 'Questa settimana è già stata inviata.',
  'timesheet.overlaps':
    'Alcuni giorni di questa settimana appartengono alla settimana inviata del {day}.',
  'timesheet.decided': 'Questa settimana non è più in attesa di una decisione.',
  'timesheet.not_approved': 'Questa settimana non è approvata.',
  'timesheet.own': 'Non puoi decidere la tua settimana.',
  'timesheet.decision': 'Approva o rinvia: una delle due.',
  'timesheet.not_your_step': 'Questo passaggio della settimana lo decide un’altra persona.',
  'timesheet.other_steps':
    'Le ore aggiunte dopo danno altri passaggi a questa settimana. Rinviala o riaprila, così il dipendente la invia di nuovo.',
  'timesheet.rule_overlaps': 'Un’altra regola vale per gli stessi reparti e le stesse ore.',
  'timesheet.rules_too_many': 'Ci sono già 50 regole.',
  'timesheet.rule_department': 'Scegli reparti che esistono.',
  'timesheet.rule_hours': 'Un numero di ore da 0 a 168, con al massimo due decimali.',
  'timesheet.rule_name': 'Inserisci un nome per la regola.',
  'timesheet.rule_steps': 'Una regola ha da uno a cinque passaggi.',
  'timesheet.step_role': 'Scegli il ruolo che decide questo passaggio.',
  'timesheet.step_people': 'Scegli da una a dieci persone attive per questo passaggio.',
  'timesheet.submitted_week':
    'La settimana del {day} è stata inviata. Ritirala per modificarne le ore.',
  'timesheet.submitted_week_by':
    'La settimana del {day} è stata inviata. Ritirala o chiedi a {name} di rinviarla.',
  'timesheet.approved_week': 'La settimana del {day} è approvata. Un amministratore può riaprirla.',
  'timesheet.approved_week_by': 'La settimana del {day} è approvata. {name} può riaprirla.',
  'timesheet.before_lock':
    'Le ore fino al {day} sono bloccate. Un amministratore può spostare la data di blocco.',
  'timesheet.lock_future': 'La data di blocco è precedente a oggi.',
  'timesheet.cell_in_list':
    'Questo tempo è formato da più registrazioni, da una in corso o da una oltre la mezzanotte. Modificale nell’elenco.',
  'timesheet.too_many_entries':
    'Questa settimana ha più di 5000 registrazioni. L’elenco le mostra.',
  'timesheet.longer_than_day': 'La giornata non ha spazio per questo tempo.',
  'time_import.file':
    'Non è un file CSV o XLSX. Esporta le registrazioni di tempo come CSV o Excel.',
  'time_import.empty': 'Il file non ha righe sotto le intestazioni.',
  'time_import.too_many':
    'Il file è troppo grande: al massimo {rows} righe, {columns} colonne e {characters} caratteri per cella.',
  'time_import.no_times':
    'Il file non ha colonne con una data e una durata o un inizio. Esporta il report dettagliato.',
  'time_import.zone': 'Scegli il fuso orario degli orari nel file.',
  'time_import.people': 'Le persone devono essere un oggetto che indica un dipendente per un nome.',
  'time_import.date_orders': 'Scegli day-first o month-first.',
  'time_import.date_order':
    'La data {example} si può leggere in due modi. Scegli se viene prima il giorno o il mese.',
  'time_import.too_long': 'Il testo supera {most} caratteri.',
  'time_import.task_alone': 'La riga indica un’attività senza progetto.',
  'time_import.not_yes_or_no': '«{text}» non è né sì né no.',
  'time_import.no_duration': 'La riga non ha né un inizio né una durata.',
  'time_import.running': 'La registrazione è ancora in corso: non ha né fine né durata.',
  'time_import.not_a_duration': '«{text}» non è una durata.',
  'time_import.not_a_date': '«{text}» non è una data.',
  'time_import.not_a_time': '«{text}» non è un orario.',
  'time_import.no_person': 'Nessun dipendente è scelto per {name}.',
  'time_import.left_out': 'Le righe di {name} sono escluse, come scelto.',
  'time_import.before_joining': 'La persona è entrata il {day}.',
  'time_import.after_leaving': 'L’ultimo giorno della persona era il {day}.',
  'time_import.project_ambiguous': 'Più progetti si chiamano {name}.',
  'time_import.running_still': 'Questa importazione è ancora in corso. Annullala quando è finita.',
  'time_import.kind_too_long': 'Un testo è troppo lungo.',
  'time_import.kind_not_yes_or_no': 'Se è fatturabile non è né sì né no.',
  'time_import.kind_not_a_duration': 'La durata non si può leggere.',
  'time_import.kind_not_a_date': 'La data non si può leggere.',
  'time_import.kind_not_a_time': 'L’orario non si può leggere.',
  'time_import.kind_no_person': 'Nessun dipendente è scelto per la persona.',
  'time_import.kind_left_out': 'La persona è esclusa, come scelto.',
  'time_import.kind_before_joining': 'Il giorno precede l’ingresso della persona.',
  'time_import.kind_after_leaving': 'Il giorno segue l’ultimo giorno della persona.',
  'time_import.kind_project_ambiguous': 'Più progetti hanno questo nome.',
  'time_import.kind_before_lock': 'La data di blocco blocca il giorno.',
  'time_import.kind_submitted_week': 'La settimana è inviata.',
  'time_import.kind_approved_week': 'La settimana è approvata.',
})
