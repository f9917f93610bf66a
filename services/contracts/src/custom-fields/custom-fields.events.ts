import * as z from 'zod'
import { fieldCategories, fieldKinds, LONGEST_PARAGRAPH } from '../kernel/custom-field'
import { event } from '../kernel/event'
import { count, id, personal, plain } from '../kernel/event-fields'

const customFieldRef = { workspace_id: id(), field_id: id() }

const definition = {
  name: plain(60),
  kind: z.enum(fieldKinds),
  description: plain(500).nullable(),
  editable: z.enum(['admin', 'employee']),
  visible_to: z.enum(['everyone', 'admin']),
  mandatory: z.boolean(),
}

/** The custom fields of a workspace: stream `custom-fields-{workspace}`. */
export const customFieldEvents = {
  /** `number`: counted up in the workspace and never reused. */
  CustomFieldAdded: event('CustomFieldAdded', {
    v: 1,
    data: z.object({
      ...customFieldRef,
      number: count(),
      category: z.enum(fieldCategories),
      ...definition,
    }),
  }),
  CustomFieldChanged: event('CustomFieldChanged', {
    v: 1,
    data: z.object({ ...customFieldRef, ...z.object(definition).partial().shape }),
  }),
  /** The order of a category's fields; unnamed ones come last. */
  CustomFieldsOrdered: event('CustomFieldsOrdered', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      category: z.enum(fieldCategories),
      field_ids: z.array(id()),
    }),
  }),
  CustomFieldDeleted: event('CustomFieldDeleted', { v: 1, data: z.object(customFieldRef) }),
  /**
   * These owners are about to get a value in each of these fields, whose kind is fixed from now on.
   * Fields by number, so that a field's history does not list its values. `planned`: by an import,
   * which completes on its own.
   */
  CustomFieldsClaimed: event('CustomFieldsClaimed', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      numbers: z.array(count()),
      owner_ids: z.array(id()),
      planned: z.boolean(),
    }),
  }),
  CustomFieldsReleased: event('CustomFieldsReleased', {
    v: 1,
    data: z.object({ workspace_id: id(), numbers: z.array(count()), owner_id: id() }),
  }),
}

/** A file is in `file`, with its name as the text. */
const value = z.object({ text: plain(LONGEST_PARAGRAPH), file: plain(64).nullable() })

/**
 * The values of one employee, or of the company under its own id: stream `custom-values-{owner}`.
 */
export const customValueEvents = {
  /** Fields by id → value; null: cleared. Omitted fields stay. */
  CustomValuesChanged: event('CustomValuesChanged', {
    v: 1,
    subject: 'owner_id',
    data: z.object({ owner_id: id(), values: personal(z.record(id(), value.nullable())) }),
  }),
}
