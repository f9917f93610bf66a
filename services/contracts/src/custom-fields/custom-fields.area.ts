import type { AreaContracts } from '../kernel/area'
import { customFieldsApi } from './custom-fields.api'
import { customFieldErrors } from './custom-fields.errors'
import { customFieldEvents, customValueEvents } from './custom-fields.events'
import { customFieldTypesList } from './custom-fields.lists'

export const customFieldsContracts = {
  name: 'custom-fields',
  endpoints: [customFieldsApi],
  lists: [customFieldTypesList],
  events: [customFieldEvents, customValueEvents],
  errors: customFieldErrors,
} satisfies AreaContracts
