import * as z from 'zod'
import { fieldCategories, typeWords } from '../kernel/custom-field'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { id } from '../kernel/shapes'

/** Whoever is no admin sees the fields that everyone sees. */
export const customFieldTypesList = defineList({
  name: 'custom-field-types',
  label: 'Custom fields',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    company_id: column.of('uuid', 'Company', id(), { exported: false, filterable: false, sortable: false }),
    number: column.number('Number', { exported: false }),
    position: column.number('Position', { exported: false }),
    name: column.text('Name', { searchable: true }),
    key: column.text('Form key', { searchable: true }),
    category: column.of('text', 'Category', z.enum(fieldCategories)),
    type: column.of('text', 'Type', z.enum(typeWords)),
    description: column.text('Description', { searchable: true, nullable: true }),
    mandatory: column.bool('Mandatory'),
    visible_to: column.of('text', 'Visible to', z.enum(['everyone', 'admin'])),
    editable: column.of('text', 'Editable by', z.enum(['admin', 'employee'])),
    created_at: column.instant('Added'),
    stream: column.stream(),
    revision: column.revision(),
  },
  // As the form shows them.
  sort: 'position',
})
export type CustomFieldType = RowOf<typeof customFieldTypesList>
