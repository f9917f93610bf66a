import { errorWords } from '../kernel/errors'
import type { checklistErrors } from './checklists.errors'

export const checklistsErrorsIt = errorWords<'it', typeof checklistErrors>()({
  'checklist.name': 'Inserisci il nome della checklist.',
  'checklist.item_text': 'Indica che cosa va fatto.',
  'checklist.no_items': 'Una checklist ha almeno una voce.',
  'checklist.most_items': 'Una checklist ha al massimo {most} voci.',
  'checklist.days': 'Scegli un numero di giorni tra -{most} e {most}.',
  'checklist.owner': 'Seleziona chi se ne occupa.',
  'checklist.name_taken': 'Esiste già una checklist con questo nome.',
  'checklist.most_templates': 'Un’azienda ha al massimo {most} checklist.',
  'checklist.kind': 'Seleziona se è per l’ingresso o per l’uscita.',
  'checklist.template': 'Seleziona la checklist.',
  'checklist.employee': 'Seleziona il dipendente.',
  'checklist.day': 'Seleziona il giorno.',
  'checklist.open': 'Questa checklist è già iniziata ed è aperta.',
  'checklist.most_open': 'Un dipendente ha al massimo {most} checklist aperte.',
  'checklist.cancelled': 'Questa checklist è stata annullata.',
  'checklist.reason': 'Indica il motivo.',
  'checklist.status': 'Scegli done, not_needed o open.',
})
