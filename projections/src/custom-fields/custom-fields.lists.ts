import * as declared from '@workledger/contracts/custom-fields/custom-fields.lists'
import { readList } from '../kernel/list-resource'

export const customFieldTypesList = readList(
  declared.customFieldTypesList,
  'custom_field_types as f',
  {
    scope: (query) => query.where('f.visible_to', '=', 'everyone'),
    sql: {
      company_id: 'f.workspace_id',
      stream: `'custom-fields-' || f.workspace_id`,
    },
  },
)
