import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'checklist-templates': 'Plantillas de listas de tareas',
    checklists: 'Listas de tareas',
  },
  tables: { checklist_items: 'Tareas de las listas', checklists: 'Listas de tareas' },
  fields: {
    automatic: 'Automática',
    begun_at: 'Iniciada',
    checklist: 'Lista de tareas',
    checklist_id: 'Lista de tareas',
    checklists: 'Listas de tareas',
    due_on: 'Vence el',
    employment: 'Empleo',
    items_count: 'Tareas',
    next_due_on: 'Próximo vencimiento el',
    owner: 'Responsable',
    owner_name: 'Nombre del responsable',
    settled_at: 'Resuelta',
    settled_by: 'Resuelta por',
    settled_count: 'Tareas resueltas',
    settled_name: 'Resuelta por',
  },
  columns: { checklists: { day: 'Primer o último día' }, 'checklist-items': { text: 'Tarea' } },
  values: {
    contract_end: 'Fin del contrato',
    done: 'Hecha',
    hire: 'Contratación',
    joining: 'Incorporación',
    leaving: 'Salida',
    manager: 'Responsable',
    termination: 'Fin del empleo',
  },
} satisfies WordsLike<typeof english>
