import type { AreaContracts } from '../kernel/area'
import { customFieldsApi } from './custom-fields.api'
import { customFieldErrors } from './custom-fields.errors'
import { customFieldsEventWords } from './custom-fields.event-words'
import { customFieldEvents, customValueEvents } from './custom-fields.events'
import { customFieldTypesList } from './custom-fields.lists'

export const customFieldsContracts = {
  name: 'custom-fields',
  endpoints: [customFieldsApi],
  lists: [customFieldTypesList],
  events: [customFieldEvents, customValueEvents],
  eventWords: customFieldsEventWords,
  errors: customFieldErrors,
} satisfies AreaContracts
