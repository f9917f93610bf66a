import { errors } from '../kernel/errors'

export const customFieldErrors = errors({
  'custom_fields.order': [
    422,
    'Name every field of the category once. Another person may have added or deleted one meanwhile.',
  ],
  'custom_fields.name': [422, 'Please input the Custom Field Name!'],
  'custom_fields.type': [422, 'Please input the Custom Field Type!'],
  'custom_fields.mandatory': [422, 'Select from below!'],
  'custom_fields.visible_to': [422, 'Select the visibility!'],
  'custom_fields.editable': [422, 'Select Editable!'],
  'custom_fields.category': [422, 'Choose company or employee.'],
  'custom_fields.category_stays': [422, 'The category of a field cannot be changed.'],
  'custom_fields.key_taken': [
    422,
    'There is a field "{name}" already. Two names must differ in more than spaces and capitals.',
  ],
  'custom_fields.too_many': [422, 'There are {most} fields already, the most that are possible.'],
  'custom_fields.has_values': [
    409,
    'This field has values, so its type cannot be changed. Clear them first, or add another field.',
  ],
  'custom_fields.changed': [
    409,
    'The field was changed or deleted in the meantime. Please reload and try again.',
  ],
  'custom_fields.required': [422, '"{name}" must not be empty.'],
  'custom_fields.admins_only': [403, 'Only an administrator can change "{name}".'],
  'custom_fields.date': [422, 'Please enter a date as YYYY-MM-DD.'],
  'custom_fields.whole': [422, 'Please enter a whole number of at most 15 digits.'],
  'custom_fields.number': [
    422,
    'Please enter a number of at most 15 digits and 10 decimal places.',
  ],
  'custom_fields.takes_file': [422, 'This field takes a file.'],
})
