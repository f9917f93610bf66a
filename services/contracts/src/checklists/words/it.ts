import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'checklist-templates': 'Modelli di checklist',
    checklists: 'Checklist',
  },
  tables: {
    checklist_items: 'Voci delle checklist',
    checklists: 'Checklist',
  },
  fields: {
    automatic: 'Automatica',
    begun_at: 'Iniziata il',
    checklist: 'Checklist',
    checklist_id: 'Checklist',
    checklists: 'Checklist',
    due_on: 'Scadenza',
    employment: 'Rapporto di lavoro',
    items_count: 'Voci',
    next_due_on: 'Prossima scadenza',
    owner: 'Incaricato',
    owner_name: 'Nome dell’incaricato',
    settled_at: 'Conclusa il',
    settled_by: 'Conclusa da',
    settled_count: 'Voci concluse',
    settled_name: 'Conclusa da',
  },
  columns: {
    checklists: {
      day: 'Primo o ultimo giorno',
    },
    'checklist-items': {
      text: 'Voce',
    },
  },
  values: {
    contract_end: 'Fine del contratto',
    done: 'Fatta',
    hire: 'Assunzione',
    joining: 'Ingresso',
    leaving: 'Uscita',
    manager: 'Responsabile',
    termination: 'Cessazione',
  },
} satisfies WordsLike<typeof english>
