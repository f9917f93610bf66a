import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'checklist-templates': 'Checklist templates',
    checklists: 'Checklists',
  },
  tables: {
    checklist_items: 'Tasks of checklists',
    checklists: 'Checklists',
  },
  fields: {
    automatic: 'Automatic',
    begun_at: 'Started',
    checklist: 'Checklist',
    checklist_id: 'Checklist',
    checklists: 'Checklists',
    due_on: 'Due on',
    employment: 'Employment',
    items_count: 'Tasks',
    next_due_on: 'Next due on',
    owner: 'Owner',
    owner_name: 'Owner’s name',
    settled_at: 'Settled',
    settled_by: 'Settled by',
    settled_count: 'Tasks settled',
    settled_name: 'Settled by',
  },
  columns: {
    checklists: {
      day: 'First or last day',
    },
    'checklist-items': {
      text: 'Task',
    },
  },
  values: {
    contract_end: 'End of the contract',
    done: 'Done',
    hire: 'Hiring',
    joining: 'Joining',
    leaving: 'Leaving',
    manager: 'Manager',
    termination: 'Termination',
  },
} as const satisfies Words
