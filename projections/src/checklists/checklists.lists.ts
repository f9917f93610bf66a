import * as declared from '@workledger/contracts/checklists/checklists.lists'
import { ofEmployee, readList } from '../kernel/list-resource'
import { items, waitsFor } from './checklists.queries'

export const checklistTemplatesList = readList(
  declared.checklistTemplatesList,
  'checklist_templates as t',
  {
    sql: {
      items_count: 'jsonb_array_length(t.items)',
      stream: `'checklist-templates-' || t.workspace_id`,
    },
  },
)

export const checklistsList = readList(declared.checklistsList, 'checklists as c', {
  from: (db, { workspace }) =>
    db
      .selectFrom('checklists as c')
      .innerJoin('employees as e', 'e.id', 'c.employee_id')
      .where('c.workspace_id', '=', workspace),
  sql: {
    ...ofEmployee('c'),
    checklist: 'c.name',
    stream: `'checklists-' || c.employee_id`,
  },
})

export const checklistItemsList = readList(declared.checklistItemsList, {
  from: (db, { workspace }) => items(db, workspace),
  scope: (query, { employee }) => query.where('m.id', '=', employee),
  filters: { waits_for: (employee) => waitsFor(employee, true) },
  sql: {
    id: 'i.id',
    checklist_id: 'i.checklist_id',
    ...ofEmployee('i'),
    checklist: 'i.checklist',
    kind: 'i.kind',
    text: 'i.text',
    owner: 'i.owner',
    owner_id: 'm.id',
    owner_name: `nullif(read.full_name(m.first_name, m.last_name), '')`,
    due_on: 'i.due_on',
    status: 'i.status',
    reason: 'i.reason',
    settled_name: `(select read.full_name(s.first_name, s.last_name) from employees s where s.workspace_id = i.workspace_id and s.user_id = i.settled_by limit 1)`,
    settled_at: 'i.settled_at',
    place: 'i.place',
    revision: 'i.revision',
  },
})
