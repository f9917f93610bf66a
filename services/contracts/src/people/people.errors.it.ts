import { errorWords } from '../kernel/errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsIt = errorWords<'it', typeof peopleErrors>()({
  'people.oid_taken': 'Questa matricola è già in uso.',
  'people.email_taken': 'Esiste già un dipendente con questo indirizzo email.',
  'people.terminated': 'Il rapporto di lavoro di questo dipendente è cessato.',
  'people.access_stopped': 'L’accesso di questo dipendente è sospeso.',
  'people.not_terminated': 'Il rapporto di lavoro di questo dipendente non è cessato.',
  'people.joined': 'Questo dipendente ha già accettato l’invito.',
  'people.no_email': 'Questo dipendente non ha un indirizzo email.',
  'people.manager_circle':
    'Un dipendente non può essere responsabile di sé, né direttamente né tramite altri.',
  'people.has_records':
    'Questa persona ha presenze, assenze, spese o retribuzioni che vanno conservate. Prima termina il rapporto di lavoro; dopo potrai eliminare il record.',
  'people.last_admin': 'Almeno una persona deve mantenere il ruolo Amministratore.',
  'people.self': 'Non puoi farlo su di te.',
  'people.first_name': 'Il nome è obbligatorio.',
  'people.last_name': 'Il cognome è obbligatorio.',
  'people.effective_on': 'Scegli un giorno di quest’anno, al più tardi oggi.',
  'people.rehire_date': 'Seleziona il nuovo primo giorno.',
  'people.rehired_too_early':
    'Il nuovo primo giorno deve essere dopo l’ultimo giorno del rapporto precedente, {day}.',
  'people.rehired_too_late': 'Il nuovo primo giorno deve essere entro un anno.',
  'people.ended_before':
    'L’ultimo giorno non può precedere la fine del rapporto precedente, {day}.',
  'people.ended_before_hire':
    'L’ultimo giorno non può precedere il primo, {day}. Correggi la data di assunzione, o elimina un dipendente che non ha mai iniziato.',
  'people.ended_before_work':
    'L’ultimo giorno non può precedere il {day}, l’ultimo in cui questo dipendente ha lavorato. Scegli quel giorno o uno successivo.',
  'people.hired_after_end': 'Il primo giorno non può essere dopo l’ultimo, {day}.',
  'people.termination_date': 'Seleziona la data di cessazione.',
})
