import * as z from 'zod'
import { fieldCategories, typeWords } from '../kernel/custom-field'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'

/** Without admin permission only the fields that everyone sees. */
export const customFieldTypesList = defineList({
  name: 'custom-field-types',
  label: 'Custom fields',
  who: 'member',
  columns: {
    id: column.uuid(),
    company_id: column.of('uuid', id(), { exported: false, filterable: false, sortable: false }),
    number: column.number({ exported: false }),
    position: column.number({ exported: false }),
    name: column.text({ searchable: true }),
    key: column.text({ searchable: true }),
    category: column.of('text', z.enum(fieldCategories)),
    type: column.of('text', z.enum(typeWords)),
    description: column.text({ searchable: true, nullable: true }),
    mandatory: column.bool(),
    visible_to: column.of('text', z.enum(['everyone', 'admin'])),
    editable: column.of('text', z.enum(['admin', 'employee'])),
    created_at: column.instant(),
    stream: column.stream(),
    revision: column.revision(),
  },
  // The order of the form.
  sort: 'position',
})

export type CustomFieldType = RowOf<typeof customFieldTypesList>
