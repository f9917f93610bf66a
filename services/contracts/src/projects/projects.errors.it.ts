import { errorWords } from '../kernel/errors'
import type { projectErrors } from './projects.errors'

export const projectsErrorsIt = errorWords<'it', typeof projectErrors>()({
  'project.not_member': 'Il dipendente non fa parte del progetto. Prima aggiungilo.',
  'project.employee_unknown': 'Seleziona il dipendente.',
  'project.archived': 'Questo progetto è archiviato; prima ripristinalo.',
  'project.status_unknown': 'Questo stato non appartiene al progetto.',
  'project.status_taken': 'Questo nome è già in uso.',
  'project.status_one_of_each':
    'Un progetto ha uno stato predefinito e uno finale; prima scegline un altro per quella funzione.',
  'project.status_both': 'Lo stato predefinito non può essere quello finale.',
  'project.status_in_use': 'Alcune attività hanno questo stato; prima assegnane loro un altro.',
  'project.task_stale':
    'Nel frattempo un’altra persona ha modificato questa attività. Ora la vedi com’è adesso.',
  'project.too_many_tasks': 'Un progetto ha al massimo 10.000 attività.',
  'project.too_many_statuses': 'Un progetto ha al massimo 50 stati.',
  'project.too_many_members': 'Un progetto ha al massimo 5000 membri.',
  'project.list_unknown': 'Questo elenco di attività non appartiene al progetto.',
  'project.task_dates': 'La scadenza non può precedere la data di inizio.',
  'project.name': 'Inserisci il nome del progetto.',
  'project.status_name': 'Inserisci il nome dello stato.',
  'project.colour': 'Scegli un colore.',
  'project.title': 'Inserisci il titolo.',
})
