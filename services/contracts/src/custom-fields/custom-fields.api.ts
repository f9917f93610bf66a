import * as z from 'zod'
import { fieldCategories, LONGEST_PARAGRAPH, MOST_FIELDS, typeWords } from '../kernel/custom-field'
import { listCall } from '../kernel/define-list'
import { area, endpoint, fileOrText } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import { bool, created, id, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { customFieldTypesList } from './custom-fields.lists'

const customFieldTypeParams = z.object({ ws: idOf('workspaces'), id: idOf('custom_field_types') })
const alone = z.object({ id: idOf('custom_field_types') })
const category = z.enum(fieldCategories, { error: 'custom_fields.category' })

export const customFieldBody = z.object({
  name: text('custom_fields.name', 60),
  /** Each category accepts both sets of words: `string` is `text`, `numeric` is `number`. */
  type: z.enum(typeWords, { error: 'custom_fields.type' }),
  description: optionalText(500),
  /** Who changes values besides admins; employees change only visible fields. */
  editable: z.enum(['admin', 'employee'], { error: 'custom_fields.editable' }),
  visible_to: z.enum(['everyone', 'admin'], { error: 'custom_fields.visible_to' }),
  mandatory: bool('custom_fields.mandatory'),
  company_id: id().optional(),
  category,
})

const changeBody = customFieldBody.partial()

/** Every field of a category, once each, in the order of the form. */
export const customFieldOrderBody = z.object({
  category,
  field_ids: z
    .array(id(), { error: 'custom_fields.order' })
    .min(1, { error: 'custom_fields.order' })
    .max(MOST_FIELDS, { error: 'custom_fields.order' }),
})

const answered = one(customFieldTypesList.row)

/** A field with its value, for permitted viewers. */
export const customField = z.object({
  custom_field_type_id: id(),
  name: z.string(),
  key: z.string(),
  type: z.enum(typeWords),
  description: z.string().nullable(),
  mandatory: z.boolean(),
  visible_to: z.enum(['everyone', 'admin']),
  /** Whether the caller may edit it. */
  editable: z.boolean(),
  /** Days as `YYYY-MM-DD`, numbers in decimals, a file's name; null without a value. */
  value: z.string().nullable(),
  document: z.object({ download_url: z.string() }).nullable(),
  /** Revision of all values of the employee or the company, which form one record; 0: none set. */
  revision: z.number(),
})

export type CustomField = z.output<typeof customField>

const fields = z.object({ data: z.array(customField) })

/** `value` of one field: a text, a number, or a file in a multipart form; blank clears it. */
export const customValueBody = z.object({
  custom_field_type_id: id(),
  value: fileOrText(LONGEST_PARAGRAPH),
})

const typed = z.union([characters(LONGEST_PARAGRAPH), z.number(), z.null()])

/**
 * A whole form: fields by id; omitted ones stay. Afterwards no mandatory field that the caller may
 * change is empty.
 */
export const customFormBody = z.object({
  values: z
    .record(z.uuid(), typed)
    .refine((values) => Object.keys(values).length <= MOST_FIELDS, { error: 'field.invalid' }),
})

const customFieldsErrors = [
  'custom_fields.admins_only',
  'custom_fields.changed',
  'custom_fields.required',
]
const file = { raw: 'file' } as const
const filters = { category: category.optional() }

export const customFieldsApi = area('custom-fields', {
  customFieldTypes: listCall(customFieldTypesList, {
    path: '/workspaces/{ws}/custom_field_types',
    summary: 'Custom fields in the order of their form',
    params: workspaceParams,
    filters,
  }),
  addCustomFieldType: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/custom_field_types',
    who: 'edit_company',
    summary: 'Add a custom field',
    status: 201,
    params: workspaceParams,
    body: customFieldBody,
    response: created(),
    errors: ['custom_fields.key_taken', 'custom_fields.too_many'],
  }),
  customFieldType: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/custom_field_types/{id}',
    who: 'member',
    summary: 'One custom field',
    params: customFieldTypeParams,
    response: answered,
  }),
  changeCustomFieldType: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/custom_field_types/{id}',
    who: 'edit_company',
    summary: 'Change a custom field; its type only without values',
    params: customFieldTypeParams,
    body: changeBody,
    response: answered,
    errors: ['custom_fields.has_values', 'custom_fields.key_taken'],
  }),
  orderCustomFieldTypes: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/custom_field_types',
    who: 'edit_company',
    summary: 'Order the custom fields of a category, in lists, forms and exports',
    params: workspaceParams,
    body: customFieldOrderBody,
    response: one(
      z.object({
        field_ids: z.array(id()),
        /** The highest of the fields'. */ revision: z.number(),
      }),
    ),
    errors: ['custom_fields.order'],
  }),
  deleteCustomFieldType: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/custom_field_types/{id}',
    who: 'edit_company',
    summary: 'Delete a custom field; its values remain only in the event log',
    params: customFieldTypeParams,
  }),
  customFieldTypesOfCompany: listCall(customFieldTypesList, {
    path: '/custom_field_types',
    summary: 'The same as below a workspace, for a caller with only one',
    filters,
  }),
  addCustomFieldTypeTo: endpoint({
    method: 'POST',
    path: '/custom_field_types',
    who: 'edit_company',
    summary: 'The same as below a workspace; `company_id` names one of several',
    status: 201,
    body: customFieldBody,
    response: created(),
    errors: ['custom_fields.key_taken', 'custom_fields.too_many'],
  }),
  customFieldTypeAlone: endpoint({
    method: 'GET',
    path: '/custom_field_types/{id}',
    who: 'member',
    summary: 'The same as below its workspace',
    params: alone,
    response: answered,
  }),
  changeCustomFieldTypeAlone: endpoint({
    method: 'PUT',
    path: '/custom_field_types/{id}',
    who: 'edit_company',
    summary: 'The same as below its workspace',
    params: alone,
    body: changeBody,
    response: answered,
    errors: ['custom_fields.has_values', 'custom_fields.key_taken'],
  }),
  deleteCustomFieldTypeAlone: endpoint({
    method: 'DELETE',
    path: '/custom_field_types/{id}',
    who: 'edit_company',
    summary: 'The same as below its workspace',
    params: alone,
  }),
  customFields: endpoint({
    method: 'GET',
    path: '/employees/{id}/custom_fields',
    who: 'self',
    summary: 'Custom fields of an employee with their values, as visible to the caller',
    params: employeeParams,
    response: fields,
  }),
  setCustomField: endpoint({
    method: 'POST',
    path: '/employees/{id}/custom_fields',
    who: 'self',
    whileReadOnly: 'own',
    summary: 'Set one custom field of an employee; multipart for a file',
    ifMatch: 'row',
    multipart: true,
    status: 200,
    params: employeeParams,
    body: customValueBody,
    response: one(customField),
    errors: customFieldsErrors,
  }),
  setCustomFields: endpoint({
    method: 'PUT',
    path: '/employees/{id}/custom_fields',
    who: 'self',
    whileReadOnly: 'own',
    summary: 'Save the custom fields of an employee as a form; mandatory ones need a value',
    params: employeeParams,
    body: customFormBody,
    response: fields,
    errors: customFieldsErrors,
  }),
  customFieldFile: endpoint({
    method: 'GET',
    path: '/employees/{id}/custom_fields/{fieldId}/file',
    who: 'self',
    summary: 'The file in a custom field of an employee',
    params: employeeParams.extend({ fieldId: idOf('custom_field_types') }),
    ...file,
  }),
  companyFields: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/custom_fields',
    who: 'member',
    summary: 'Custom fields of the company with their values, as visible to the caller',
    params: workspaceParams,
    response: fields,
  }),
  setCompanyField: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/custom_fields',
    who: 'member',
    ofCompany: true,
    summary: 'Set one custom field of the company; multipart for a file',
    ifMatch: 'row',
    multipart: true,
    status: 200,
    params: workspaceParams,
    body: customValueBody,
    response: one(customField),
    errors: customFieldsErrors,
  }),
  setCompanyFields: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/custom_fields',
    who: 'member',
    ofCompany: true,
    summary: 'Save the custom fields of the company as a form; mandatory ones need a value',
    params: workspaceParams,
    body: customFormBody,
    response: fields,
    errors: customFieldsErrors,
  }),
  companyFieldFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/custom_fields/{fieldId}/file',
    who: 'member',
    summary: 'The file in a custom field of the company',
    params: workspaceParams.extend({ fieldId: idOf('custom_field_types') }),
    ...file,
  }),
})
