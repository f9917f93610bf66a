import * as declared from '@workledger/contracts/custom-fields/custom-fields.lists'
import { readList } from '../kernel/list-resource'

export const customFieldTypesList = readList(declared.customFieldTypesList, {
  from: (db, { workspace }) => db.selectFrom('custom_field_types as f').where('f.workspace_id', '=', workspace),
  scope: (query) => query.where('f.visible_to', '=', 'everyone'),
  sql: {
    id: 'f.id',
    company_id: 'f.workspace_id',
    number: 'f.number',
    position: 'f.position',
    name: 'f.name',
    key: 'f.key',
    category: 'f.category',
    type: 'f.type',
    description: 'f.description',
    mandatory: 'f.mandatory',
    visible_to: 'f.visible_to',
    editable: 'f.editable',
    created_at: 'f.created_at',
    stream: `'custom-fields-' || f.workspace_id`,
    revision: 'f.revision',
  },
})
