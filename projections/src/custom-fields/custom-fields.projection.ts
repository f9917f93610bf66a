import {
  customFieldEvents as e,
  customValueEvents as v,
} from '@workledger/contracts/custom-fields/custom-fields.events'
import { formKey, MOST_FIELDS, wordOf } from '@workledger/contracts/kernel/custom-field'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { customValuesDecider } from '@workledger/domain/custom-fields/custom-values'
import { smallLetters } from '../kernel/list'
import { at, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const customFieldTypes = table(
  'custom_field_types',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    number: col.int,
    /** Place in the form: by the newest order, or after all ordered fields by number. */
    position: col.int,
    category: col.text,
    name: col.text,
    key: col.text,
    kind: col.text,
    /** The kind, in the words of its category. */
    type: col.text,
    description: col.maybe.text,
    editable: col.text,
    visible_to: col.text,
    mandatory: col.bool,
    created_at: col.instant,
    revision: col.revision,
  },
  { counted: true, indexes: ['workspace_id, category, position'] },
)

/** Values in deleted fields stay in `custom_values`, but are not shown. */
export const deletedCustomFields = table(
  'deleted_custom_fields',
  { id: col.uuid, workspace_id: col.uuid },
  { indexes: ['workspace_id'] },
)

/** Values of an owner (an employee or the company) by field id, deleted fields included. */
export const customValues = table(
  'custom_values',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    values: col.json<Record<string, { text: string; file: string | null }>>(),
    /** All texts in lower case, one per line, so a search reads one column for any fields. */
    search: col.text,
    revision: col.revision,
  },
  { counted: true, indexes: ['workspace_id'] },
)

const field = (event: { data: { field_id: string } }) => event.data.field_id

export const customFieldsProjection = projection('custom_fields', {
  version: 5,
  tables: [customFieldTypes, deletedCustomFields, customValues],
  contents: [[customValues, customValuesDecider]],
  steps: [
    on(e.CustomFieldAdded, customFieldTypes, field, (_, event) => {
      const { field_id: id, ...data } = event.data
      return {
        id,
        ...data,
        position: MOST_FIELDS + data.number,
        key: formKey(data.name),
        type: wordOf(data.kind, data.category),
        created_at: at(event),
      }
    }),
    on(
      e.CustomFieldChanged,
      customFieldTypes,
      field,
      (row, { data: { workspace_id: _, field_id: __, ...data } }) => {
        if (!row) return undefined
        const next = { ...row, ...said(data) } as typeof row

        return {
          ...next,
          key: formKey(next.name),
          type: wordOf(next.kind as never, next.category as never),
        }
      },
    ),
    on(
      e.CustomFieldsOrdered,
      customFieldTypes,
      ({ data }) => data.field_ids,
      (row, { data: { field_ids } }, id) => row && { ...row, position: field_ids.indexOf(id) },
    ),
    on(e.CustomFieldDeleted, customFieldTypes, field, () => null),
    on(e.CustomFieldDeleted, deletedCustomFields, field, (_, { workspace }, id) => ({
      id,
      workspace_id: workspace,
    })),
    on(
      v.CustomValuesChanged,
      customValues,
      (event) => event.data.owner_id,
      (row, { workspace, data: { owner_id, values } }) => {
        const next = Object.entries({ ...row?.values, ...values }).flatMap(([id, value]) =>
          value ? [[id, value] as const] : [],
        )
        const search = smallLetters(next.map(([, { text }]) => text).join('\n'))
        return { id: owner_id, workspace_id: workspace, values: Object.fromEntries(next), search }
      },
    ),
    on(
      employeeEvents.EmployeeDeleted,
      customValues,
      (event) => event.data.employee_id,
      () => null,
    ),
  ],
})
